import type { LaunchDto, Overview, Problem, SearchHit, SearchResults } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aMembership, aPerson, aTenant, signedIn } from '../support/data.ts';
import { aClient } from '../support/relying-party.ts';
import { aServiceProvider } from '../support/service-provider.ts';
import { type Side, twoTenants } from '../support/two-tenants.ts';

const clock = new HeldClock(new Date());
let api: TestApi;
let a: Side;
let b: Side;
let superadmin: ApiCaller;
beforeAll(async () => {
  api = await startApi({ clock });
  ({ a, b, superadmin } = await twoTenants(api));
});
afterAll(() => api.stop());

const ask = (who: ApiCaller, q: string) => who.get(`/api/v1/search?q=${encodeURIComponent(q)}`);
const groups = async (who: ApiCaller, q: string) => {
  const response = await ask(who, q);
  expect(response.status).toBe(200);
  return ((await response.json()) as SearchResults).groups;
};
const hits = async (who: ApiCaller, q: string): Promise<SearchHit[]> =>
  (await groups(who, q)).flatMap(({ items }) => items);
const titles = async (who: ApiCaller, q: string) => (await hits(who, q)).map(({ title }) => title);

test('a superadmin finds a tenant by the beginning of its name, by its code, and by a part of a word', async () => {
  for (const typed of ['al', 'ALPHA', 'anvils alph', 'nvil', a.tenant.code.toLowerCase()]) {
    expect(await hits(superadmin, typed), typed).toContainEqual({
      id: a.tenant.id,
      thing: 'tenant',
      title: 'Alpha Anvils',
      detail: a.tenant.code,
      tenantName: null,
    });
  }
});

test('a superadmin finds users, applications, connections and domains, with their organizations', async () => {
  const [user] = await hits(superadmin, b.user.email);
  expect(user).toMatchObject({ id: b.user.id, thing: 'user', title: 'Pat Person', detail: b.user.email });
  const found = await hits(superadmin, `${b.tenant.slug}.example`);
  expect(found).toContainEqual(
    expect.objectContaining({ id: b.domainId, thing: 'domain', tenantName: 'Beta Bakeries' }),
  );
  await aClient(b.asAdmin, { name: 'Bread Ledger' });
  const [application] = await hits(superadmin, 'bread');
  expect(application).toMatchObject({ thing: 'oauth_client', tenantName: 'Beta Bakeries' });
  for (const thing of ['connection', 'saml_provider']) {
    const name =
      thing === 'connection'
        ? await nameOf(b, 'sso-configurations', b.connectionId)
        : await nameOf(b, 'admin/saml/service-providers', b.serviceProviderId);
    const all = await hits(superadmin, name);
    expect(all.filter((hit) => hit.thing === thing).length, name).toBeGreaterThan(0);
  }
});

test('a tenant admin finds their own objects and nothing of another organization, even for shared users', async () => {
  await aMembership(api, a.user, { tenantId: b.tenant.id });
  expect((await hits(a.asAdmin, a.user.email)).map(({ id }) => id)).toEqual([a.user.id]);
  for (const typed of ['beta', b.user.email, b.admin.email, b.tenant.slug, b.tenant.code, 'bread ledger']) {
    expect(await hits(a.asAdmin, typed), typed).toEqual([]);
  }
  const everything = await groups(a.asAdmin, 'pa');
  expect(everything.flatMap(({ items }) => items.map(({ id }) => id)).sort()).toEqual(
    [a.admin.id, a.user.id].sort(),
  );
  const domains = (await hits(a.asAdmin, 't-')).filter(({ thing }) => thing === 'domain');
  expect(domains.map(({ id }) => id)).toEqual([a.domainId]);
  expect((await groups(a.asAdmin, 'alpha')).map(({ kind }) => kind)).not.toContain('tenants');
});

test('a member finds nothing, and a role of the organization finds what it can manage', async () => {
  const member = await aPerson(api, { tenantId: a.tenant.id, email: 'zoe@search.test' });
  const asMember = await signedIn(api, member);
  expect(await groups(asMember, 'zoe')).toEqual([]);
  const { version } = (await (await a.asAdmin.get(`/api/v1/users/${member.id}`)).json()) as {
    version: number;
  };
  const changed = await a.asAdmin.patch(`/api/v1/users/${member.id}`, {
    version,
    role: 'tenant_user',
    roleId: a.roleId,
  });
  expect(changed.status).toBe(200);
  const asHelpDesk = await signedIn(api, member);
  expect(await titles(asHelpDesk, 'zoe')).toEqual(['Pat Person']);
  expect(await titles(asHelpDesk, 'ledger')).toEqual([]);
});

test('a visitor finds nothing', async () => {
  expect((await api.fetch('/api/v1/search?q=alpha')).status).toBe(401);
});

test.each([
  ['', 'too little'],
  ['x', 'too little'],
  ['   a  ', 'too little'],
  ['a'.repeat(101), 'too much'],
  ['\u0000\u0000ab', 'no text'],
])('%j is rejected at its field: %s', async (q) => {
  const response = await ask(superadmin, q);
  expect(response.status).toBe(400);
  expect(((await response.json()) as Problem).errors?.[0]?.field).toBe('q');
});

