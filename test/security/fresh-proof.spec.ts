import { afterAll, beforeAll, expect, test } from 'vitest';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';

/** What a session alone does not change: whoever sits down at an unlocked screen would take over an account, or more. */
const SENSITIVE = [
  'POST /api/v1/account/email',
  'POST /api/v1/account/factors/totp',
  'POST /api/v1/account/factors/totp/confirm',
  'DELETE /api/v1/account/factors/totp',
  'POST /api/v1/account/factors/recovery-codes',
  'POST /api/v1/account/factors/passkeys/options',
  'POST /api/v1/account/factors/passkeys',
  'DELETE /api/v1/account/factors/passkeys/{id}',
  'DELETE /api/v1/people/{id}/factors',
  'PATCH /api/v1/people/{id}',
  'PUT /api/v1/sign-in-policy',
  'PUT /api/v1/sso-policy',
  'POST /api/v1/sso-configurations',
  'PATCH /api/v1/sso-configurations/{id}',
  'DELETE /api/v1/sso-configurations/{id}',
  'POST /api/v1/sso-configurations/{id}/enable',
  'POST /api/v1/sso-configurations/{id}/disable',
  'POST /api/v1/sso-configurations/{id}/versions/1/restore',
  'POST /api/v1/admin/oauth2/signing-keys/rotate',
  'POST /api/v1/admin/oauth2/clients',
  'POST /api/v1/admin/oauth2/clients/{id}/rotate-secret',
  'DELETE /api/v1/admin/oauth2/clients/{id}',
  'PATCH /api/v1/users/{id}',
  'POST /api/v1/roles',
  'PATCH /api/v1/roles/{id}',
  'DELETE /api/v1/roles/{id}',
  'DELETE /api/v1/tenants/{id}',
  'POST /api/v1/tenants/bulk',
  'GET /api/v1/tenants/{id}/export',
];

const clock = new HeldClock(new Date());
let api: TestApi;
let superadmin: ApiCaller;
let id: string;

beforeAll(async () => {
  api = await startApi({ clock });
  superadmin = await signedIn(api, await aPerson(api));
  id = (await aTenant(api)).id;
  clock.advance(300);
});
afterAll(() => api.stop());

// Before the body is read: nobody learns by a try what would have been right.
test.each(SENSITIVE)('%s asks for a fresh proof', async (operation) => {
  const [method = '', path = ''] = operation.split(' ');
  const response = await fetch(`${api.url}${path.replace('{id}', id)}`, {
    method,
    headers: { authorization: `Bearer ${superadmin.token}`, 'content-type': 'application/json' },
    ...(method !== 'DELETE' && method !== 'GET' && { body: '{}' }),
  });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    403,
    'fresh_proof_required',
  ]);
});

test('what only reads does not', async () => {
  for (const path of ['/api/v1/account/factors', '/api/v1/sso-configurations', '/api/v1/account/sessions']) {
    expect((await superadmin.get(path)).status).toBe(200);
  }
});
