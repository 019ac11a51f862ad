import type { ApplicationSummary } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AuditQueue } from '../../nest-api/src/audit/audit-queue.js';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { aParty } from '../saml/support/parties.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { aClient, RelyingParty } from '../support/relying-party.ts';
import { aServiceProvider } from '../support/service-provider.ts';

const PATH = '/api/v1/admin/applications';

interface Page {
  items: ApplicationSummary[];
  nextCursor: string | null;
  total?: number;
}

let api: TestApi;
let tenantId: string;
let person: Person;
let admin: ApiCaller;
let superadmin: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(() => api.stop());
beforeEach(async () => {
  tenantId = (await aTenant(api, { name: 'Acme' })).id;
  person = await aPerson(api, { tenantId, role: 'tenant_admin' });
  admin = await signedIn(api, person);
});

async function list(caller: ApiCaller, query = ''): Promise<Page> {
  const response = await caller.get(`${PATH}?${query}`);
  expect(response.status).toBe(200);
  return (await response.json()) as Page;
}

const namesIn = ({ items }: Page) => items.map(({ name }) => name);
const find = async (caller: ApiCaller, id: string) =>
  (await list(caller, 'limit=100')).items.find((item) => item.id === id);

async function signIn(client: Awaited<ReturnType<typeof aClient>>): Promise<RelyingParty> {
  const browser = new Browser(api);
  await browser.signIn(person);
  const app = await RelyingParty.discover(api, client);
  await app.signIn(browser, { scope: 'openid' });
  await api.app.get(AuditQueue).flush();
  return app;
}

test('both kinds are in one list, newest first, in pages', async () => {
  await aClient(admin, { name: 'First' });
  await aServiceProvider(admin, { name: 'Second' });
  await aClient(admin, { name: 'Third' });
  const first = await list(admin, 'limit=2&count=true');
  expect(namesIn(first)).toEqual(['Third', 'Second']);
  expect(first.total).toBe(3);
  const second = await list(admin, `limit=2&count=true&cursor=${first.nextCursor}`);
  expect(namesIn(second)).toEqual(['First']);
  expect(second.total).toBe(3);
  expect((await list(admin, 'limit=1&count=true&kind=saml')).total).toBe(1);
  expect(second.nextCursor).toBeNull();
});

test('has the kind of each, and finds them by kind, status, name and identifier', async () => {
  const web = await aClient(admin, { name: 'Shop' });
  await aClient(admin, { name: 'Till', token_endpoint_auth_method: 'none' });
  await aClient(admin, {
    name: 'Phone',
    token_endpoint_auth_method: 'none',
    application_type: 'native',
    redirect_uris: ['com.example.app:/callback'],
  });
  await aClient(admin, {
    name: 'Screen',
    token_endpoint_auth_method: 'none',
    redirect_uris: [],
    grant_types: ['urn:ietf:params:oauth:grant-type:device_code'],
    scopes: ['openid'],
  });
  await aClient(admin, {
    name: 'Robot',
    redirect_uris: [],
    grant_types: ['client_credentials'],
    scopes: [],
    is_active: false,
  });
  const provider = await aServiceProvider(admin, { name: 'Sheets' });

  const { items } = await list(admin);
  expect(Object.fromEntries(items.map(({ name, kind }) => [name, kind]))).toEqual({
    Shop: 'web',
    Till: 'spa',
    Phone: 'native',
    Screen: 'device',
    Robot: 'machine',
    Sheets: 'saml',
  });
  expect(items.find(({ name }) => name === 'Shop')).toMatchObject({
    id: web.id,
    identifier: web.client_id,
    tenant_id: tenantId,
    tenant_name: 'Acme',
    is_active: true,
    last_sign_in_at: null,
    failures: 0,
    certificate_expires_at: null,
  });
  expect(namesIn(await list(admin, 'kind=saml'))).toEqual(['Sheets']);
  expect(namesIn(await list(admin, 'status=disabled'))).toEqual(['Robot']);
  expect(namesIn(await list(admin, 'status=active&kind=machine'))).toEqual([]);
  expect(namesIn(await list(admin, 'search=HEET'))).toEqual(['Sheets']);
  expect(namesIn(await list(admin, 'search=%25'))).toEqual([]);
  expect(namesIn(await list(admin, `search=${web.client_id.slice(4, 20)}`))).toEqual(['Shop']);
  expect(namesIn(await list(admin, `search=${encodeURIComponent(provider.entity_id)}`))).toEqual(['Sheets']);
});

