import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aClient, RelyingParty } from '../support/relying-party.ts';

const PATH = '/api/v1/oauth2/grants';
let api: TestApi;
let superadmin: ApiCaller;
let person: Person;
let asPerson: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  superadmin = await signedIn(api, await aPerson(api));
  person = await aPerson(api, { tenantId: (await aTenant(api, { name: 'Acme' })).id });
  asPerson = await signedIn(api, person);
});
afterAll(() => api.stop());

const remove = (by: ApiCaller, id: string) =>
  api.fetch(`${PATH}/${id}`, { method: 'DELETE', headers: { authorization: `Bearer ${by.token}` } });

const listed = async (by: ApiCaller) =>
  ((await (await by.get(PATH)).json()) as { items: { id: string }[] }).items;

/** Creates a browser of the user, an application and its token. */
async function connected(more: Record<string, unknown> = {}) {
  const app = await RelyingParty.discover(api, await aClient(superadmin, more));
  const browser = new Browser(api);
  await browser.signIn(person);
  const request = await app.request();
  let page = await browser.follow(request.url);
  if (page.pathname.startsWith('/interaction/')) page = await browser.proceed(page, 'allow');
  const tokens = await app.redeem(page, request);
  const userinfo = () =>
    api.fetch('/api/v1/oauth2/userinfo', { headers: { authorization: `Bearer ${tokens.access_token}` } });
  return { app, browser, userinfo };
}

