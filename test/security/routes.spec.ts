import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeApi } from '../../nest-api/src/openapi/describe-api.js';
import { startApi, type TestApi } from '../support/api.ts';
import { foreignPath } from '../support/foreign-ids.ts';
import { type Operation, operationsOf } from '../support/operations.ts';
import { type Side, twoTenants } from '../support/two-tenants.ts';

describe.each([
  ['with the filters of the application', true],
  ['with row-level security alone', false],
])('%s', (_name, applicationFilters) => {
  let api: TestApi;
  let a: Side;
  let b: Side;
  let operations: Operation[];

  beforeAll(async () => {
    api = await startApi({ applicationFilters });
    ({ a, b } = await twoTenants(api));
    operations = operationsOf(describeApi(api.app));
  });
  afterAll(() => api.stop());

  test('no route returns data of another tenant to a tenant admin', async () => {
    expect(operations.length).toBeGreaterThan(10);
    for (const operation of operations.filter(({ isPublic }) => !isPublic)) {
      if (ENDS_THE_SESSION.has(operation.path)) continue;
      const path = foreignPath(operation.path, b);
      const response = await call(
        api,
        a,
        operation,
        `${path}?tenantId=${b.tenant.id}&tenant_id=${b.tenant.id}&version=1`,
      );
      const text = await response.text();

      const name = `${operation.method} ${operation.path}`;
      if (operation.hasId) expect([403, 404], `${name}: ${text}`).toContain(response.status);
      for (const secret of [
        b.tenant.name,
        b.tenant.slug,
        b.admin.email,
        b.user.email,
        b.admin.id,
        b.user.id,
      ]) {
        if (path.includes(secret)) continue;
        expect(text, name).not.toContain(secret);
      }
    }
  });

  test('an ID of another tenant is not found, even with the required role', async () => {
    const enough = ['/api/v1/tenants/{id}', '/api/v1/users/{id}', '/api/v1/admin/oauth2/clients/{id}'];
    for (const operation of operations.filter(
      ({ path, method }) => method === 'GET' && enough.includes(path),
    )) {
      const path = foreignPath(operation.path, b);
      expect((await a.asAdmin.get(path)).status, path).toBe(404);
    }
  });
});

/** Have their own tests, because they would end the session that this test uses. */
const ENDS_THE_SESSION = new Set(['/api/v1/auth/logout', '/api/v1/saml/logout', '/api/v1/auth/switch-role']);

function call(api: TestApi, a: Side, operation: Operation, path: string): Promise<Response> {
  const body = operation.example === undefined ? undefined : JSON.stringify(operation.example);
  return api.fetch(`${path}`, {
    method: operation.method,
    headers: { authorization: `Bearer ${a.asAdmin.token}`, 'content-type': 'application/json' },
    ...(body ? { body } : {}),
    redirect: 'manual',
  });
}
