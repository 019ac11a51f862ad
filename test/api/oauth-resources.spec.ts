import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import { aClient, aResource, CALLBACK } from '../support/relying-party.ts';

const PATH = '/api/v1/admin/oauth2/resources';
const CLIENTS = '/api/v1/admin/oauth2/clients';

let api: TestApi;
let superadmin: ApiCaller;
let admin: ApiCaller;
let stranger: ApiCaller;

beforeAll(async () => {
  api = await startApi();
  superadmin = await signedIn(api, await aPerson(api));
  const [ours, theirs] = [await aTenant(api), await aTenant(api)];
  admin = await signedIn(api, await aPerson(api, { tenantId: ours.id, role: 'tenant_admin' }));
  stranger = await signedIn(api, await aPerson(api, { tenantId: theirs.id, role: 'tenant_admin' }));
});
afterAll(() => api.stop());

async function json(response: Response) {
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const withResource = (resource: string, scopes: string[] = []) => ({
  name: 'An app',
  redirect_uris: [CALLBACK],
  resources: [{ resource, scopes }],
});

describe('an API', () => {
  test('is registered, changed, listed and deleted', async () => {
    const { id } = await aResource(admin, 'https://one.example.test');
    const change = { version: 1, token_format: 'opaque', scopes: ['read'] };
    const changed = await json(await admin.patch(`${PATH}/${id}`, change));
    expect(changed.body).toMatchObject({ token_format: 'opaque', scopes: ['read'], version: 2 });
    expect((await admin.patch(`${PATH}/${id}`, change)).status).toBe(409);

    const listed = await json(await admin.get(PATH));
    expect(listed.body.items).toContainEqual(changed.body);
    const gone = await api.fetch(`${PATH}/${id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(gone.status).toBe(204);
    expect((await admin.get(`${PATH}/${id}`)).status).toBe(404);
  });

  test('has one owner, and no other organization can register it, see it or get tokens for it', async () => {
    const { id, identifier } = await aResource(admin, 'https://two.example.test');
    const again = await json(await stranger.post(PATH, { identifier, name: 'Mine too' }));
    expect([again.status, again.body.code]).toEqual([409, 'resource_taken']);
    expect((await stranger.get(`${PATH}/${id}`)).status).toBe(404);
    for (const caller of [stranger, superadmin]) {
      const { status, body } = await json(await caller.post(CLIENTS, withResource(identifier)));
      expect([status, body.errors]).toEqual([
        422,
        [expect.objectContaining({ field: 'resources.0.resource', code: 'invalid_resource' })],
      ]);
    }
  });

  test('that is used by an application cannot be deleted', async () => {
    const { id, identifier } = await aResource(admin, 'https://three.example.test');
    await aClient(admin, { resources: [{ resource: identifier, scopes: [] }] });
    const kept = await json(
      await api.fetch(`${PATH}/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${admin.token}` },
      }),
    );
    expect([kept.status, kept.body.code]).toEqual([409, 'resource_in_use']);
  });

  test('grants an application only scopes that it has', async () => {
    const { identifier } = await aResource(admin, 'https://four.example.test');
    const { body } = await json(await admin.post(CLIENTS, withResource(identifier, ['expenses:delete'])));
    expect(body.errors).toEqual([expect.objectContaining({ field: 'resources.0.scopes' })]);
  });

  test.each([
    [{ identifier: 'expenses' }, 'identifier'],
    [{ identifier: 'https://api.example.test/#x' }, 'identifier'],
    [{ identifier: 'javascript:alert(1)' }, 'identifier'],
    [{ scopes: ['openid'] }, 'scopes.0'],
    [{ scopes: ['a b'] }, 'scopes.0', 400],
    [{ token_format: 'paper' }, 'token_format', 400],
    [{ name: '' }, 'name', 400],
  ])('%j is rejected at %s', async (change, field, expected = 422) => {
    const { status, body } = await json(
      await admin.post(PATH, { identifier: 'https://five.example.test', name: 'Five', ...change }),
    );
    expect([status, body.errors]).toEqual([expected, [expect.objectContaining({ field })]]);
  });
});

describe('the settings of an application must be compatible', () => {
  test.each([
    [{ redirect_uris: [] }, 'redirect_uris'],
    [{ grant_types: ['client_credentials'] }, 'redirect_uris'],
    [
      { grant_types: ['client_credentials'], redirect_uris: [], token_endpoint_auth_method: 'none' },
      'token_endpoint_auth_method',
    ],
    [{ grant_types: [] }, 'grant_types', 400],
    [{ grant_types: ['password'] }, 'grant_types.0', 400],
    [{ scopes: [] }, 'scopes'],
    [{ redirect_uris: ['com.example.app:/cb'] }, 'redirect_uris.0'],
    [{ application_type: 'native' }, 'token_endpoint_auth_method'],
    [
      {
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        redirect_uris: ['https://localhost/cb'],
      },
      'redirect_uris.0',
    ],
    [
      { application_type: 'native', token_endpoint_auth_method: 'none', redirect_uris: ['myapp:/cb'] },
      'redirect_uris.0',
    ],
    [
      { subject_type: 'pairwise', redirect_uris: [CALLBACK, 'https://other.example.test/cb'] },
      'redirect_uris',
    ],
    [
      { subject_type: 'pairwise', application_type: 'native', token_endpoint_auth_method: 'none' },
      'subject_type',
    ],
    [{ security_profile: 'fapi2' }, 'token_endpoint_auth_method'],
    [{ security_profile: 'military' }, 'security_profile', 400],
  ])('%j is rejected at %s', async (change, field, expected = 422) => {
    const { status, body } = await json(
      await admin.post(CLIENTS, { name: 'An app', redirect_uris: [CALLBACK], ...change }),
    );
    expect([status, body.errors]).toEqual([expected, [expect.objectContaining({ field })]]);
  });

  test('are also checked after a change', async () => {
    const { id } = await aClient(admin);
    const { status, body } = await json(
      await admin.patch(`${CLIENTS}/${id}`, { version: 1, grant_types: ['client_credentials'] }),
    );
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ field: 'redirect_uris' })]]);
    expect((await json(await admin.get(`${CLIENTS}/${id}`))).body).toMatchObject({
      grant_types: ['authorization_code'],
      version: 1,
    });
  });
});