test('a user sees their consents and withdraws one, which ends its token', async () => {
  const { app, browser, userinfo } = await connected();
  const [mine] = await listed(asPerson);
  expect(mine).toMatchObject({ name: 'Expense reports', has_access: true, is_active: true });
  expect((await userinfo()).status).toBe(200);

  expect((await remove(asPerson, mine?.id ?? '')).status).toBe(204);
  expect(await listed(asPerson)).toEqual([]);
  expect((await userinfo()).status).toBe(401);
  expect((await browser.follow((await app.request()).url)).pathname).toMatch(/^\/interaction\//);
  expect((await remove(asPerson, mine?.id ?? '')).status).toBe(404);
});

test('a user withdraws one scope: its tokens end, and the next sign-in asks only for that scope', async () => {
  const { app, browser, userinfo } = await connected({ name: 'One scope' });
  const mine = async () =>
    (
      (await listed(asPerson)) as unknown as { id: string; name: string; scopes: Record<string, unknown>[] }[]
    ).find(({ name }) => name === 'One scope');
  const before = await mine();
  const withdraw = (by: ApiCaller, scope: string) =>
    by.post(`${PATH}/${before?.id}/scopes/withdraw`, { scope });
  const scopesOf = (one: typeof before) =>
    one?.scopes.map(({ scope, resource, can_withdraw }) => [scope, resource, can_withdraw]);
  expect(scopesOf(before)).toEqual([
    ['openid', null, false],
    ['profile', null, true],
    ['email', null, true],
    ['tenant', null, true],
  ]);

  // A request without the scope does not change its grants.
  const narrow = await app.request({ scope: 'openid profile' });
  const other = new Browser(api);
  await other.signIn(person);
  const kept = await app.redeem(await other.follow(narrow.url), narrow);

  for (const scope of ['openid', 'offline_access', 'nothing'])
    expect((await withdraw(asPerson, scope)).status, scope).toBe(404);
  expect((await withdraw(superadmin, 'email')).status).toBe(404);
  expect((await userinfo()).status).toBe(200);

  expect((await withdraw(asPerson, 'email')).status).toBe(204);
  expect((await userinfo()).status).toBe(401);
  expect(await app.userinfo(kept.access_token, person.id)).toMatchObject({ sub: person.id });
  expect(scopesOf(await mine())?.map(([scope]) => scope)).toEqual(['openid', 'profile', 'tenant']);
  expect((await withdraw(asPerson, 'email')).status).toBe(404);

  const asked = await browser.follow((await app.request()).url);
  const { scopes } = (await (await browser.interaction(asked)).json()) as { scopes: { scope: string }[] };
  expect(scopes.map(({ scope }) => scope)).toContain('email');
  const without = await app.request({ scope: 'openid profile tenant' });
  expect((await browser.follow(without.url)).pathname).not.toMatch(/^\/interaction\//);
});

test('no other user can see or withdraw the consents of a user', async () => {
  const { userinfo } = await connected();
  const [mine] = await listed(asPerson);
  const other = await signedIn(api, await aPerson(api, { tenantId: person.tenantId as string }));
  expect(await listed(other)).toEqual([]);
  expect((await remove(other, mine?.id ?? '')).status).toBe(404);
  expect((await remove(superadmin, mine?.id ?? '')).status).toBe(404);
  expect((await userinfo()).status).toBe(200);
});

test('an application without a consent page is also listed', async () => {
  await connected({ name: 'Intranet', skip_consent: true });
  expect(await listed(asPerson)).toContainEqual(
    expect.objectContaining({ name: 'Intranet', has_access: true }),
  );
});

const DAY = 86_400;

/** Tokens of an application with offline access and its own limits. */
async function offline(given: Record<string, unknown>, issuer?: string) {
  const client = await aClient(superadmin, { tenant_id: person.tenantId, ...given });
  const app = await RelyingParty.discover(api, client, undefined, issuer);
  const browser = new Browser(api);
  await browser.signIn(person);
  const request = await app.request({ scope: 'openid offline_access', prompt: 'consent' });
  const page = await browser.follow(request.url);
  const { lifetime } = (await (await browser.interaction(page)).json()) as { lifetime: unknown };
  const tokens = await app.redeem(await browser.proceed(page, 'allow'), request);
  return { client, app, lifetime, tokens };
}

interface Listed {
  id: string;
  has_access: boolean;
  is_offline: boolean;
  last_used_at: string;
  expires_at: string | null;
}

const listedOne = async (id: string) => (await listed(asPerson)).find((item) => item.id === id) as Listed;

test.each([
  ['both limits', { offline_idle_seconds: 2 * DAY, offline_total_seconds: 30 * DAY }, 2 * DAY, 30 * DAY],
  ['the total alone', { offline_idle_seconds: 9 * DAY, offline_total_seconds: DAY }, DAY, DAY],
  [
    'a token that does not last longer by being used',
    {
      token_endpoint_auth_method: 'none',
      offline_idle_seconds: 2 * DAY,
      offline_total_seconds: 30 * DAY,
    },
    2 * DAY,
    2 * DAY,
  ],
])(
  'the consent page and the list show how long access lasts: %s',
  async (_name, given, idleSeconds, totalSeconds) => {
    const { client, lifetime, app, tokens } = await offline(given);
    expect(lifetime).toEqual({ accessSeconds: 3600, offline: { idleSeconds, totalSeconds } });
    await app.refresh(String(tokens.refresh_token));
    const mine = await listedOne(client.id);
    expect(mine).toMatchObject({ has_access: true, is_offline: true });
    const left = (Date.parse(String(mine.expires_at)) - Date.now()) / 1000;
    expect(Math.abs(left - idleSeconds)).toBeLessThan(60);
  },
);

test('a refresh is the last use', async () => {
  const { client, app, tokens } = await offline({});
  const before = (await listedOne(client.id)).last_used_at;
  await app.refresh(String(tokens.refresh_token));
  expect(Date.parse((await listedOne(client.id)).last_used_at)).toBeGreaterThan(Date.parse(before));
});

test('access without a refresh token ends after an hour, and the consent stays in the list', async () => {
  const client = await aClient(superadmin);
  const app = await RelyingParty.discover(api, client);
  const browser = new Browser(api);
  await browser.signIn(person);
  const request = await app.request({ scope: 'openid' });
  const page = await browser.follow(request.url);
  expect(await (await browser.interaction(page)).json()).toMatchObject({
    lifetime: { accessSeconds: 3600, offline: null },
  });
  await app.redeem(await browser.proceed(page, 'allow'), request);
  const age = (seconds: number) =>
    asOwner(
      api,
      `update oauth_authorizations set last_used_at = now() - make_interval(secs => ${seconds})
      where client_id = '${client.client_id}'`,
    );

  await age(3_590);
  expect(await listedOne(client.id)).toMatchObject({ has_access: true, is_offline: false });
  await age(3_601);
  expect(await listedOne(client.id)).toMatchObject({ has_access: false, expires_at: null });
});

test('tokens of the organization’s own issuer are listed and withdrawn like all others', async () => {
  const { rows } = await asOwner(api, `select slug from tenants where id = '${person.tenantId}'`);
  const { client, app, tokens } = await offline({}, `${api.settings.PUBLIC_URL}/t/${rows[0]?.slug}`);
  expect(await listedOne(client.id)).toMatchObject({ has_access: true, is_offline: true });
  expect((await remove(asPerson, client.id)).status).toBe(204);
  expect(await app.introspect(tokens.access_token)).toEqual({ active: false });
  await expect(app.refresh(String(tokens.refresh_token))).rejects.toMatchObject({ error: 'invalid_grant' });
});

/** Runs one statement as the database owner. */
async function asOwner(at: TestApi, sql: string): Promise<{ rows: Record<string, string>[] }> {
  const owner = new pg.Client({ connectionString: at.database.ownerUrl });
  await owner.connect();
  try {
    return await owner.query(sql);
  } finally {
    await owner.end();
  }
}