test("an admin sees only their tenant's; a superadmin sees all, or those of one tenant", async () => {
  await aClient(admin, { name: 'Ours' });
  const other = await aTenant(api);
  const stranger = await signedIn(api, await aPerson(api, { tenantId: other.id, role: 'tenant_admin' }));
  await aServiceProvider(stranger, { name: 'Theirs' });
  const platform = await aClient(superadmin, { name: 'Everyone’s' });

  expect(namesIn(await list(admin))).toEqual(['Ours']);
  expect(namesIn(await list(superadmin, `tenant_id=${other.id}`))).toEqual(['Theirs']);
  expect(namesIn(await list(superadmin, 'limit=3'))).toEqual(['Everyone’s', 'Theirs', 'Ours']);
  expect((await admin.get(`${PATH}?tenant_id=${other.id}`)).status).toBe(404);
  expect(await find(superadmin, platform.id)).toMatchObject({ tenant_id: null, tenant_name: null });
});

test('a deleted application and the web app of Gatehouse itself are not listed', async () => {
  const { id } = await aClient(admin, { name: 'Gone' });
  await admin.delete(`/api/v1/admin/oauth2/clients/${id}`);
  expect(namesIn(await list(admin))).toEqual([]);
  const { items } = await list(superadmin, 'search=gatehouse-web');
  expect(items).toEqual([]);
});

test('a user cannot list applications', async () => {
  const user = await signedIn(api, await aPerson(api, { tenantId }));
  expect((await user.get(PATH)).status).toBe(403);
});

test('has the last sign-in and the number of rejected requests in a week', async () => {
  const client = await aClient(admin);
  const app = await signIn(client);
  const signedInAt = (await find(admin, client.id))?.last_sign_in_at;
  expect(Date.parse(signedInAt ?? '')).toBeGreaterThan(Date.now() - 60_000);

  for (const _ of [1, 2]) await expect(app.refresh('not-a-token')).rejects.toThrow();
  await api.app.get(AuditQueue).flush();
  expect(await find(admin, client.id)).toMatchObject({ failures: 2, last_sign_in_at: signedInAt });
});

test('a refreshed token is not a sign-in, but a machine token and an assertion are', async () => {
  const queue = api.app.get(AuditQueue);
  const robot = await aClient(admin, {
    redirect_uris: [],
    grant_types: ['client_credentials'],
    scopes: [],
  });
  const refreshed = await aClient(admin);
  const provider = await aServiceProvider(admin);
  const issued = (type: string, id: string, detail: Record<string, string>) =>
    queue.add({
      tenantId,
      actor: { type: 'user', id: person.id },
      action: type === 'oauth_client' ? 'token.issued' : 'saml.signed_in',
      target: { type, id },
      outcome: 'success',
      detail,
    });
  issued('oauth_client', robot.id, { grant_type: 'client_credentials' });
  issued('oauth_client', refreshed.id, { grant_type: 'refresh_token' });
  issued('saml_service_provider', provider.id, {});
  await queue.flush();
  expect((await find(admin, robot.id))?.last_sign_in_at).not.toBeNull();
  expect((await find(admin, refreshed.id))?.last_sign_in_at).toBeNull();
  expect((await find(admin, provider.id))?.last_sign_in_at).not.toBeNull();
});

test('has the earliest certificate expiry, ignoring certificates that the metadata no longer contains', async () => {
  const { id, certificates } = await aServiceProvider(admin, {
    signing_certificates: [aParty('first').certificate, aParty('second').certificate],
  });
  const ends = certificates.map(({ not_after }) => not_after).sort();
  expect(await find(admin, id)).toMatchObject({ certificate_expires_at: ends[0] });

  const em = api.app.get(EntityManager);
  await api.app.get(UnitOfWork).onPlatform('test data', () =>
    em.execute(
      `update saml_service_providers set certificates = jsonb_set(certificates, '{0,retiredAt}', to_jsonb(now()))
       where id = ?`,
      [id],
    ),
  );
  const kept = certificates[1]?.not_after;
  expect(await find(admin, id)).toMatchObject({ certificate_expires_at: kept });
});

test("sign-ins to a platform application are found in the users' tenants", async () => {
  const client = await aClient(superadmin);
  await signIn(client);
  expect((await find(superadmin, client.id))?.last_sign_in_at).not.toBeNull();
});
