import { v7 as uuidv7 } from 'uuid';
import { ApprovalsRepository } from '../../nest-api/src/auth/approvals/approvals.repository.js';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { DetectionsRepository } from '../../nest-api/src/incidents/detection/detections.repository.js';
import { SignInLog } from '../../nest-api/src/sign-in-log/sign-in-log.js';
import {
  type EmergencyCode,
  EmergencyCodesRepository,
} from '../../nest-api/src/sso-config/policy/emergency-codes.repository.js';
import type { Tenant } from '../../nest-api/src/tenants/tenant.entity.js';
import type { TestApi } from './api.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from './data.ts';
import { aClient, aResource } from './relying-party.ts';
import { aServiceProvider } from './service-provider.ts';
import { aStoredConnection } from './stored-connection.ts';

export interface Side {
  readonly tenant: Tenant;
  readonly admin: Person;
  readonly user: Person;
  readonly asAdmin: ApiCaller;
  /** ID of their application. */
  readonly clientId: string;
  /** ID of their API. */
  readonly resourceId: string;
  /** ID of a domain that they claim. */
  readonly domainId: string;
  /** ID of their SSO configuration. */
  readonly connectionId: string;
  /** ID of a role that they created. */
  readonly roleId: string;
  /** ID of their invitation. */
  readonly invitationId: string;
  /** ID of their invitation import. */
  readonly importId: string;
  /** ID of their SSO wizard run. */
  readonly wizardRunId: string;
  /** ID of their SAML service provider. */
  readonly serviceProviderId: string;
  /** IDs of all of these, by the path of their list. To get one of a kind, use `thingAt`. */
  readonly made: Readonly<Record<string, string>>;
}

/** ID of that side's object for a path of the contract, such as `/api/v1/roles/{id}`. */
export function thingAt(path: string, { made, tenant }: Side): string | undefined {
  if (path.startsWith('/api/v1/tenants/{id}')) return tenant.id;
  return made[path.slice(0, path.indexOf('/{'))];
}

/** Two unrelated tenants, each with rows in every table that a tenant owns. */
export async function twoTenants(api: TestApi): Promise<{ a: Side; b: Side; superadmin: ApiCaller }> {
  const superadmin = await signedIn(api, await aPerson(api));
  return { a: await aSide(api, 'Alpha Anvils'), b: await aSide(api, 'Beta Bakeries'), superadmin };
}

