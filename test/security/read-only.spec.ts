import { randomUUID } from 'node:crypto';
import { TENANT_STANDING, TENANT_STATUSES, type TenantStatus } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeApi } from '../../nest-api/src/openapi/describe-api.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import { type Operation, operationsOf } from '../support/operations.ts';

/** Changes that stay possible in a read-only organization: the user's own account, and requesting a plan. */
const STAY_OPEN = [
  'DELETE /api/v1/account/devices/{id}',
  'DELETE /api/v1/account/email',
  'DELETE /api/v1/account/factors/passkeys/{id}',
  'DELETE /api/v1/account/factors/totp',
  'DELETE /api/v1/account/saved-views/{id}',
  'DELETE /api/v1/account/sessions/{id}',
  'DELETE /api/v1/oauth2/grants/{id}',
  'PATCH /api/v1/account',
  'PATCH /api/v1/account/devices/{id}',
  'PATCH /api/v1/account/factors/passkeys/{id}',
  'PATCH /api/v1/account/saved-views/{id}',
  'POST /api/v1/account/devices/{id}/sign-out',
  'POST /api/v1/account/email',
  'POST /api/v1/account/factors/passkeys',
  'POST /api/v1/account/factors/passkeys/options',
  'POST /api/v1/account/factors/recovery-codes',
  'POST /api/v1/account/factors/totp',
  'POST /api/v1/account/factors/totp/confirm',
  'POST /api/v1/account/password',
  'POST /api/v1/account/saved-views',
  'POST /api/v1/account/sessions/end-others',
  'POST /api/v1/account/sign-ins/{id}/report',
  'POST /api/v1/audit/verifications',
  'POST /api/v1/auth/activity',
  'POST /api/v1/auth/step-up',
  'POST /api/v1/auth/step-up/options',
  // A batch only reads. Each read is rejected if it would be rejected alone.
  'POST /api/v1/batch',
  'POST /api/v1/invitations/join',
  'POST /api/v1/oauth2/device/answer',
  'POST /api/v1/oauth2/device/find',
  'POST /api/v1/oauth2/grants/{id}/scopes/withdraw',
  'POST /api/v1/products/requests',
  'POST /api/v1/sign-in-approvals/{id}/approve',
  'POST /api/v1/sign-in-approvals/{id}/reject',
  'POST /api/v1/sso-routes/explain',
  'POST /api/v1/sso/logout',
  'POST /api/v1/tenants/plan-requests',
  'PUT /api/v1/account/notices',
];

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const READ_ONLY = TENANT_STATUSES.filter((it) => TENANT_STANDING[it].read && !TENANT_STANDING[it].write);
const CLOSED = TENANT_STATUSES.filter((it) => !TENANT_STANDING[it].read);

let api: TestApi;
let owner: pg.Client;
let operations: Operation[];

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  operations = operationsOf(describeApi(api.app)).filter(({ isPublic }) => !isPublic);
});
afterAll(async () => {
  await owner.end();
  await api.stop();
});

const nameOf = ({ method, path }: Operation) => `${method} ${path}`;

/** An admin whose organization gets the status after their sign-in. */
async function adminOf(status: TenantStatus): Promise<ApiCaller> {
  const { id } = await aTenant(api);
  const caller = await signedIn(api, await aPerson(api, { tenantId: id, role: 'tenant_admin' }));
  await owner.query('update tenants set status = $2 where id = $1', [id, status]);
  return caller;
}

async function answerTo({ token }: ApiCaller, { method, path, example }: Operation) {
  const response = await fetch(`${api.url}${path.replaceAll(/\{[^}]+\}/g, () => randomUUID())}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(example !== undefined && { body: JSON.stringify(example) }),
  });
  const text = await response.text();
  const code = text.startsWith('{') ? (JSON.parse(text) as { code?: string }).code : undefined;
  return { status: response.status, code };
}

test('these tests cover every status except active', () => {
  expect([...READ_ONLY, ...CLOSED].sort()).toEqual(TENANT_STATUSES.filter((it) => it !== 'active').sort());
});

describe.each(READ_ONLY)('while an organization is %s', (status) => {
  test('every change of the contract is rejected, except those of this list', async () => {
    const caller = await adminOf(status);
    const open: string[] = [];
    let refused = 0;
    for (const operation of operations.filter(({ method }) => !READS.has(method))) {
      // Sign-out is possible but would end this test's session.
      if (ENDS_THE_SESSION.has(operation.path)) continue;
      const { status: answered, code } = await answerTo(caller, operation);
      if (answered === 403 && code === 'tenant_read_only') refused += 1;
      // Platform operations are forbidden to an admin in any status.
      else if (!(answered === 403 && code === 'forbidden')) open.push(nameOf(operation));
    }
    expect(open.sort()).toEqual(STAY_OPEN);
    expect(refused).toBeGreaterThan(50);
  });

  test('an admin can read the same data as before', async () => {
    const caller = await adminOf(status);
    for (const path of ['/api/v1/users', '/api/v1/domains', '/api/v1/invitations', '/api/v1/auth/me']) {
      expect([path, (await caller.get(path)).status]).toEqual([path, 200]);
    }
  });

  test('a superadmin can still change it', async () => {
    const { id } = await aTenant(api, { status });
    const superadmin = await signedIn(api, await aPerson(api));
    const made = await superadmin.post('/api/v1/invitations', { tenantId: id, email: `a@${id}.test` });
    expect(made.status).toBe(201);
  });
});

describe.each(CLOSED)('while an organization is %s', (status) => {
  test('an earlier session is rejected by every operation', async () => {
    const caller = await adminOf(status);
    const open: string[] = [];
    for (const operation of operations) {
      if ((await answerTo(caller, operation)).status !== 401) open.push(nameOf(operation));
    }
    expect(open).toEqual([]);
  });
});

const ENDS_THE_SESSION = new Set([
  '/api/v1/auth/logout',
  '/api/v1/saml/logout',
  '/api/v1/auth/switch-role',
  '/api/v1/auth/switch-tenant',
]);
