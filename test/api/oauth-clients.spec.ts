import { WEB_CLIENT } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { aClient, CALLBACK, type Registered, RelyingParty } from '../support/relying-party.ts';

const PATH = '/api/v1/admin/oauth2/clients';

let api: TestApi;
let owner: pg.Client;
let superadmin: ApiCaller;
let admin: ApiCaller;
let user: ApiCaller;
let tenantId: string;

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  superadmin = await signedIn(api, await aPerson(api));
  tenantId = (await aTenant(api)).id;
  admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  user = await signedIn(api, await aPerson(api, { tenantId }));
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

const minimal = (change: Record<string, unknown> = {}) => ({
  name: 'An app',
  redirect_uris: [CALLBACK],
  ...change,
});

async function json(response: Response) {
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

describe('registration', () => {
  test('keeps the given values, and returns the secret only once', async () => {
    const given = {
      name: 'Expense reports',
      client_id: 'expenses',
      client_secret: 'a-secret-of-sixteen-and-more',
      redirect_uris: [CALLBACK],
      scopes: ['openid', 'email'],
      is_active: true,
    };
    const { status, body } = await json(await superadmin.post(PATH, given));
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...given, tenant_id: null, skip_consent: false, version: 1 });

    const read = await json(await superadmin.get(`${PATH}/${body.id}`));
    expect(read.body).toMatchObject({ client_id: 'expenses' });
    expect(read.body).not.toHaveProperty('client_secret');
  });

  test('generates omitted values', async () => {
    const { body } = await json(await superadmin.post(PATH, minimal()));
    expect(body).toMatchObject({
      client_id: expect.stringMatching(/^app-[0-9a-f]{24}$/),
      client_secret: expect.stringMatching(/^ghk_[\w-]{43}$/),
      scopes: ['openid', 'profile', 'email'],
      is_active: true,
      token_endpoint_auth_method: 'client_secret_basic',
    });
  });

  test('is in the audit log of the organization, without the secret', async () => {
    const { client_id, client_secret } = await aClient(admin);
    const { rows } = await owner.query(
      `select event from audit_events where tenant_id = $1 and action = 'oauth_client.created' order by seq desc limit 1`,
      [tenantId],
    );
    expect(rows[0].event.detail).toMatchObject({ client_id, redirect_uris: [CALLBACK] });
    expect(JSON.stringify(rows)).not.toContain(client_secret);
  });

  test.each([
    [{ name: ' ' }, 'name', 400],
    [{ redirect_uris: [] }, 'redirect_uris'],
    [{ redirect_uris: ['https://*.example.test/cb'] }, 'redirect_uris.0'],
    [{ redirect_uris: ['http://app.example.test/cb'] }, 'redirect_uris.0'],
    [{ redirect_uris: ['https://app.example.test/cb#x'] }, 'redirect_uris.0'],
    [{ redirect_uris: ['https://user:pass@app.example.test/'] }, 'redirect_uris.0'],
    [{ redirect_uris: ['javascript:alert(1)'] }, 'redirect_uris.0'],
    [{ redirect_uris: ['/callback'] }, 'redirect_uris.0', 400],
    [{ client_secret: 'short' }, 'client_secret', 400],
    [{ client_secret: 'a secret with spaces in it' }, 'client_secret', 400],
    [{ token_endpoint_auth_method: 'none', client_secret: 'x'.repeat(20) }, 'client_secret'],
    [{ token_endpoint_auth_method: 'tls' }, 'token_endpoint_auth_method', 400],
    [{ client_id: 'a b' }, 'client_id', 400],
    [{ scopes: ['root'] }, 'scopes.0', 400],
  ])('%j is rejected at %s', async (change, field, expected = 422) => {
    const { status, body } = await json(await superadmin.post(PATH, minimal(change)));
    expect([status, body.code]).toEqual([expected, 'invalid_input']);
    expect(body.errors).toEqual([expect.objectContaining({ field })]);
  });

  test.each([['http://localhost/cb'], ['http://127.0.0.1:8080/cb'], ['http://[::1]/cb']])(
    '%s is allowed because it stays on the machine',
    async (uri) => {
      expect((await superadmin.post(PATH, minimal({ redirect_uris: [uri] }))).status).toBe(201);
    },
  );

  test('rejects a client_id that is in use anywhere', async () => {
    await aClient(admin, { client_id: 'taken' });
    for (const caller of [admin, superadmin]) {
      const { status, body } = await json(await caller.post(PATH, minimal({ client_id: 'taken' })));
      expect([status, body.code]).toEqual([409, 'client_id_taken']);
    }
  });

  test('rejects the client_id of a deleted one', async () => {
    const { id } = await aClient(superadmin, { client_id: 'gone' });
    await owner.query('update oauth_clients set deleted_at = now() where id = $1', [id]);
    expect((await superadmin.get(`${PATH}/${id}`)).status).toBe(404);
    expect((await superadmin.post(PATH, minimal({ client_id: 'gone' }))).status).toBe(409);
  });
});

