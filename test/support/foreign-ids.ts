import type { Side } from './two-tenants.ts';

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
  '/api/v1/users/{id}/left-behind': (b) => b.user.id,
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
  '/api/v1/oauth2/grants/{id}/scopes/withdraw': (b) => b.clientId,
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
  '/api/v1/people/{id}/left-behind': (b) => b.user.id,
  '/api/v1/people/{id}/devices': (b) => b.user.id,
};

/**
 * The address with ids of that tenant's.
 *
 * @param child stands instead for what the address names below the first, such as a session of a person
 */
export function foreignPath(path: string, b: Side, child?: string): string {
  if (!path.includes('{')) return path;
  const make = FOREIGN[path];
  if (!make)
    throw new Error(`add the id of another tenant's ${path} to FOREIGN in test/support/foreign-ids.ts`);
  let named = 0;
  return path.replace('{number}', '1').replaceAll(/\{[^}]+\}/g, () => {
    named += 1;
    return named > 1 && child ? child : make(b);
  });
}
