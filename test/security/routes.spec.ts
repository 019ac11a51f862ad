import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeApi } from '../../nest-api/src/openapi/describe-api.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type Operation, operationsOf } from '../support/operations.ts';
import { type Side, twoTenants } from '../support/two-tenants.ts';

/** What a path names, and how to get the id of the other tenant's. */
const FOREIGN: Record<string, (b: Side) => string> = {
  '/api/v1/tenants/{id}': (b) => b.tenant.id,
  '/api/v1/tenants/{id}/activate': (b) => b.tenant.id,
  '/api/v1/tenants/{id}/export': (b) => b.tenant.id,
  '/api/v1/tenants/{id}/restore': (b) => b.tenant.id,
  '/api/v1/tenants/{id}/plan': (b) => b.tenant.id,
  '/api/v1/tenants/{id}/products/{product}': (b) => b.tenant.id,
  '/api/v1/products/requests/{id}/decision': (b) => b.tenant.id,
  '/api/v1/tenants/plan-requests/{id}/decision': (b) => b.tenant.id,
  '/api/v1/users/{id}': (b) => b.user.id,
  '/api/v1/users/{id}/suspend': (b) => b.user.id,
  '/api/v1/users/{id}/reactivate': (b) => b.user.id,
  '/api/v1/users/{id}/sign-out': (b) => b.user.id,
  '/api/v1/users/{id}/second-factor': (b) => b.user.id,
  '/api/v1/users/{id}/applications': (b) => b.user.id,
  '/api/v1/users/{id}/sessions': (b) => b.user.id,
  '/api/v1/users/{id}/devices': (b) => b.user.id,
  '/api/v1/users/{id}/sessions/{sessionId}': (b) => b.user.id,
  '/api/v1/roles/{id}': (b) => b.roleId,
  '/api/v1/invitations/{id}': (b) => b.invitationId,
  '/api/v1/invitations/imports/{id}': (b) => b.importId,
  '/api/v1/invitations/imports/{id}/lines': (b) => b.importId,
  '/api/v1/tenants/imports/{id}': (b) => b.importId,
  '/api/v1/tenants/imports/{id}/lines': (b) => b.importId,
  '/api/v1/invitations/{id}/resend': (b) => b.invitationId,
  '/api/v1/admin/oauth2/clients/{id}': (b) => b.clientId,
  '/api/v1/admin/oauth2/clients/{id}/secrets': (b) => b.clientId,
  '/api/v1/admin/oauth2/clients/{id}/rotate-secret': (b) => b.clientId,
  '/api/v1/admin/oauth2/clients/{id}/logout-deliveries': (b) => b.clientId,
  '/api/v1/admin/oauth2/resources/{id}': (b) => b.resourceId,
  '/api/v1/domains/{id}': (b) => b.domainId,
  '/api/v1/domains/{id}/verify': (b) => b.domainId,
  '/api/v1/oauth2/grants/{id}': (b) => b.clientId,
  '/api/v1/admin/saml/service-providers/{id}': (b) => b.serviceProviderId,
  '/api/v1/admin/saml/service-providers/{id}/refresh': (b) => b.serviceProviderId,
  '/api/v1/sso-configurations/{id}': (b) => b.connectionId,
  '/api/v1/sso-configurations/{id}/enable': (b) => b.connectionId,
  '/api/v1/sso-configurations/{id}/disable': (b) => b.connectionId,
  '/api/v1/sso-configurations/{id}/refresh': (b) => b.connectionId,
  '/api/v1/sso-configurations/{id}/tests': (b) => b.connectionId,
  '/api/v1/sso-configurations/{id}/traces': (b) => b.connectionId,
  '/api/v1/sso-configurations/{id}/traces/{traceId}': (b) => b.connectionId,
  '/api/v1/sso-configurations/{id}/versions': (b) => b.connectionId,
  '/api/v1/sso-configurations/{id}/versions/{number}/restore': (b) => b.connectionId,
  '/api/v1/sso-wizard/runs/{id}': (b) => b.wizardRunId,
  '/api/v1/sso-wizard/runs/{id}/consent': (b) => b.wizardRunId,
  '/api/v1/sso-wizard/runs/{id}/consent/complete': (b) => b.wizardRunId,
  '/api/v1/sso-wizard/runs/{id}/capture': (b) => b.wizardRunId,
  '/api/v1/sso-wizard/runs/{id}/save': (b) => b.wizardRunId,
  '/api/v1/sso-wizard/runs/{id}/links': (b) => b.wizardRunId,
  '/api/v1/sso-wizard/runs/{id}/links/{linkId}': (b) => b.wizardRunId,
  // A person's own: whatever the id, nobody else's is found.
  '/api/v1/people/{id}/factors/reset': (b) => b.admin.id,
  '/api/v1/account/factors/passkeys/{id}': (b) => b.admin.id,
  '/api/v1/account/sessions/{id}': (b) => b.admin.id,
  '/api/v1/account/devices/{id}': (b) => b.admin.id,
  '/api/v1/account/devices/{id}/sign-out': (b) => b.admin.id,
  // The platform's alone: refused before anything is looked up.
  '/api/v1/mail/outbox/{id}': (b) => b.tenant.id,
  '/api/v1/mail/outbox/{id}/open': (b) => b.tenant.id,
  '/api/v1/system/jobs/{name}/run': () => 'outbox-delivery',
  '/api/v1/system/jobs/dead-letters/{id}/retry': () => crypto.randomUUID(),
  '/api/v1/sessions/{id}': (b) => b.tenant.id,
  '/api/v1/security/slow-downs/{key}/lift': () => 'a'.repeat(43),
  '/api/v1/people/{id}': (b) => b.user.id,
  '/api/v1/people/{id}/suspend': (b) => b.user.id,
  '/api/v1/people/{id}/reactivate': (b) => b.user.id,
  '/api/v1/people/{id}/sign-out': (b) => b.user.id,
  '/api/v1/people/{id}/sessions': (b) => b.user.id,
  '/api/v1/people/{id}/devices': (b) => b.user.id,
};

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

  test('no route gives a tenant admin anything of another tenant', async () => {
    expect(operations.length).toBeGreaterThan(10);
    for (const operation of operations.filter(({ isPublic }) => !isPublic)) {
      if (ENDS_THE_SESSION.has(operation.path)) continue;
      const path = operation.path
        .replace('{number}', '1')
        .replaceAll(/\{[^}]+\}/g, () => foreignId(operation, b));
      const response = await call(
        api,
        a,
        operation,
        `${path}?tenantId=${b.tenant.id}&tenant_id=${b.tenant.id}`,
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

  test('an id of another tenant is not found, where the role is enough', async () => {
    const enough = ['/api/v1/tenants/{id}', '/api/v1/users/{id}', '/api/v1/admin/oauth2/clients/{id}'];
    for (const operation of operations.filter(
      ({ path, method }) => method === 'GET' && enough.includes(path),
    )) {
      const path = operation.path.replace('{id}', foreignId(operation, b));
      expect((await a.asAdmin.get(path)).status, path).toBe(404);
    }
  });
});

/** Tested by themselves: they would end the session that this walk uses. */
const ENDS_THE_SESSION = new Set(['/api/v1/auth/logout', '/api/v1/saml/logout', '/api/v1/auth/switch-role']);

function foreignId(operation: Operation, b: Side): string {
  const make = FOREIGN[operation.path];
  if (!make) throw new Error(`add the id of another tenant's ${operation.path} to FOREIGN`);
  return make(b);
}

function call(api: TestApi, a: Side, operation: Operation, path: string): Promise<Response> {
  const body = operation.example === undefined ? undefined : JSON.stringify(operation.example);
  return api.fetch(`${path}`, {
    method: operation.method,
    headers: { authorization: `Bearer ${a.asAdmin.token}`, 'content-type': 'application/json' },
    ...(body ? { body } : {}),
    redirect: 'manual',
  });
}
