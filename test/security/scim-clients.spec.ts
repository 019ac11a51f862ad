import type {
  CreatedDirectoryToken,
  DirectoryDto,
  DirectoryRequestDto,
  DirectoryTokenDto,
} from '@gatehouse/contracts';
import { USER_SCHEMA } from '@gatehouse/scim';
import { decodeJwt, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { SigningKeys } from '../../nest-api/src/oauth2/keys/signing-keys.js';
import { startApi, type TestApi } from '../support/api.ts';
import { aPerson, signedIn } from '../support/data.ts';
import { aDirectory, pathOf, type TestDirectory } from '../support/directory.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { aClient, aResource, type Registered } from '../support/relying-party.ts';
import { sender } from '../support/scim-endpoint.ts';

let api: TestApi;
let n = 0;
let directory: TestDirectory;
let client: CreatedDirectoryToken;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());
beforeEach(async () => {
  n += 1;
  directory = await aDirectory(api, `clients-${n}.example`);
  client = await aScimClient(directory);
});

async function aScimClient(of: TestDirectory, more: object = {}): Promise<CreatedDirectoryToken> {
  const made = await of.as.post(pathOf(of.directoryId, '/tokens'), { kind: 'oauth_client', ...more });
  expect(made.status, await made.clone().text()).toBe(201);
  return (await made.json()) as CreatedDirectoryToken;
}

interface TokenAnswer {
  readonly access_token: string;
  readonly scope: string;
  readonly expires_in: number;
  readonly error?: string;
}

/** Calls the token endpoint like Entra ID: with the secret in the body and without a scope. */
async function ask(
  { token, secret }: CreatedDirectoryToken,
  more: Record<string, string> = {},
  issuer = '',
): Promise<TokenAnswer> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: String(token.clientId),
    client_secret: secret,
    ...more,
  });
  const answer = await fetch(`${api.url}${issuer}/api/v1/oauth2/token`, { method: 'POST', body });
  return (await answer.json()) as TokenAnswer;
}

/** Changes rows in ways that only time or a mistake could. */
async function asOwner(sql: string, values: readonly unknown[]): Promise<unknown[]> {
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  try {
    return (await owner.query(sql, [...values])).rows;
  } finally {
    await owner.end();
  }
}

/** The token with changed claims, signed by the issuer's key. */
async function changed(token: string, change: JWTPayload): Promise<string> {
  const keys = await api.app.get(SigningKeys).load(null);
  const key = keys.find(({ alg }) => alg === 'ES256');
  return new SignJWT({ ...decodeJwt(token), ...change })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: String(key?.kid) })
    .sign(await importJWK(key as JWK, 'ES256'));
}

const at = (of: TestDirectory, token: string) => sender(`${api.url}/scim/v2/${of.directoryId}`, token);
const list = (token: string, of = directory) => at(of, token)('GET', '/Users');
const tokens = async (of = directory) => {
  const answer = await of.as.get(pathOf(of.directoryId, '/tokens'));
  return ((await answer.json()) as { items: DirectoryTokenDto[] }).items;
};

test('a directory gets a token with its client and provisions with it', async () => {
  expect(client.token).toMatchObject({ clientId: expect.stringMatching(/^scim-[0-9a-f]{24}$/) });
  expect(client.token.hint).toBe(client.secret.slice(-4));
  const answer = await ask(client);
  expect(answer).toMatchObject({ scope: 'scim', expires_in: 300, token_type: 'Bearer' });
  const send = at(directory, answer.access_token);
  const made = await send('POST', '/Users', { schemas: [USER_SCHEMA], userName: `a@clients-${n}.example` });
  expect(made.status).toBe(201);

  const found = (await directory.as.get(pathOf(directory.directoryId))).json() as Promise<DirectoryDto>;
  expect((await found).tokenUrl).toBe(`${api.settings.PUBLIC_URL}/api/v1/oauth2/token`);
  // With the URL as the resource, with the scope, and with the other client authentication method.
  const named = await ask(client, { resource: (await found).baseUrl, scope: 'scim' });
  expect((await list(named.access_token)).status).toBe(200);
});

test('its use is visible in the list and in the request log', async () => {
  expect(await tokens()).toMatchObject([{ lastUsedAt: null }]);
  await list((await ask(client)).access_token);
  expect(await tokens()).toMatchObject([{ lastUsedAt: expect.stringMatching(/^20/) }]);
  await expect
    .poll(async () => {
      const page = await directory.as.get(pathOf(directory.directoryId, '/requests'));
      return ((await page.json()) as { items: DirectoryRequestDto[] }).items;
    }, EVENTUALLY)
    .toMatchObject([{ status: 200, by: 'client', byId: client.token.clientId }]);
});

test('a client of a directory gets no tokens for anything else, and from no other issuer', async () => {
  const other = await aDirectory(api, `other-${n}.example`);
  const base = (id: string) => `${api.settings.PUBLIC_URL}/scim/v2/${id}`;
  expect(await ask(client, { resource: base(other.directoryId) })).toMatchObject({ error: 'invalid_target' });
  expect(await ask(client, { scope: 'openid' })).toMatchObject({ error: 'invalid_scope' });
  expect(await ask(client, { scope: 'scim admin' })).toMatchObject({ error: 'invalid_scope' });
  expect(await ask({ ...client, secret: `${client.secret}x` })).toMatchObject({ error: 'invalid_client' });
  expect(await ask(client, {}, `/t/${directory.slug}`)).toMatchObject({ error: 'invalid_client' });
});

