import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeApi } from '../../nest-api/src/openapi/describe-api.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import { operationsOf } from '../support/operations.ts';

/** Changes that need more than a session: at an unlocked screen, someone could take over an account or more. */
const SENSITIVE = [
  'POST /api/v1/account/email',
  'PUT /api/v1/account/notices',
  'POST /api/v1/account/sign-ins/{id}/report',
  'POST /api/v1/account/factors/totp',
  'POST /api/v1/account/factors/totp/confirm',
  'DELETE /api/v1/account/factors/totp',
  'POST /api/v1/account/factors/recovery-codes',
  'POST /api/v1/account/factors/passkeys/options',
  'POST /api/v1/account/factors/passkeys',
  'DELETE /api/v1/account/factors/passkeys/{id}',
  'POST /api/v1/people/{id}/factors/reset',
  'PATCH /api/v1/people/{id}',
  'DELETE /api/v1/people/{id}',
  'PUT /api/v1/sign-in-policy',
  'PUT /api/v1/sso-policy',
  'POST /api/v1/sso-policy/emergency-codes',
  'POST /api/v1/sso-policy/emergency-codes/{id}/release',
  'POST /api/v1/sso-configurations',
  'PATCH /api/v1/sso-configurations/{id}',
  'DELETE /api/v1/sso-configurations/{id}',
  'POST /api/v1/sso-configurations/{id}/enable',
  'POST /api/v1/sso-configurations/{id}/disable',
  'POST /api/v1/sso-configurations/{id}/versions/1/restore',
  'PUT /api/v1/sso-configurations/{id}/draft',
  'PUT /api/v1/sso-configurations/{id}/draft/release',
  'POST /api/v1/sso-configurations/{id}/draft/publish',
  'DELETE /api/v1/custom-attributes/{id}',
  'PATCH /api/v1/users/{id}/custom-attributes',
  'POST /api/v1/sso-configurations/{id}/directory',
  'PATCH /api/v1/sso-configurations/{id}/directory',
  'DELETE /api/v1/sso-configurations/{id}/directory',
  'POST /api/v1/sso-configurations/{id}/directory/approve',
  'POST /api/v1/sso-configurations/{id}/directory/reject',
  'POST /api/v1/sso-configurations/{id}/directory/undo',
  'POST /api/v1/sso-configurations/{id}/connector-codes',
  'POST /api/v1/sso-configurations/{id}/directory/tokens',
  'PUT /api/v1/admin/oauth2/clients/{id}/signals',
  'PUT /api/v1/sso-configurations/{id}/signals',
  'POST /api/v1/sso-configurations/{id}/signals/secret',
  'DELETE /api/v1/sso-configurations/{id}/signals',
  'PATCH /api/v1/sso-configurations/{id}/directory/pull',
  'POST /api/v1/sso-configurations/{id}/directory/pull/consent',
  'DELETE /api/v1/sso-configurations/{id}/directory/pull/consent',
  'PATCH /api/v1/admin/oauth2/clients/{id}/assignments',
  'PATCH /api/v1/admin/saml/service-providers/{id}/assignments',
  'POST /api/v1/admin/oauth2/signing-keys/rotate',
  'POST /api/v1/admin/oauth2/clients',
  'PATCH /api/v1/admin/oauth2/clients/{id}',
  'POST /api/v1/admin/oauth2/clients/{id}/rotate-secret',
  'DELETE /api/v1/admin/oauth2/clients/{id}',
  'PUT /api/v1/admin/oauth2/registration-policy',
  'POST /api/v1/admin/oauth2/initial-access-tokens',
  'POST /api/v1/admin/saml/service-providers',
  'PATCH /api/v1/admin/saml/service-providers/{id}',
  'DELETE /api/v1/admin/saml/service-providers/{id}',
  'POST /api/v1/sso-wizard/runs/{id}/save',
  'POST /api/v1/sso-wizard/runs/{id}/links',
  'POST /api/v1/set-up-links',
  'PATCH /api/v1/users/{id}',
  'POST /api/v1/users/{id}/second-factor',
  'DELETE /api/v1/users/{id}/second-factor',
  'POST /api/v1/roles',
  'PATCH /api/v1/roles/{id}',
  'DELETE /api/v1/roles/{id}',
  'DELETE /api/v1/tenants/{id}',
  'POST /api/v1/tenants/bulk',
  'GET /api/v1/tenants/{id}/export',
  'GET /api/v1/account/data/export',
  'GET /api/v1/users/{id}/data-export',
  'GET /api/v1/people/{id}/data-export',
  'POST /api/v1/mail/outbox/{id}/open',
  'POST /api/v1/incidents/{id}/actions',
  'PUT /api/v1/works-council-mode',
  'POST /api/v1/detection-suppressions',
  'POST /api/v1/system/live/displays',
  'POST /api/v1/sign-in-approvals/{id}/approve',
  'POST /api/v1/sign-in-approvals/{id}/reject',
];

/** Operations that change factors, addresses, single sign-on, keys, client secrets, roles, exports and erasure. */
const SUBJECTS =
  /^\/api\/v1\/(account\/(email|factors)|people\/\{id\}(\/factors\/reset)?$|users\/\{id\}(\/second-factor)?$|roles|sign-in-policy|sso-|set-up-links|admin\/(oauth2\/(clients|registration-policy|initial-access-tokens|signing-keys)|saml)|tenants\/\{id\}(\/export)?$|mail\/outbox)/;