describe('permissions', () => {
  test('a member cannot register applications', async () => {
    expect((await user.post(PATH, minimal())).status).toBe(403);
    expect((await user.get(PATH)).status).toBe(403);
  });

  test("an admin's application belongs to their organization", async () => {
    const { body } = await json(await admin.post(PATH, minimal()));
    expect(body.tenant_id).toBe(tenantId);
  });

  test('an admin cannot see whether another organization or its applications exist', async () => {
    const other = await aTenant(api);
    const theirs = await aClient(superadmin, { tenant_id: other.id });
    const platform = await aClient(superadmin);
    for (const { id } of [theirs, platform]) expect((await admin.get(`${PATH}/${id}`)).status).toBe(404);
    expect((await admin.post(PATH, minimal({ tenant_id: other.id }))).status).toBe(404);
    expect((await admin.get(`${PATH}?tenant_id=${other.id}`)).status).toBe(404);
  });

  test('a superadmin can register one for any existing organization', async () => {
    const { body } = await json(await superadmin.post(PATH, minimal({ tenant_id: tenantId })));
    expect(body.tenant_id).toBe(tenantId);
    expect((await admin.get(`${PATH}/${body.id}`)).status).toBe(200);
    const nobody = '0192aaaa-0000-7000-8000-000000000000';
    expect((await superadmin.post(PATH, minimal({ tenant_id: nobody }))).status).toBe(404);
  });

  test('only a superadmin can skip consent', async () => {
    const refused = await json(await admin.post(PATH, minimal({ skip_consent: true })));
    expect([refused.status, refused.body.code]).toEqual([403, 'skip_consent_refused']);
    const { body } = await json(
      await superadmin.post(PATH, minimal({ skip_consent: true, tenant_id: tenantId })),
    );
    expect(body.skip_consent).toBe(true);
  });
});

describe('a change', () => {
  const patch = (as: ApiCaller, id: string, change: Record<string, unknown>) =>
    as.patch(`${PATH}/${id}`, { version: 1, ...change });

  test('changes only the given fields', async () => {
    const { id } = await aClient(admin);
    const { status, body } = await json(await patch(admin, id, { name: 'Renamed', scopes: ['openid'] }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Renamed',
      scopes: ['openid'],
      redirect_uris: [CALLBACK],
      version: 2,
    });
  });

  test('is a conflict for the second of two editors', async () => {
    const { id } = await aClient(admin);
    await patch(admin, id, { name: 'First' });
    const { status, body } = await json(await patch(admin, id, { name: 'Second' }));
    expect([status, body.code]).toEqual([409, 'stale_version']);
  });

  test.each([
    [{ redirect_uris: ['http://app.example.test/'] }, 422],
    [{ client_id: 'another' }, 400],
    [{ tenant_id: '0192aaaa-0000-7000-8000-000000000000' }, 400],
    [{ skip_consent: true }, 403],
  ])('an admin can’t change it to %j', async (change, status) => {
    const { id } = await aClient(admin);
    expect((await patch(admin, id, change)).status).toBe(status);
  });

  test("of another organization's application is not found", async () => {
    const { id } = await aClient(superadmin, { tenant_id: (await aTenant(api)).id });
    expect((await patch(admin, id, { name: 'Mine' })).status).toBe(404);
    expect((await admin.post(`${PATH}/${id}/rotate-secret`)).status).toBe(404);
    expect((await remove(admin, id)).status).toBe(404);
  });
});

const remove = (as: ApiCaller, id: string) =>
  api.fetch(`${PATH}/${id}`, { method: 'DELETE', headers: { authorization: `Bearer ${as.token}` } });