/** A tenant with rows in every table that it owns. */
export async function aSide(api: TestApi, name: string): Promise<Side> {
  const tenant = await aTenant(api, { name });
  const admin = await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' });
  const user = await aPerson(api, { tenantId: tenant.id });
  const asAdmin = await signedIn(api, admin);
  const asUser = await signedIn(api, user);
  const { id: clientId } = await aClient(asAdmin);
  const { id: resourceId } = await aResource(asAdmin, `https://api.${tenant.slug}.example`);
  const claimed = await asAdmin.post('/api/v1/domains', { domain: `${tenant.slug}.example` });
  const { id: domainId } = (await claimed.json()) as { id: string };
  const { id: serviceProviderId } = await aServiceProvider(asAdmin);
  // Uses the SAML application. The table for the other kind is filled directly.
  const provisioningId = await made(asAdmin, '/api/v1/admin/provisioning', {
    application_id: serviceProviderId,
    base_url: 'https://scim.invalid/v2',
    secret: 'a-token-of-the-tests',
  });
  const roleId = await made(asAdmin, '/api/v1/roles', {
    name: 'Help desk',
    permissions: ['user_management'],
  });
  const groupId = await made(asAdmin, '/api/v1/groups', { name: 'Everybody' });
  const attributeId = await made(asAdmin, '/api/v1/custom-attributes', {
    name: 'costCode',
    label: 'Cost code',
  });
  const email = `guest@${tenant.slug}.example`;
  const invitationId = await made(asAdmin, '/api/v1/invitations', { email });
  const importId = await made(asAdmin, '/api/v1/invitations/imports', {
    format: 'list',
    text: `import-${email}`,
  });
  const connectionId = await aStoredConnection(api, tenant.id);
  const initialTokenId = await made(asAdmin, '/api/v1/admin/oauth2/initial-access-tokens', {
    name: 'Partner',
  });
  const begun = await asAdmin.post('/api/v1/sso-wizard/runs', { provider: 'okta', type: 'saml' });
  const { id: wizardRunId } = (await begun.json()) as { id: string };
  const linked = await asAdmin.post('/api/v1/set-up-links', {});
  const { link } = (await linked.json()) as { link: { id: string } };
  const view = { list: 'members', name: 'Admins', query: 'role=tenant_admin' };
  const suppressionId = await made(asAdmin, '/api/v1/detection-suppressions', {
    kind: 'password_spraying',
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  });
  const viewId = await made(asUser, '/api/v1/account/saved-views', view);
  // Sign-ins of the users above are written in batches.
  await api.app.get(SignInLog).flush();
  const log = await asAdmin.get('/api/v1/sign-ins?limit=1');
  const { items: attempts } = (await log.json()) as { items: { id: string }[] };
  return {
    tenant,
    admin,
    user,
    asAdmin,
    clientId,
    resourceId,
    domainId,
    roleId,
    invitationId,
    importId,
    serviceProviderId,
    connectionId,
    wizardRunId,
    made: {
      '/api/v1/account/saved-views': viewId,
      '/api/v1/admin/oauth2/agents': clientId,
      '/api/v1/admin/oauth2/clients': clientId,
      '/api/v1/admin/oauth2/initial-access-tokens': initialTokenId,
      '/api/v1/admin/oauth2/resources': resourceId,
      '/api/v1/admin/provisioning': provisioningId,
      '/api/v1/admin/saml/service-providers': serviceProviderId,
      '/api/v1/custom-attributes': attributeId,
      '/api/v1/detection-suppressions': suppressionId,
      '/api/v1/domains': domainId,
      '/api/v1/groups': groupId,
      '/api/v1/incidents': await anIncident(api, tenant.id, user.id),
      '/api/v1/invitations': invitationId,
      '/api/v1/invitations/imports': importId,
      '/api/v1/oauth2/grants': clientId,
      '/api/v1/roles': roleId,
      '/api/v1/set-up-links': link.id,
      '/api/v1/sign-in-approvals': await aWaitingSignIn(api, tenant.id, user.id),
      '/api/v1/sign-ins': attempts[0]?.id ?? '',
      '/api/v1/sso-configurations': connectionId,
      '/api/v1/sso-policy/emergency-codes': await aRequestedCode(api, tenant.id, user.id),
      '/api/v1/sso-wizard/runs': wizardRunId,
      '/api/v1/tenants/imports': importId,
    },
  };
}

/** ID of an incident, as the detection job opens it. */
function anIncident(api: TestApi, tenantId: string, userId: string): Promise<string> {
  const at = new Date();
  const detections = api.app.get(DetectionsRepository);
  return api.app.get(UnitOfWork).onPlatform('test data', () =>
    detections.open({
      tenantId,
      kind: 'password_guessing',
      severity: 'medium',
      subject: userId,
      failures: 8,
      failing: 1,
      succeeded: 0,
      networks: ['192.0.2.1'],
      networkCount: 8,
      users: [userId],
      signedIn: [],
      firstAt: at,
      lastAt: at,
    }),
  );
}

/** ID of a sign-in that waits for an admin's approval. */
async function aWaitingSignIn(api: TestApi, tenantId: string, userId: string): Promise<string> {
  const id = uuidv7();
  const askedAt = new Date();
  await api.app.get(UnitOfWork).inTenant(tenantId, () =>
    api.app.get(ApprovalsRepository).add({
      id,
      tenantId,
      userId,
      ticketHash: id,
      number: '482913',
      method: 'password',
      application: null,
      address: '192.0.2.1',
      userAgent: null,
      risk: { score: 80, level: 'high', reasons: [], action: 'approval', isEnforced: true },
      askedAt,
      expiresAt: new Date(askedAt.getTime() + 900_000),
    }),
  );
  return id;
}

/** ID of an emergency code whose release a user requests. */
function aRequestedCode(api: TestApi, tenantId: string, userId: string): Promise<string> {
  const codes = api.app.get(EmergencyCodesRepository);
  return api.app.get(UnitOfWork).inTenant(tenantId, async () => {
    const [given = ''] = await codes.renew(tenantId);
    const code = (await codes.find(tenantId, given)) as EmergencyCode;
    await codes.request(code, userId);
    return code.id;
  });
}

async function made(asAdmin: ApiCaller, path: string, body: object): Promise<string> {
  const response = await asAdmin.post(path, body);
  return ((await response.json()) as { id: string }).id;
}
