import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../support/api.ts';
import { aPerson, aTenant, signedIn } from '../../support/data.ts';
import { aClient, aResource } from '../../support/relying-party.ts';
import { pythonTools } from '../support/python.ts';

const HERE = import.meta.dirname;
const EXCHANGE = 'urn:ietf:params:oauth:grant-type:token-exchange';
const [ORDERS, STOCK] = ['https://orders.test', 'https://stock.test'];

let api: TestApi;
let python: string;

beforeAll(async () => {
  python = await pythonTools(join(HERE, 'requirements.txt'));
  api = await startApi();
});
afterAll(() => api?.stop());

/** Runs a program of Authlib with its settings. */
async function run(program: string, settings: object): Promise<unknown> {
  const env = { PATH: process.env.PATH, AUTHLIB_INSECURE_TRANSPORT: '1' };
  const child = spawn(join(python, 'python'), [join(HERE, program)], { env });
  child.stdin.end(JSON.stringify(settings));
  const [out, problem] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (!out) throw new Error(problem);
  return JSON.parse(out);
}

test('Authlib gets a token with a key, exchanges it with a secret, and reads why it cannot go back', async () => {
  const tenant = await aTenant(api);
  const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
  const orders = await aResource(admin, ORDERS, { scopes: ['orders:read'] });
  await aResource(admin, STOCK, { scopes: ['stock:read'], token_format: 'opaque' });
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const machine = { redirect_uris: [], scopes: [] };
  const resources = [
    { resource: ORDERS, scopes: ['orders:read'] },
    { resource: STOCK, scopes: ['stock:read'] },
  ];
  const caller = await aClient(admin, {
    ...machine,
    grant_types: ['client_credentials', EXCHANGE],
    token_endpoint_auth_method: 'private_key_jwt',
    jwks: { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1' }] },
    resources,
  });
  const service = await aClient(admin, { ...machine, grant_types: [EXCHANGE], resources });
  const changed = await admin.patch(`/api/v1/admin/oauth2/resources/${orders.id}`, {
    version: orders.version,
    may_act: [service.client_id],
    downstream: [{ scope: 'orders:read', resource: STOCK, scopes: ['stock:read'] }],
  });
  expect(changed.status).toBe(200);

  const issuer = `/t/${tenant.slug}`;
  expect(
    await run('authlib_client.py', {
      token_endpoint: `${api.url}${issuer}/api/v1/oauth2/token`,
      introspection_endpoint: `${api.url}${issuer}/api/v1/oauth2/introspect`,
      audience: `${api.settings.PUBLIC_URL}${issuer}`,
      api: ORDERS,
      scope: 'orders:read',
      downstream: STOCK,
      caller: {
        client_id: caller.client_id,
        private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }),
      },
      service: { client_id: service.client_id, client_secret: service.client_secret },
    }),
  ).toMatchObject({
    exchanged: { scope: 'stock:read', token_type: 'Bearer' },
    introspected: {
      active: true,
      sub: caller.client_id,
      client_id: service.client_id,
      act: { sub: service.client_id },
    },
    refused: 'invalid_request',
  });
});