test.each(['%%', '__', "';--", '\\\\', '"" or 1=1', '%_%', '🙂🙂', 'a\\', '( or ('])(
  '%s is read literally',
  async (q) => {
    expect(await hits(superadmin, q)).toEqual([]);
  },
);

test('wildcard characters are found literally in a name, and so are other scripts', async () => {
  const names = ['100% Wool_Works', "O'Hara & Söhne", 'שלום עולם', 'İzmir Çelik', '株式会社 日本'];
  for (const name of names) await aTenant(api, { name });
  for (const [typed, name] of [
    ['100%', names[0]],
    ['wool_', names[0]],
    ["o'ha", names[1]],
    ['söhne', names[1]],
    ['שלום', names[2]],
    ['עו', names[2]],
    ['İzmir', names[3]],
    ['日本', names[4]],
  ] as const) {
    expect(await titles(superadmin, typed), typed).toEqual([name]);
  }
});

test('a few results of each kind are shown, and marked as incomplete', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, place) => aTenant(api, { name: `Manifold ${place}` })));
  const [group] = await groups(superadmin, 'manifold');
  expect(group).toMatchObject({ kind: 'tenants', more: true });
  expect(group?.items.map(({ title }) => title)).toEqual(
    [0, 1, 2, 3, 4, 5].map((place) => `Manifold ${place}`),
  );
});

test('searches without a pause are rate-limited and continue after a wait', async () => {
  const hasty = await signedIn(api, await aPerson(api));
  for (let asked = 0; asked < 110; asked += 10) {
    await Promise.all(Array.from({ length: 10 }, () => ask(hasty, 'alpha')));
  }
  const response = await ask(hasty, 'alpha');
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  clock.advance(60);
  expect((await ask(hasty, 'alpha')).status).toBe(200);
});

test('an overview counts only the organization, and a superadmin sees all', async () => {
  const overview = async (who: ApiCaller, query = '') =>
    (await (await who.get(`/api/v1/overview${query}`)).json()) as Overview;
  const own = await overview(a.asAdmin);
  expect(own).toMatchObject({
    tenants: null,
    users: 3,
    invitations: 1,
    roles: 1,
    applications: 1,
    samlProviders: 1,
    apis: 1,
    connections: 1,
    domains: 1,
    verifiedDomains: 0,
  });
  expect(own.events).toBeGreaterThan(5);
  expect(own.sessions).toBeGreaterThan(1);
  clock.advance(60);
  const all = await overview(superadmin);
  expect(all.tenants).toBeGreaterThan(9);
  expect(all.applications).toBe(3);
  expect(await overview(superadmin, `?tenantId=${b.tenant.id}`)).toMatchObject({
    tenants: null,
    applications: 2,
  });
  expect((await a.asAdmin.get(`/api/v1/overview?tenantId=${b.tenant.id}`)).status).toBe(404);
  expect((await superadmin.get(`/api/v1/overview?tenantId=${crypto.randomUUID()}`)).status).toBe(404);
});

test('the launchpad lists the applications that can be opened: of the organization and of the platform', async () => {
  const launchpad = async (who: ApiCaller) =>
    ((await (await who.get('/api/v1/launchpad')).json()) as { items: LaunchDto[] }).items;
  const asUser = await signedIn(api, a.user);
  expect(await launchpad(asUser)).toEqual([]);
  const own = await aServiceProvider(a.asAdmin, { name: 'Payroll', allow_idp_initiated: true });
  await aServiceProvider(b.asAdmin, { name: 'Bakery', allow_idp_initiated: true });
  await aServiceProvider(superadmin, { name: 'Everybody', allow_idp_initiated: true });
  expect((await launchpad(asUser)).map(({ name }) => name)).toEqual(['Everybody', 'Payroll']);
  expect((await launchpad(asUser))[1]?.url).toContain(
    `/saml/t/${a.tenant.slug}/sso?service_provider=${own.id}`,
  );
  expect((await launchpad(superadmin)).map(({ name }) => name)).toEqual(['Everybody']);

  expect((await launchpad(asUser)).map(({ lastUsedAt }) => lastUsedAt)).toEqual([null, null]);
  const event = {
    action: 'saml.signed_in',
    outcome: 'success',
    actor: { type: 'user', id: a.user.id },
    target: { type: 'saml_service_provider', id: own.id },
  };
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  await owner.query('insert into audit_events (tenant_id, event) values ($1, $2)', [a.tenant.id, event]);
  await owner.end();
  const [everybody, payroll] = await launchpad(asUser);
  expect(everybody?.lastUsedAt).toBeNull();
  expect(Date.now() - Date.parse(payroll?.lastUsedAt ?? '')).toBeLessThan(60_000);
  expect((await launchpad(a.asAdmin)).map(({ lastUsedAt }) => lastUsedAt)).toEqual([null, null]);
});

async function nameOf(side: Side, list: string, id: string): Promise<string> {
  const { name } = (await (await side.asAdmin.get(`/api/v1/${list}/${id}`)).json()) as { name: string };
  return name;
}