/** Operations among them that grant no access, and the reason. */
const OPEN: Record<string, string> = {
  'DELETE /api/v1/account/email': 'calls a change off',
  'PATCH /api/v1/account/factors/passkeys/{id}': 'a name',
  'DELETE /api/v1/users/{id}': 'takes away, and the person can be asked in again',
  'PATCH /api/v1/tenants/{id}': 'the subscription',
  'POST /api/v1/sso-configurations/{id}/refresh': 'reads again where a proof allowed to read',
  'POST /api/v1/sso-configurations/{id}/tests': 'tries, and changes nothing',
  'POST /api/v1/sso-configurations/{id}/directory/retry': 'tries again what an admin allowed',
  'DELETE /api/v1/sso-configurations/{id}/connectors/{connectorId}': 'takes away',
  'DELETE /api/v1/sso-configurations/{id}/directory/tokens/{tokenId}': 'takes away',
  'POST /api/v1/sso-configurations/{id}/directory/pull/runs': 'reads again where a proof allowed to read',
  'POST /api/v1/sso-configurations/{id}/directory/pull/consent/complete': 'ends what began with a proof',
  'POST /api/v1/sso-configurations/{id}/signals/verification': 'asks the transmitter, and grants nothing',
  'DELETE /api/v1/sso-configurations/{id}/draft': 'takes away',
  'POST /api/v1/sso-configurations/{id}/draft/end-release': 'takes away',
  'POST /api/v1/sso-configurations/{id}/draft/tests': 'tries, and changes nothing',
  'POST /api/v1/sso-configurations/{id}/responses/{responseId}/open': 'reads what is masked',
  'POST /api/v1/sso-configurations/{id}/responses/{responseId}/replay': 'tries, and changes nothing',
  'PUT /api/v1/admin/oauth2/clients/{id}/logo': 'a picture',
  'DELETE /api/v1/admin/oauth2/clients/{id}/logo': 'a picture',
  'PUT /api/v1/admin/saml/service-providers/{id}/logo': 'a picture',
  'DELETE /api/v1/admin/saml/service-providers/{id}/logo': 'a picture',
  'DELETE /api/v1/admin/oauth2/initial-access-tokens/{id}': 'takes away',
  'POST /api/v1/sso-routes/explain': 'reads',
  'POST /api/v1/admin/saml/service-providers/{id}/refresh': 'reads again where a proof allowed to read',
  'POST /api/v1/sso-wizard/runs': 'a draft',
  'DELETE /api/v1/sso-wizard/runs/{id}': 'a draft',
  'POST /api/v1/sso-wizard/runs/{id}/capture': 'a draft',
  'POST /api/v1/sso-wizard/runs/{id}/consent': 'a draft',
  'POST /api/v1/sso-wizard/runs/{id}/consent/complete': 'a draft',
  'DELETE /api/v1/sso-wizard/runs/{id}/links/{linkId}': 'takes away',
  'DELETE /api/v1/set-up-links/{id}': 'takes away',
};

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

test('every change of a sensitive subject is in one of the two lists', () => {
  const changes = operationsOf(describeApi(api.app))
    .filter(({ method, path, isPublic }) => method !== 'GET' && SUBJECTS.test(path) && !isPublic)
    .map(({ method, path }) => `${method} ${path.replace('{number}', '1')}`);
  expect(changes.filter((change) => !SENSITIVE.includes(change) && !OPEN[change])).toEqual([]);
  expect(Object.keys(OPEN).filter((change) => !changes.includes(change))).toEqual([]);
});

// The check runs before the body is read, so a request without it reveals nothing about valid values.
test.each(SENSITIVE)('%s requires re-authentication', async (operation) => {
  const [method = '', path = ''] = operation.split(' ');
  const response = await fetch(`${api.url}${path.replace('{id}', id)}`, {
    method,
    headers: { authorization: `Bearer ${superadmin.token}`, 'content-type': 'application/json' },
    ...(method !== 'DELETE' && method !== 'GET' && { body: '{}' }),
  });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    403,
    'reauthentication_required',
  ]);
});

test('an invitation as an admin, or with a role of the organization, requires it', async () => {
  const invite = (body: object) => superadmin.post('/api/v1/invitations', { tenantId: id, ...body });
  const refused = await invite({ email: 'boss@example.test', role: 'tenant_admin' });
  expect(((await refused.json()) as { code: string }).code).toBe('reauthentication_required');
  expect((await invite({ email: 'guest@example.test' })).status).toBe(201);
  const batch = await superadmin.post('/api/v1/invitations/imports', {
    tenantId: id,
    format: 'csv',
    text: 'email,role\none@example.test,user\ntwo@example.test,admin',
  });
  expect(batch.status).toBe(403);
});

test('reads do not require it', async () => {
  for (const path of ['/api/v1/account/factors', '/api/v1/sso-configurations', '/api/v1/account/sessions']) {
    expect((await superadmin.get(path)).status).toBe(200);
  }
});
