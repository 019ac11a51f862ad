import type { ApplicationNetworks, PolicyTargetList, SignInPolicy } from '@gatehouse/contracts';
import * as oidc from 'openid-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, callerWith, type Person, signedIn } from '../support/data.ts';
import { aClient, type Registered, RelyingParty } from '../support/relying-party.ts';
import { application, aServiceProvider, formOf, profileOf, visit } from '../support/service-provider.ts';

/** All requests in this test come from loopback addresses. */
const HERE = ['127.0.0.0/8', '::1'];
const ELSEWHERE = ['203.0.113.0/24'];

let api: TestApi;
let other: TestApi;
let superadmin: ApiCaller;
let asAdmin: ApiCaller;
let tenantId: string;
let person: Person;
let browser: Browser;
let client: Registered;
let app: RelyingParty;

beforeAll(async () => {
  api = await startApi();
  other = await startApi({ database: api.database });
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(async () => {
  await other.stop();
  await api.stop();
});
beforeEach(async () => {
  tenantId = (await aTenant(api)).id;
  person = await aPerson(api, { tenantId });
  asAdmin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  client = await aClient(superadmin, { skip_consent: true, tenant_id: tenantId });
  app = await RelyingParty.discover(api, client);
  browser = new Browser(api);
  await browser.signIn(person);
});

type Lists = Partial<Pick<ApplicationNetworks, 'allowed' | 'blocked'>>;
const ruleOf = (id: string, lists: Lists, type = 'oauth_client') => ({
  target: { type, id },
  allowed: [],
  blocked: [],
  ...lists,
});

async function save(applicationNetworks: object[], change: object = { acceptOwnExclusion: true }) {
  const { tenantId: _, requiredSince: __, ...policy } = await saved();
  return asAdmin.put('/api/v1/sign-in-policy', { ...policy, applicationNetworks, ...change });
}

async function saved(): Promise<SignInPolicy> {
  return (await (await asAdmin.get('/api/v1/sign-in-policy')).json()) as SignInPolicy;
}

async function restrict(...rules: object[]): Promise<void> {
  expect((await save(rules)).status).toBe(200);
}

/** Where the browser ends: at the application with a code or an error. */
async function enter(at = app, parameters: Record<string, string> = {}): Promise<URL> {
  return browser.follow((await at.request({ scope: 'openid', ...parameters })).url);
}

const errorAt = (url: URL) => url.searchParams.get('error');

test('an OpenID Connect application opens only from an allowed network, every time', async () => {
  await restrict(ruleOf(client.id, { allowed: HERE }));
  expect((await enter()).searchParams.get('code')).toEqual(expect.any(String));

  await restrict(ruleOf(client.id, { allowed: ELSEWHERE }));
  for (const parameters of [{}, { prompt: 'none' }, { prompt: 'consent' }] as Record<string, string>[]) {
    const at = await enter(app, parameters);
    expect(errorAt(at)).toBe('access_denied');
    expect(at.searchParams.get('error_uri')).toMatch(/network_not_allowed$/);
    expect(at.searchParams.get('error_description')).toMatch(/Reference: \S+/);
  }

  await restrict(ruleOf(client.id, { allowed: HERE, blocked: ['127.0.0.1', '::1'] }));
  expect(errorAt(await enter())).toBe('access_denied');
  await restrict();
  expect(errorAt(await enter())).toBeNull();
});

test('a redirect that was decided earlier is decided again', async () => {
  for (let times = 0; times < 3; times++) expect(errorAt(await enter())).toBeNull();
  await restrict(ruleOf(client.id, { blocked: HERE }));
  expect(errorAt(await enter())).toBe('access_denied');
});

test('another process applies a change of the rule within a second', async () => {
  await restrict(ruleOf(client.id, { blocked: ['203.0.113.1'] }));
  browser.moveTo(other);
  expect(errorAt(await enter())).toBeNull();
  await restrict(ruleOf(client.id, { blocked: HERE }));
  await expect.poll(async () => errorAt(await enter()), { timeout: 1_000 }).toBe('access_denied');
});

test('other applications, and those of other organizations, stay open', async () => {
  const other = await RelyingParty.discover(
    api,
    await aClient(superadmin, { skip_consent: true, tenant_id: tenantId }),
  );
  await restrict(ruleOf(client.id, { allowed: ELSEWHERE }));
  expect(errorAt(await enter(other))).toBeNull();
  expect(errorAt(await enter())).toBe('access_denied');
});

test('the sign-in log has the cause with the address and evaluates it again with the current rules', async () => {
  await restrict(ruleOf(client.id, { allowed: ELSEWHERE }));
  await enter();
  const log = `/api/v1/sign-ins?applicationId=${client.id}&result=failure`;
  const failures = async () =>
    ((await (await asAdmin.get(log)).json()) as { items: { id: string; outcome: string }[] }).items;
  await expect
    .poll(async () => (await failures()).map(({ outcome }) => outcome))
    .toEqual(['network_not_allowed']);
  const [{ id = '' } = {}] = await failures();
  expect(await (await asAdmin.get(`/api/v1/sign-ins/${id}`)).json()).toMatchObject({
    found: { value: [expect.stringMatching(/127\.0\.0\.1|::1/)] },
    expected: { value: ELSEWHERE },
  });
  const again = async () => (await asAdmin.post(`/api/v1/sign-ins/${id}/re-evaluate`)).json();
  expect(await again()).toMatchObject({
    verdict: 'refused',
    checks: expect.arrayContaining([
      expect.objectContaining({ code: 'network_not_allowed', name: 'network' }),
    ]),
  });
  await restrict();
  expect(await again()).toMatchObject({ verdict: 'undecided' });
});

test('a SAML application gets RequestDenied', async () => {
  const provider = await aServiceProvider(asAdmin);
  const service = await application(api, provider, {});
  const begin = async () => visit(api, await service.getAuthorizeUrlAsync('', undefined, {}), browser.token);
  await restrict(ruleOf(provider.id, { allowed: ELSEWHERE }, 'saml_service_provider'));
  await expect(profileOf(service, await formOf(await begin()))).rejects.toThrow(/RequestDenied/);
  await restrict(ruleOf(provider.id, { allowed: HERE }, 'saml_service_provider'));
  expect(await profileOf(service, await formOf(await begin()))).toMatchObject({ nameID: expect.anything() });
});

test('a device code cannot be confirmed from a blocked network', async () => {
  const television = await aClient(asAdmin, {
    name: 'Television',
    grant_types: ['urn:ietf:params:oauth:grant-type:device_code'],
    redirect_uris: [],
    token_endpoint_auth_method: 'none',
    scopes: ['openid'],
  });
  const { config } = await RelyingParty.discover(api, television);
  const { user_code } = await oidc.initiateDeviceAuthorization(config, { scope: 'openid' });
  const caller = callerWith(api, browser.token ?? '');
  const allow = () => caller.post('/api/v1/oauth2/device/answer', { user_code, answer: 'allow' });
  await restrict(ruleOf(television.id, { blocked: HERE }));
  const denied = await allow();
  expect([denied.status, ((await denied.json()) as { code: string }).code]).toEqual([
    403,
    'network_not_allowed',
  ]);
  await restrict();
  expect((await allow()).status).toBe(204);
});

test('each organization can have rules for an application of the platform', async () => {
  const shared = await aClient(superadmin, { skip_consent: true, name: 'Shared' });
  const at = await RelyingParty.discover(api, shared);
  const list = (await (await asAdmin.get('/api/v1/sign-in-policy/targets')).json()) as PolicyTargetList;
  expect(list.items).toContainEqual({
    type: 'oauth_client',
    id: shared.id,
    name: 'Shared',
    isOfPlatform: true,
  });
  expect(list.items).toContainEqual(expect.objectContaining({ id: client.id, isOfPlatform: false }));
  await restrict(ruleOf(shared.id, { blocked: HERE }));
  expect(errorAt(await enter(at))).toBe('access_denied');

  const stranger = await aPerson(api, { tenantId: (await aTenant(api)).id });
  browser = new Browser(api);
  await browser.signIn(stranger);
  expect(errorAt(await enter(at))).toBeNull();

  expect((await superadmin.delete(`/api/v1/admin/oauth2/clients/${shared.id}`)).status).toBeLessThan(300);
  expect((await saved()).applicationNetworks).toEqual([]);
});

test('a rule is saved in its shortest form, deleted with its application, and in the audit log', async () => {
  await restrict(
    ruleOf(client.id, { allowed: ['203.0.113.9/24', '127.0.0.1/8'], blocked: ['198.51.100.1'] }),
  );
  expect((await saved()).applicationNetworks).toEqual([
    ruleOf(client.id, { allowed: ['203.0.113.0/24', '127.0.0.0/8'], blocked: ['198.51.100.1'] }),
  ]);
  const log = await asAdmin.get('/api/v1/audit/events?action=sign_in_policy.updated&limit=1');
  const { items } = (await log.json()) as { items: { detail: { applicationNetworks?: string[] } }[] };
  expect(items[0]?.detail.applicationNetworks).toEqual([
    `oauth_client:${client.id}:+203.0.113.0/24,+127.0.0.0/8,-198.51.100.1`,
  ]);
  // An update of other parts of the policy keeps it.
  const { tenantId: _, requiredSince: __, applicationNetworks: ___, ...rest } = await saved();
  expect((await asAdmin.put('/api/v1/sign-in-policy', { ...rest, graceDays: 3 })).status).toBe(200);
  expect((await saved()).applicationNetworks).toHaveLength(1);

  expect((await asAdmin.delete(`/api/v1/admin/oauth2/clients/${client.id}`)).status).toBeLessThan(300);
  expect((await saved()).applicationNetworks).toEqual([]);
});

test('a rule that excludes the admin, names no network or belongs to another organization is rejected', async () => {
  const foreign = await aClient(superadmin, { tenant_id: (await aTenant(api)).id });
  const errorsOf = async (rules: object[], change: object) => {
    const response = await save(rules, change);
    const { errors = [] } = (await response.json()) as { errors?: { field: string; code: string }[] };
    return [response.status, ...errors.map(({ field, code }) => `${field} ${code}`)];
  };
  expect(await errorsOf([ruleOf(client.id, { allowed: ELSEWHERE })], {})).toEqual([
    422,
    'applicationNetworks.0.allowed own_network_excluded',
  ]);
  expect(await errorsOf([ruleOf(client.id, { blocked: HERE })], {})).toEqual([
    422,
    'applicationNetworks.0.blocked own_network_excluded',
  ]);
  const accepted = { acceptOwnExclusion: true };
  expect(await errorsOf([ruleOf(client.id, {})], accepted)).toEqual([
    422,
    'applicationNetworks.0.allowed required',
  ]);
  expect(await errorsOf([ruleOf(foreign.id, { allowed: HERE })], accepted)).toEqual([
    422,
    'applicationNetworks.0.target unknown',
  ]);
  const twice = ruleOf(client.id, { allowed: HERE });
  expect(await errorsOf([twice, twice], accepted)).toEqual([422, 'applicationNetworks.1.target duplicate']);
  expect(await errorsOf([ruleOf(client.id, { allowed: ['office'] })], accepted)).toEqual([
    422,
    expect.stringMatching(/^applicationNetworks\.0\.allowed\.0 /),
  ]);
  expect((await saved()).applicationNetworks).toEqual([]);
});