test('a token of another connection is rejected with the reason', async () => {
  const other = await aDirectory(api, `other-${n}.example`);
  const foreign = await ask(await aScimClient(other));
  const refused = await list(foreign.access_token);
  expect(refused).toMatchObject({
    status: 401,
    body: { detail: expect.stringContaining('another connection') },
  });
  expect(refused.headers.get('www-authenticate')).toBe(
    'Bearer realm="gatehouse", error="invalid_token", error_description="The access token is for another connection or another API."',
  );
});

test('a client whose tokens name this connection opens only its own', async () => {
  const other = await aDirectory(api, `other-${n}.example`);
  const foreign = await aScimClient(other);
  await asOwner('update oauth_clients set directory_id = $1 where client_id = $2', [
    directory.directoryId,
    foreign.token.clientId,
  ]);
  await asOwner('update oauth_clients set tenant_id = $1 where client_id = $2', [
    other.id,
    foreign.token.clientId,
  ]);
  const { access_token } = await ask(foreign);
  expect(await list(access_token)).toMatchObject({
    status: 403,
    body: { detail: 'The token belongs to another connection.' },
  });
});

test('an application with an API of the same address gets no access', async () => {
  const resource = `${api.settings.PUBLIC_URL}/scim/v2/${directory.directoryId}`;
  await aResource(directory.as, resource, { scopes: ['scim'] });
  const app: Registered = await aClient(directory.as, {
    grant_types: ['client_credentials'],
    redirect_uris: [],
    scopes: [],
    resources: [{ resource, scopes: ['scim'] }],
  });
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: app.client_id,
    client_secret: String(app.client_secret),
    scope: 'scim',
  });
  const answer = await fetch(`${api.url}/api/v1/oauth2/token`, { method: 'POST', body });
  const { access_token } = (await answer.json()) as TokenAnswer;
  expect(decodeJwt(access_token)).toMatchObject({ aud: resource, scope: 'scim' });
  expect(await list(access_token)).toMatchObject({
    status: 401,
    body: { detail: 'The access token does not belong to an OAuth client of a directory.' },
  });
});

test('an expired token is rejected, and does not count as a guess', async () => {
  const { access_token } = await ask(client);
  const expired = await changed(access_token, { exp: Math.floor(Date.now() / 1000) - 1 });
  for (let request = 0; request < 30; request += 1)
    expect(await list(expired)).toMatchObject({
      status: 401,
      body: { detail: 'The access token expired.' },
    });
});

test('a revoked client loses access immediately, with its tokens', async () => {
  const { access_token } = await ask(client);
  expect((await list(access_token)).status).toBe(200);
  const path = pathOf(directory.directoryId, `/tokens/${client.token.id}`);
  expect((await directory.as.delete(path)).status).toBe(204);
  expect((await list(access_token)).status).toBe(401);
  await expect.poll(() => ask(client), EVENTUALLY).toMatchObject({ error: 'invalid_client' });
  expect(await tokens()).toEqual([]);
});

test('without its directory, a client gets no tokens, and its tokens are rejected', async () => {
  const { access_token } = await ask(client);
  expect((await directory.as.delete(pathOf(directory.directoryId))).status).toBe(204);
  expect((await list(access_token)).status).toBe(401);
  await expect.poll(() => ask(client), EVENTUALLY).toMatchObject({ error: 'invalid_client' });
});

test('a client can expire and have networks, like a token', async () => {
  const second = await aScimClient(directory, { networks: ['198.51.100.0/24'] });
  const elsewhere = await ask(second);
  expect(await list(elsewhere.access_token)).toMatchObject({ status: 403 });
  const { access_token } = await ask(client);
  await asOwner('update directory_tokens set expires_at = $1 where id = $2', [new Date(), client.token.id]);
  expect(await list(access_token)).toMatchObject({ status: 401, body: { detail: 'The client expired.' } });
});

test.each<[string, JWTPayload, number, string]>([
  ['of a user', { sub: 'user' }, 401, 'belongs to a user'],
  ['for a key', { cnf: { jkt: 'key' } }, 401, 'bound to a key'],
  ['of another organization', { tenant_id: 'other' }, 401, 'another organization'],
  ['without the scope', { scope: 'other' }, 403, 'lacks the scope'],
  ['of another issuer', { iss: 'https://id.example' }, 401, 'unknown'],
  ['of a client that is unknown', { client_id: 'scim-1', sub: 'scim-1' }, 401, 'does not belong'],
])('an access token %s is rejected, even if signed correctly', async (_name, change, status, reason) => {
  const { access_token } = await ask(client);
  expect((await list(await changed(access_token, {}))).status).toBe(200);
  const refused = await list(await changed(access_token, change));
  expect(refused).toMatchObject({ status, body: { detail: expect.stringContaining(reason) } });
  expect(refused.headers.get('www-authenticate')).toContain(
    status === 403 ? 'error="insufficient_scope", scope="scim"' : 'error="invalid_token"',
  );
});

test('a directory has at most two of any kind, and a third one leaves nothing behind', async () => {
  expect((await directory.as.post(pathOf(directory.directoryId, '/tokens'), {})).status).toBe(201);
  const third = await directory.as.post(pathOf(directory.directoryId, '/tokens'), { kind: 'oauth_client' });
  expect(third.status).toBe(409);
  expect(
    await asOwner('select 1 from oauth_clients where directory_id = $1', [directory.directoryId]),
  ).toHaveLength(1);
});

test('a client of a directory is not an application', async () => {
  const superadmin = await signedIn(api, await aPerson(api));
  for (const as of [directory.as, superadmin]) {
    for (const path of [
      '/api/v1/admin/oauth2/clients?search=scim-',
      '/api/v1/admin/applications?search=scim-',
    ]) {
      const answer = await as.get(path);
      expect(((await answer.json()) as { items: unknown[] }).items, path).toEqual([]);
    }
  }
});
