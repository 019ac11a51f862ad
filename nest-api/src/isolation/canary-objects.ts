import type { Canary } from './canaries.repository.js';
import type { OwnServer } from './own-server.js';

/** IDs of a canary's objects, by the path of their list. */
export type CanaryObjects = Readonly<Record<string, string>>;

const HOUR_MS = 3_600_000;

const MADE = (mark: string): Readonly<Record<string, object>> => ({
  '/api/v1/account/saved-views': { list: 'members', name: mark, query: 'role=tenant_admin' },
  '/api/v1/admin/oauth2/clients': {
    name: mark,
    redirect_uris: [`https://${mark}.invalid/callback`],
    scopes: ['openid'],
    is_active: true,
  },
  '/api/v1/admin/oauth2/resources': {
    identifier: `https://api.${mark}.invalid`,
    name: mark,
    scopes: ['read'],
  },
  '/api/v1/admin/oauth2/initial-access-tokens': { name: mark },
  '/api/v1/admin/saml/service-providers': {
    name: mark,
    entity_id: `https://${mark}.invalid/saml`,
    acs_url: `https://${mark}.invalid/saml/acs`,
  },
  '/api/v1/custom-attributes': { name: 'canary', label: mark },
  '/api/v1/detection-suppressions': {
    kind: 'password_spraying',
    note: mark,
    expiresAt: new Date(Date.now() + HOUR_MS).toISOString(),
  },
  '/api/v1/groups': { name: mark },
  '/api/v1/roles': { name: mark, permissions: ['user_management'] },
  '/api/v1/set-up-links': {},
  '/api/v1/sso-wizard/runs': { provider: 'okta', type: 'saml' },
});

/**
 * Creates an object of each kind through the API, as the canary's admin.
 *
 * @throws Error an object could not be created
 */
export async function createObjects(server: OwnServer, canary: Canary): Promise<CanaryObjects> {
  const made: Record<string, string> = {};
  for (const [path, body] of Object.entries(MADE(canary.marks[0] as string))) {
    const answer = await server.call(canary.token, 'POST', path, body);
    const object =
      answer.status < 300 ? (JSON.parse(answer.body) as { id?: string; link?: { id: string } }) : {};
    const id = object.id ?? object.link?.id;
    if (!id) throw new Error(`POST ${path} returned ${answer.status} to a canary`);
    made[path] = id;
  }
  await provision(server, canary, made['/api/v1/admin/oauth2/clients'] as string);
  const { tenantId, userId, attemptId, connectionId, deviceId, domainId, importId, invitationId, sessionId } =
    canary;
  return {
    ...made,
    '/api/v1/account/devices': deviceId,
    '/api/v1/account/factors/passkeys': userId,
    '/api/v1/account/sessions': sessionId,
    '/api/v1/account/sign-ins': attemptId,
    '/api/v1/admin/oauth2/agents': made['/api/v1/admin/oauth2/clients'] as string,
    '/api/v1/admin/provisioning': made['/api/v1/admin/oauth2/clients'] as string,
    '/api/v1/domains': domainId,
    '/api/v1/incidents': attemptId,
    '/api/v1/invitations': invitationId,
    '/api/v1/invitations/imports': importId,
    '/api/v1/oauth2/grants': made['/api/v1/admin/oauth2/clients'] as string,
    '/api/v1/people': userId,
    '/api/v1/products/requests': tenantId,
    '/api/v1/sessions': sessionId,
    '/api/v1/sign-in-approvals': attemptId,
    '/api/v1/sign-ins': attemptId,
    '/api/v1/sso-configurations': connectionId,
    '/api/v1/tenants': tenantId,
    '/api/v1/tenants/imports': importId,
    '/api/v1/tenants/plan-requests': tenantId,
    '/api/v1/users': userId,
  };
}

/** Provisioning has the ID of its application. It is not started, so nothing is sent. */
async function provision(server: OwnServer, { token }: Canary, application: string): Promise<void> {
  const path = '/api/v1/admin/provisioning';
  const answer = await server.call(token, 'POST', path, {
    application_id: application,
    base_url: 'https://scim.invalid',
    secret: 'canary',
  });
  if (answer.status !== 201) throw new Error(`POST ${path} returned ${answer.status} to a canary`);
}