describe('sessions and tokens', () => {
  async function signedInTo(client: Registered) {
    const app = await RelyingParty.discover(api, client);
    const browser = new Browser(api);
    await browser.signIn(await aPerson(api, { tenantId }));
    const tokens = await app.signIn(browser, { scope: 'openid offline_access', prompt: 'consent' });
    return { app, browser, refreshToken: String(tokens.refresh_token), accessToken: tokens.access_token };
  }

  test('disabling an application ends its tokens immediately, and enabling it restores none', async () => {
    const client = await aClient(admin);
    const { app, browser, refreshToken, accessToken } = await signedInTo(client);
    await admin.patch(`${PATH}/${client.id}`, { version: 1, is_active: false });
    await expect(app.refresh(refreshToken)).rejects.toMatchObject({ status: 401 });

    await admin.patch(`${PATH}/${client.id}`, { version: 2, is_active: true });
    await expect(app.refresh(refreshToken)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(await app.introspect(accessToken)).toEqual({ active: false });
    expect((await app.signIn(browser, { scope: 'openid' })).access_token).toMatch(/^gha_/);
  });

  test('a deletion is permanent', async () => {
    const client = await aClient(admin);
    const { app, refreshToken } = await signedInTo(client);
    expect((await remove(admin, client.id)).status).toBe(204);
    await expect(app.refresh(refreshToken)).rejects.toMatchObject({ status: 401 });
    expect((await admin.get(`${PATH}/${client.id}`)).status).toBe(404);
    expect((await remove(admin, client.id)).status).toBe(404);
    expect((await admin.post(PATH, minimal({ client_id: client.client_id }))).status).toBe(409);
  });

  test('after a rotation, both secrets work for some time, then only the new one', async () => {
    const client = await aClient(admin);
    const { app, accessToken } = await signedInTo(client);
    const rotated = await json(
      await admin.post(`${PATH}/${client.id}/rotate-secret`, { keep_old_seconds: 60 }),
    );
    const renewed = await RelyingParty.discover(api, {
      ...client,
      client_secret: String(rotated.body.client_secret),
    });
    expect((await app.introspect(accessToken)).active).toBe(true);
    expect((await renewed.introspect(accessToken)).active).toBe(true);

    await owner.query(
      `update oauth_client_secrets set expires_at = now() - interval '1 second' where client_id = $1 and expires_at is not null`,
      [client.id],
    );
    // The test changes the database directly, and the process is notified a moment later.
    await vi.waitFor(() => expect(app.introspect(accessToken)).rejects.toThrow(), EVENTUALLY);
    expect((await renewed.introspect(accessToken)).active).toBe(true);
  });

  test('a second rotation ends the oldest secret', async () => {
    const client = await aClient(admin);
    const { app, accessToken } = await signedInTo(client);
    for (let index = 0; index < 2; index++) await admin.post(`${PATH}/${client.id}/rotate-secret`);
    await expect(app.introspect(accessToken)).rejects.toThrow();
  });

  test('a public application has no secret to rotate', async () => {
    const { id } = await aClient(admin, { token_endpoint_auth_method: 'none' });
    const { status, body } = await json(await admin.post(`${PATH}/${id}/rotate-secret`));
    expect([status, body.code]).toEqual([409, 'no_secret']);
  });
});

test('the list continues after the previous page and contains only those of the organization', async () => {
  const tenant = await aTenant(api);
  const listing = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
  const made: string[] = [];
  for (let index = 0; index < 5; index++) made.push((await aClient(listing)).id);

  const seen: unknown[] = [];
  let cursor = '';
  do {
    const { body } = await json(await listing.get(`${PATH}?limit=2${cursor && `&cursor=${cursor}`}`));
    seen.push(...(body.items as { id: string }[]).map(({ id }) => id));
    cursor = String(body.nextCursor ?? '');
  } while (cursor);
  expect(seen).toEqual(made.toReversed());
  const ofTenant = await json(await superadmin.get(`${PATH}?tenant_id=${tenant.id}`));
  expect((ofTenant.body.items as unknown[]).length).toBe(5);
});

test('a list is searched by name and client_id, with wildcard characters taken literally', async () => {
  await aClient(superadmin, { name: '100% Wool', client_id: 'wool-shop' });
  const found = async (search: string) => {
    const response = await superadmin.get(
      `/api/v1/admin/oauth2/clients?search=${encodeURIComponent(search)}`,
    );
    return ((await response.json()) as { items: { name: string }[] }).items.map(({ name }) => name);
  };
  expect(await found('0% w')).toEqual(['100% Wool']);
  expect(await found('WOOL-SHOP')).toEqual(['100% Wool']);
  expect(await found('100_')).toEqual([]);
});

test('the application of the Gatehouse pages is not listed, cannot be changed, and has a reserved name', async () => {
  const { items } = (await (await superadmin.get(`${PATH}?limit=100`)).json()) as { items: Registered[] };
  expect(items.map(({ client_id }) => client_id)).not.toContain(WEB_CLIENT.id);
  const { rows } = await owner.query('select id from oauth_clients where client_id = $1', [WEB_CLIENT.id]);
  const path = `${PATH}/${rows[0].id}`;
  expect((await superadmin.get(path)).status).toBe(404);
  expect((await superadmin.patch(path, { version: 1, is_active: false })).status).toBe(404);
  const taken = await superadmin.post(PATH, {
    name: 'Gatehouse',
    client_id: WEB_CLIENT.id,
    redirect_uris: [CALLBACK],
  });
  expect(taken.status).toBe(409);
});

test('during a rotation, both secrets are listed by their last characters and never in full', async () => {
  const client = await aClient(superadmin);
  const rotated = await superadmin.post(`${PATH}/${client.id}/rotate-secret`, { keep_old_seconds: 3600 });
  const { client_secret: next } = (await rotated.json()) as { client_secret: string };
  const text = await (await superadmin.get(`${PATH}/${client.id}/secrets`)).text();
  expect(JSON.parse(text).items).toMatchObject([
    { last_four: next.slice(-4), expires_at: null },
    { last_four: client.client_secret?.slice(-4), expires_at: expect.any(String) },
  ]);
  expect(text).not.toContain(next);
  expect((await user.get(`${PATH}/${client.id}/secrets`)).status).toBe(403);
  expect((await admin.get(`${PATH}/${client.id}/secrets`)).status).toBe(404);
});
