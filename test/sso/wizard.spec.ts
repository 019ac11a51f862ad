import type {
  MadeWizardLink,
  Problem,
  SetUpPortal,
  SsoConfigurationDto,
  SsoResult,
  SsoStarted,
  WizardConsent,
  WizardRunDto,
} from '@gatehouse/contracts';
import {
  DIRECTORIES,
  SANDBOX_CLIENT_ID,
  SANDBOX_CLIENT_SECRET,
  type Sandbox,
  startSandbox,
} from '@gatehouse/sandbox-idp';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, post, signedIn } from '../support/data.ts';
import { type Choice, signInAtSandbox } from '../support/sandbox-browser.ts';
import { anOrganization, type Organization, prove, sandboxSettings } from '../support/sso.ts';

const DIRECTORY_ADMIN = { email: 'directory-admin@new-company.test' };
const RUNS = '/api/v1/sso-wizard/runs';
const PORTAL = '/api/v1/set-up-portal';

let sandbox: Sandbox;
let api: TestApi;
let clock: HeldClock;
let superadmin: ApiCaller;
let owner: Organization;

let database: pg.Client;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  clock = new HeldClock(new Date());
  api = await startApi({
    clock,
    env: {
      ...sandboxSettings(sandbox),
      GOOGLE_CLIENT_ID: SANDBOX_CLIENT_ID,
      GOOGLE_CLIENT_SECRET: SANDBOX_CLIENT_SECRET,
      MICROSOFT_CLIENT_ID: SANDBOX_CLIENT_ID,
      MICROSOFT_CLIENT_SECRET: SANDBOX_CLIENT_SECRET,
    },
  });
  database = new pg.Client({ connectionString: api.database.ownerUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await api.stop();
  await sandbox.stop();
});
beforeEach(async () => {
  superadmin = await signedIn(api, await aPerson(api));
  owner = await anOrganization(api);
});
afterEach(async () => {
  for (const kind of ['google', 'microsoft', 'company', 'saml'] as const)
    sandbox.misbehaviour.set(kind, 'none');
  await forgetTheCompany();
});

/** Removes the company, so that the next test starts without it. */
async function forgetTheCompany(): Promise<void> {
  const people = "(select id from users where email like '%@new-company.test')";
  for (const sql of [
    'delete from external_identities',
    `delete from sessions where user_id in ${people}`,
    `delete from memberships where user_id in ${people}`,
    "delete from users where email like '%@new-company.test'",
    "delete from domains where domain like 'new-company%'",
    'update sso_configurations set is_enabled = true where tenant_id is null',
    'delete from outbox',
  ]) {
    await database.query(sql);
  }
}

async function begun(provider: string, as: ApiCaller = owner.as, more: object = {}): Promise<WizardRunDto> {
  const response = await as.post(RUNS, { provider, ...more });
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as WizardRunDto;
}

async function consentOf({ id }: WizardRunDto, as: ApiCaller = owner.as): Promise<WizardConsent> {
  const response = await as.post(`${RUNS}/${id}/consent`);
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as WizardConsent;
}

/** The values from the web app's callback. */
function answerOf(callback: URL, { browserSecret }: { browserSecret: string }): Record<string, unknown> {
  const { error_description: errorDescription, ...parameters } = Object.fromEntries(callback.searchParams);
  return { ...parameters, browserSecret, ...(errorDescription ? { errorDescription } : {}) };
}

async function consented(
  run: WizardRunDto,
  choice: Choice = DIRECTORY_ADMIN,
  as: ApiCaller = owner.as,
): Promise<Response> {
  const consent = await consentOf(run, as);
  const callback = await signInAtSandbox(consent.authorizationUrl, choice);
  return as.post(`${RUNS}/${run.id}/consent/complete`, answerOf(callback, consent));
}

async function captured(provider: string, choice?: Choice, as = owner.as, more = {}): Promise<WizardRunDto> {
  const response = await consented(await begun(provider, as, more), choice, as);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as WizardRunDto;
}

async function saved(run: WizardRunDto, as: ApiCaller = owner.as, more: object = {}): Promise<WizardRunDto> {
  const domains = run.captured?.domains.filter(({ vouched }) => vouched).map(({ domain }) => domain) ?? [];
  const body = { version: run.version, name: run.captured?.name, domains, ...more };
  const response = await as.post(`${RUNS}/${run.id}/save`, body);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as WizardRunDto;
}

async function refusedWith(response: Response, status: number, code: string): Promise<Problem> {
  const problem = (await response.json()) as Problem;
  expect([response.status, problem.code], JSON.stringify(problem)).toEqual([status, code]);
  return problem;
}

async function read(run: { id: string }, as: ApiCaller = owner.as): Promise<WizardRunDto> {
  return (await (await as.get(`${RUNS}/${run.id}`)).json()) as WizardRunDto;
}

async function configurationOf(run: WizardRunDto, as: ApiCaller = owner.as): Promise<SsoConfigurationDto> {
  const response = await as.get(`/api/v1/sso-configurations/${run.saved?.configurationId}`);
  return (await response.json()) as SsoConfigurationDto;
}

async function enabled(configuration: SsoConfigurationDto, as: ApiCaller = owner.as): Promise<void> {
  const { id, version } = configuration;
  const response = await as.post(`/api/v1/sso-configurations/${id}/enable`, { version });
  expect(response.status, await response.clone().text()).toBe(200);
}

async function signsIn(
  configurationId: string,
  choice: Choice,
  jar = new Map<string, string>(),
): Promise<SsoResult | Problem> {
  const started = (await (await post(api, '/api/v1/sso/sign-ins', { configurationId })).json()) as SsoStarted;
  const callback = await signInAtSandbox(started.authorizationUrl, choice, jar);
  const ownAddress = callback.pathname.split('/sso/callback/')[1];
  const response = await post(api, '/api/v1/sso/sign-ins/complete', {
    ...answerOf(callback, started),
    ...(ownAddress ? { configurationId: ownAddress } : {}),
  });
  return (await response.json()) as SsoResult | Problem;
}

async function trail(): Promise<
  { action: string; actor: { type: string }; detail: Record<string, unknown> }[]
> {
  const page = await superadmin.get(`/api/v1/audit/events?tenantId=${owner.id}&limit=100`);
  return ((await page.json()) as { items: never[] }).items;
}

const standingOf = (run: WizardRunDto, name: string) =>
  run.captured?.domains.find(({ domain }) => domain === name);

describe.each(['google', 'microsoft'] as const)('with the consent of an admin at %s', (provider) => {
  test("the directory is read, its domains count as verified, and its users sign in with the platform's client", async () => {
    const run = await captured(provider);
    expect(run).toMatchObject({
      step: 'captured',
      canConsent: true,
      captured: {
        adminEmail: DIRECTORY_ADMIN.email,
        adminName: 'Nora Nichols',
        directory: { answered: true },
      },
    });
    expect(run.captured?.values.every(({ source }) => source.length > 3)).toBe(true);
    expect(standingOf(run, 'new-company.test')).toMatchObject({
      source: 'directory',
      standing: 'will_be_verified',
    });

    const done = await saved(run);
    expect(done.saved?.domains).toEqual([
      expect.objectContaining({ domain: 'new-company.test', verified: true }),
      expect.objectContaining({ domain: 'new-company-labs.test', verified: true }),
    ]);
    const configuration = await configurationOf(done);
    expect(configuration).toMatchObject({
      isEnabled: false,
      usesPlatformClient: true,
      clientId: null,
      clientSecretSet: false,
      redirectUri: 'http://localhost:3000/sso/callback',
    });
    await enabled(configuration);
    expect(await signsIn(configuration.id, { email: 'employee@new-company.test' })).toMatchObject({
      status: 'signed_in',
      login: { user: { tenantId: owner.id, role: 'tenant_user' } },
    });
  });

  test('its users can sign in in the same browser in which their admin consented', async () => {
    const jar = new Map<string, string>();
    const run = await begun(provider);
    const consent = await consentOf(run);
    const callback = await signInAtSandbox(consent.authorizationUrl, DIRECTORY_ADMIN, jar);
    const response = await owner.as.post(`${RUNS}/${run.id}/consent/complete`, answerOf(callback, consent));
    const configuration = await configurationOf(await saved((await response.json()) as WizardRunDto));
    await enabled(configuration);
    const choice = { email: 'employee@new-company.test' };
    expect(await signsIn(configuration.id, choice, jar)).toMatchObject({
      status: 'signed_in',
      email: choice.email,
    });
  });

  test('users of another company are rejected by the rules of the organization', async () => {
    const configuration = await configurationOf(await saved(await captured(provider)));
    await enabled(configuration);
    const code = provider === 'google' ? 'wrong_company' : 'wrong_directory';
    expect(await signsIn(configuration.id, { email: 'employee@demo-company.test' })).toMatchObject({ code });
  });

  test('the source of the verification is in the audit log and at the domain', async () => {
    await saved(await captured(provider));
    const page = (await (await owner.as.get('/api/v1/domains')).json()) as {
      items: Record<string, unknown>[];
    };
    expect(page.items.find(({ domain }) => domain === 'new-company.test')).toMatchObject({
      status: 'active',
      proof: 'directory',
      verificationDetail: expect.stringContaining(`consented by ${DIRECTORY_ADMIN.email}`),
      lastCheck: null,
      nextCheckAt: null,
    });
    const actions = (await trail()).map(({ action }) => action);
    for (const step of ['started', 'consent_begun', 'captured', 'saved'])
      expect(actions).toContain(`sso_wizard.${step}`);
    expect(actions).toContain('domain.verified');
  });

  test.each([
    ['down', /could not reach/],
    ['html', /did not return a list/],
    ['huge', /larger than 1 MB/],
  ] as const)('a directory that is %s excludes the default domains, which never count', async (mode, why) => {
    sandbox.misbehaviour.set(provider, mode, 'directory');
    const run = await captured(provider);
    expect(run.captured?.directory).toMatchObject({ answered: false, message: expect.stringMatching(why) });
    expect(run.captured?.domains.map(({ source, domain, vouched }) => [source, domain, vouched])).toEqual([
      ['account', 'new-company.test', false],
      ['default', 'company.example', false],
      ['default', 'corp.example', false],
      ['default', 'group.example', false],
    ]);
    const done = await saved(run, owner.as, { domains: ['new-company.test', 'company.example'] });
    expect(done.saved?.domains.map(({ verified }) => verified)).toEqual([false, false]);
  });

  test('a private account is rejected', async () => {
    const response = await consented(await begun(provider), { email: 'someone@private-mail.test' });
    const { detail } = await refusedWith(response, 403, 'personal_account');
    expect(detail).toMatch(/^Failed to capture configuration. Please try again. This is a personal account/);
  });

  test('a user who cancels sees so and starts the step again', async () => {
    const run = await begun(provider);
    const { detail } = await refusedWith(await consented(run, { cancel: true }), 422, 'wizard_cancelled');
    expect(detail).toBe(
      'Authentication was cancelled or failed. Access denied. Please try again or contact support.',
    );
    expect((await read(run)).failure?.message).toBe('Authentication was cancelled or failed.');
    expect((await consented(run)).status).toBe(200);
  });

  test('a code that the provider does not exchange captures nothing', async () => {
    sandbox.misbehaviour.set(provider, 'wrong_key');
    const run = await begun(provider);
    const { detail } = await refusedWith(await consented(run), 403, 'signature_invalid');
    expect(detail).toMatch(/^Failed to capture configuration. Please try again./);
    expect(await read(run)).toMatchObject({ step: 'authenticate', captured: null });
  });
});

test('an employee of a Microsoft directory cannot verify its domains', async () => {
  const run = await captured('microsoft', { email: 'employee@new-company.test' });
  expect(standingOf(run, 'new-company.test')).toMatchObject({ vouched: false, standing: 'unverified' });
  const done = await saved(run, owner.as, { domains: ['new-company.test'] });
  expect(done.saved?.domains).toMatchObject([{ verified: false }]);
});

test('an employee of a Google company is shown no directory', async () => {
  const run = await captured('google', { email: 'employee@new-company.test' });
  expect(run.captured?.directory).toMatchObject({
    answered: false,
    message: expect.stringMatching(/administrator/),
  });
});

describe('a response of a consent is valid once, for its own run, in time', () => {
  let run: WizardRunDto;
  let consent: WizardConsent;
  let answer: Record<string, unknown>;
  beforeEach(async () => {
    run = await begun('google');
    consent = await consentOf(run);
    answer = answerOf(await signInAtSandbox(consent.authorizationUrl, DIRECTORY_ADMIN), consent);
  });
  const complete = (body: object, id = run.id, as = owner.as) =>
    as.post(`${RUNS}/${id}/consent/complete`, body);

  test('with an invented state', async () => {
    const { detail } = await refusedWith(
      await complete({ ...answer, state: 'w.forged' }),
      422,
      'wizard_state_mismatch',
    );
    expect(detail).toMatch(/^OAuth state verification failed\./);
    expect((await complete(answer)).status).toBe(200);
  });

  test('with the state of another run', async () => {
    const other = await begun('google');
    await consentOf(other);
    await refusedWith(await complete(answer, other.id), 422, 'wizard_state_mismatch');
  });

  test('in another browser, which does not affect the right one', async () => {
    await refusedWith(await complete({ ...answer, browserSecret: 'another' }), 422, 'wizard_state_mismatch');
    expect((await complete(answer)).status).toBe(200);
    const failed = (await trail()).filter(({ action }) => action === 'sso_wizard.failed');
    expect(failed.map(({ detail }) => detail.reason)).toContain('wizard_state_mismatch');
  });

  test('a second time', async () => {
    expect((await complete(answer)).status).toBe(200);
    await refusedWith(await complete(answer), 422, 'wizard_state_mismatch');
  });

  test('after ten minutes', async () => {
    clock.advance(601);
    await refusedWith(await complete(answer), 422, 'wizard_state_mismatch');
  });

  test('by an admin of another tenant, who cannot find the run', async () => {
    const other = await anOrganization(api);
    for (const response of [
      await complete(answer, run.id, other.as),
      await other.as.get(`${RUNS}/${run.id}`),
      await other.as.post(`${RUNS}/${run.id}/save`, { version: 1, name: 'x', domains: [] }),
      await other.as.post(`${RUNS}/${run.id}/links`, {}),
    ]) {
      await refusedWith(response, 404, 'not_found');
    }
  });
});

describe('one owner per verified domain', () => {
  test('a domain of another tenant is explained and does not count', async () => {
    const other = await anOrganization(api);
    await prove(api, other.id, 'new-company.test');
    const run = await captured('google');
    expect(standingOf(run, 'new-company.test')).toMatchObject({
      standing: 'owned_elsewhere',
      message: expect.stringContaining('Another organization has verified this domain'),
    });
    const done = await saved(run);
    expect(done.saved?.domains.map(({ domain, verified }) => [domain, verified])).toEqual([
      ['new-company.test', false],
      ['new-company-labs.test', true],
    ]);
  });

  test('the owner of a domain is not revealed unless a directory verifies it', async () => {
    const other = await anOrganization(api);
    await prove(api, other.id, 'new-company.test');
    const run = await captured('microsoft', { email: 'employee@new-company.test' });
    expect(standingOf(run, 'new-company.test')?.standing).toBe('unverified');
  });
});

describe('for superadmins', () => {
  test('the organization must be named, or is created with the name of the directory', async () => {
    await refusedWith(await superadmin.post(RUNS, { provider: 'google' }), 422, 'invalid_input');
    const run = await captured('microsoft', DIRECTORY_ADMIN, superadmin, {
      mode: 'quick',
      newOrganization: true,
    });
    const done = await saved(run, superadmin);
    const tenant = (await (await superadmin.get(`/api/v1/tenants/${done.tenantId}`)).json()) as object;
    expect(tenant).toMatchObject({
      name: 'New Company',
      adminEmail: DIRECTORY_ADMIN.email,
      status: 'pending',
    });
    const configuration = await configurationOf(done, superadmin);
    await enabled(configuration, superadmin);
    expect(await signsIn(configuration.id, { email: 'employee@new-company.test' })).toMatchObject({
      status: 'signed_in',
      login: { user: { tenantId: done.tenantId } },
    });
  });

  test('only superadmins can create organizations', async () => {
    const response = await owner.as.post(RUNS, { provider: 'google', newOrganization: true });
    await refusedWith(response, 422, 'invalid_input');
  });
});

describe("the platform's client", () => {
  test('is rejected if the platform has none', async () => {
    await database.query('update sso_configurations set is_enabled = false where tenant_id is null');
    const run = await begun('google');
    expect(run.canConsent).toBe(false);
    const response = await owner.as.post(`${RUNS}/${run.id}/consent`);
    const { detail } = await refusedWith(response, 409, 'no_platform_client');
    expect(detail).toMatch(/^Failed to start authentication. Please try again. OAuth client not configured/);
    const given = { type: 'google', name: 'Google', usesPlatformClient: true };
    const made = await owner.as.post('/api/v1/sso-configurations', given);
    expect((await made.json()) as Problem).toMatchObject({ errors: [{ field: 'usesPlatformClient' }] });
  });

  test.each([
    [
      'another type',
      { type: 'oauth2', issuer: 'https://login.example', usesPlatformClient: true },
      'usesPlatformClient',
    ],
    [
      'a client of their own beside it',
      { type: 'google', clientId: 'own', usesPlatformClient: true },
      'clientId',
    ],
    [
      'a secret of their own beside it',
      { type: 'google', clientSecret: 's', usesPlatformClient: true },
      'clientSecret',
    ],
  ])('is not offered to %s', async (_name, given, field) => {
    const response = await owner.as.post('/api/v1/sso-configurations', { name: 'Google', ...given });
    expect((await response.json()) as Problem).toMatchObject({ errors: [{ field }] });
  });

  test('is replaced by their own client, which has its own address again', async () => {
    const { id, version } = await configurationOf(await saved(await captured('google')));
    const response = await owner.as.patch(`/api/v1/sso-configurations/${id}`, {
      version,
      usesPlatformClient: false,
      clientId: SANDBOX_CLIENT_ID,
      clientSecret: SANDBOX_CLIENT_SECRET,
    });
    const changed = (await response.json()) as SsoConfigurationDto;
    expect(changed).toMatchObject({ redirectUri: `http://localhost:3000/sso/callback/${id}` });
    const restored = await owner.as.post(`/api/v1/sso-configurations/${id}/versions/${version}/restore`, {
      version: changed.version,
    });
    expect(await restored.json()).toMatchObject({
      usesPlatformClient: true,
      clientId: null,
      clientSecretSet: false,
    });
  });

  test('accepts no response at the address of a connection', async () => {
    const configuration = await configurationOf(await saved(await captured('google')));
    await enabled(configuration);
    const started = (await (
      await post(api, '/api/v1/sso/sign-ins', { configurationId: configuration.id })
    ).json()) as SsoStarted;
    const callback = await signInAtSandbox(started.authorizationUrl, { email: 'employee@new-company.test' });
    const answer = { ...answerOf(callback, started), configurationId: configuration.id };
    await refusedWith(await post(api, '/api/v1/sso/sign-ins/complete', answer), 422, 'mix_up');
  });

  test('that was disabled admits no users, states so, and is no longer offered', async () => {
    const configuration = await configurationOf(await saved(await captured('google')));
    await enabled(configuration);
    const offered = async () => [
      await (await api.fetch(`/api/v1/sso/providers?tenant=${owner.slug}`)).json(),
      await (await post(api, '/api/v1/sso/discover', { email: 'anybody@new-company.test' })).json(),
    ];
    const options = [{ configurationId: configuration.id }];
    expect(await offered()).toMatchObject([{ items: options }, { kind: 'offer', options }]);
    await database.query('update sso_configurations set is_enabled = false where tenant_id is null');
    const response = await post(api, '/api/v1/sso/sign-ins', { configurationId: configuration.id });
    await refusedWith(response, 403, 'platform_client_missing');
    expect(await offered()).toMatchObject([{ items: [] }, { kind: 'password', options: [] }]);
  });
});

describe('values that are entered instead of a consent', () => {
  const entered = () => ({
    issuer: sandbox.issuers.company,
    clientId: SANDBOX_CLIENT_ID,
    clientSecret: SANDBOX_CLIENT_SECRET,
  });

  test('an issuer is read, reviewed with sources, saved with the URL that was shown before, and works', async () => {
    await prove(api, owner.id, 'new-company.test');
    const run = await begun('keycloak', owner.as, { type: 'oauth2' });
    const told = run.addresses.redirectUri;
    const response = await owner.as.post(`${RUNS}/${run.id}/capture`, entered());
    const text = await response.clone().text();
    expect(text).not.toContain(SANDBOX_CLIENT_SECRET);
    const reviewed = (await response.json()) as WizardRunDto;
    expect(reviewed.captured?.values.find(({ label }) => label === 'Token endpoint')).toMatchObject({
      source: `${sandbox.issuers.company}/.well-known/openid-configuration`,
    });
    expect(standingOf(reviewed, 'new-company.test')).toMatchObject({
      source: 'claimed',
      standing: 'verified',
    });
    const done = await saved(reviewed, owner.as, { name: 'Keycloak', domains: ['new-company.test'] });
    const configuration = await configurationOf(done);
    expect(configuration).toMatchObject({
      type: 'oauth2',
      redirectUri: told,
      clientSecretSet: true,
      isEnabled: false,
    });
    await enabled(configuration);
    const choice = { email: 'employee@new-company.test' };
    expect(await signsIn(configuration.id, choice)).toMatchObject({ status: 'signed_in' });
  });

  test.each([
    ['no issuer', { issuer: undefined }, 'issuer'],
    ['no client id', { clientId: undefined }, 'clientId'],
    ['no secret', { clientSecret: undefined }, 'clientSecret'],
    ['an address that is no provider', { issuer: 'http://127.0.0.1:1/nowhere' }, 'issuer'],
  ])('%s is reported at its field and stored as the last failure', async (_name, wrong, field) => {
    const run = await begun('okta', owner.as, { type: 'oauth2' });
    const response = await owner.as.post(`${RUNS}/${run.id}/capture`, { ...entered(), ...wrong });
    const problem = await refusedWith(response, 422, 'invalid_input');
    expect(problem.errors?.[0]?.field).toBe(field);
    expect((await read(run)).failure?.message).toBe('Failed to capture configuration. Please try again.');
  });

  test.each([
    ['by its address', async () => ({ metadataUrl: sandbox.samlMetadataUrl })],
    ['as a file or pasted', async () => ({ metadata: await (await fetch(sandbox.samlMetadataUrl)).text() })],
  ])('SAML metadata is read %s', async (_name, given) => {
    const run = await begun('adfs', owner.as, { type: 'saml' });
    expect(run.addresses).toMatchObject({ redirectUri: null, acsUrl: expect.stringContaining('http') });
    const response = await owner.as.post(`${RUNS}/${run.id}/capture`, await given());
    const reviewed = (await response.json()) as WizardRunDto;
    expect(reviewed.captured?.values.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Entity ID', 'Sign-in URL', 'Certificate']),
    );
    const configuration = await configurationOf(
      await saved(reviewed, owner.as, { name: 'ADFS', domains: [] }),
    );
    expect(configuration).toMatchObject({ type: 'saml', acsUrl: run.addresses.acsUrl, isEnabled: false });
  });

  test('a provider with consent accepts no entered values, and vice versa', async () => {
    const google = await begun('google');
    await refusedWith(
      await owner.as.post(`${RUNS}/${google.id}/capture`, entered()),
      409,
      'wizard_wrong_step',
    );
    const okta = await begun('okta', owner.as, { type: 'saml' });
    await refusedWith(await owner.as.post(`${RUNS}/${okta.id}/consent`), 409, 'wizard_wrong_step');
  });
});

describe('a run', () => {
  test('can be left and resumed and shows no secret', async () => {
    const run = await begun('auth0', owner.as, { type: 'oauth2' });
    await owner.as.post(`${RUNS}/${run.id}/capture`, {
      issuer: sandbox.issuers.company,
      clientId: SANDBOX_CLIENT_ID,
      clientSecret: 'a secret that was typed',
    });
    const page = await owner.as.get(RUNS);
    const text = await page.text();
    expect(text).toContain(run.id);
    expect(text).not.toContain('a secret that was typed');
    const { rows } = await database.query('select client_secret from sso_wizard_runs where id = $1', [
      run.id,
    ]);
    expect(rows[0].client_secret).toMatch(/^v1\./);
  });

  test('is saved once, even by two simultaneous requests, and not with an older version', async () => {
    const run = await captured('google');
    const body = { version: run.version, name: 'Google', domains: ['new-company.test'] };
    await refusedWith(
      await owner.as.post(`${RUNS}/${run.id}/save`, { ...body, version: 1 }),
      409,
      'stale_version',
    );
    const answers = await Promise.all([1, 2].map(() => owner.as.post(`${RUNS}/${run.id}/save`, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await refusedWith(await owner.as.post(`${RUNS}/${run.id}/save`, body), 409, 'wizard_wrong_step');
  });

  test('without captured values cannot be saved', async () => {
    const { id, version } = await begun('google');
    const response = await owner.as.post(`${RUNS}/${id}/save`, { version, name: 'x', domains: [] });
    await refusedWith(response, 409, 'wizard_wrong_step');
  });
});

describe('a set-up link of a run', () => {
  async function linkOf(run: WizardRunDto, hours = 72): Promise<{ token: string; linkId: string }> {
    const response = await owner.as.post(`${RUNS}/${run.id}/links`, { hours });
    expect(response.status, await response.clone().text()).toBe(201);
    const { url, link } = (await response.json()) as MadeWizardLink;
    return { token: new URL(url).searchParams.get('token') ?? '', linkId: link.id };
  }
  const take = (step: string, body: object) => post(api, `${PORTAL}/${step}`, body);

  test('leads a user without an account to the end and shows their name to the admins', async () => {
    const run = await begun('google');
    const { token } = await linkOf(run);
    const opened = (await (await take('open', { token })).json()) as SetUpPortal;
    expect(opened).toMatchObject({
      organization: { name: 'Acme' },
      run: { id: run.id, tenantName: 'Acme', step: 'authenticate' },
    });
    const consent = (await (await take('consent', { token })).json()) as WizardConsent;
    const callback = await signInAtSandbox(consent.authorizationUrl, DIRECTORY_ADMIN);
    const response = await take('consent/complete', { token, ...answerOf(callback, consent) });
    const reviewed = (await response.json()) as SetUpPortal;
    expect(reviewed.run?.step).toBe('captured');
    const approved = {
      token,
      version: reviewed.run?.version,
      name: 'New Company',
      domains: ['new-company.test'],
    };
    expect((await take('save', approved)).status).toBe(200);

    const seen = await read(run);
    expect(seen).toMatchObject({ step: 'saved', saved: { domains: [{ verified: true }] } });
    expect(seen.links[0]?.state).toBe('done');
    expect(seen.links[0]?.uses.map(({ what }) => what)).toEqual([
      'saved',
      'captured',
      'consent_begun',
      'opened',
    ]);
    expect(seen.links[0]?.uses[0]).toMatchObject({ who: DIRECTORY_ADMIN.email, address: '127.0.0.1' });
    expect((await configurationOf(seen)).isEnabled).toBe(false);
    const events = (await trail()).filter(({ detail }) => detail.linkId);
    expect(
      events.every(({ action, actor }) => action.endsWith('link_made') || actor.type === 'anonymous'),
    ).toBe(true);
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['sso_wizard.link_opened', 'sso_wizard.saved']),
    );
    const { rows } = await database.query('select recipient, template from outbox');
    expect(rows).toEqual([{ recipient: owner.admin.email, template: 'sso-wizard-done' }]);
    expect(await (await take('open', { token })).json()).toMatchObject({
      connection: { name: 'New Company', isEnabled: false, liveSince: null },
    });
    await refusedWith(await take('save', approved), 409, 'wizard_wrong_step');
  });

  test('is stored as a hash', async () => {
    const { token } = await linkOf(await begun('google'));
    const { rows } = await database.query('select * from sso_wizard_links');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(api.log.join('\n')).not.toContain(token);
  });

  test('is rejected when it is expired, revoked or unknown', async () => {
    const run = await begun('google');
    const { token, linkId } = await linkOf(run, 1);
    await refusedWith(await take('open', { token: `${token.slice(0, -4)}xxxx` }), 410, 'wizard_link_ended');
    clock.advance(3601);
    const admin = await signedIn(api, owner.admin);
    expect((await read(run, admin)).links[0]?.state).toBe('expired');
    for (const step of ['open', 'consent'])
      await refusedWith(await take(step, { token }), 410, 'wizard_link_ended');

    const another = (await (await admin.post(`${RUNS}/${run.id}/links`, {})).json()) as MadeWizardLink;
    const fresh = new URL(another.url).searchParams.get('token') ?? '';
    expect((await take('open', { token: fresh })).status).toBe(200);
    const path = `${RUNS}/${run.id}/links/${another.link.id}`;
    const revoked = await api.fetch(path, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(revoked.status).toBe(204);
    const approved = { token: fresh, version: 1, name: 'x', domains: [] };
    await refusedWith(await take('save', approved), 410, 'wizard_link_ended');
    expect(linkId).not.toBe(another.link.id);
  });

  test('ends with the permissions of its creator', async () => {
    const { token } = await linkOf(await begun('google'));
    await database.query("update memberships set role = 'tenant_user' where user_id = $1", [owner.admin.id]);
    await refusedWith(await take('open', { token }), 410, 'wizard_link_ended');
  });

  test('gives access only to its own run', async () => {
    const { token } = await linkOf(await begun('google'));
    for (const path of [RUNS, '/api/v1/sso-configurations', '/api/v1/domains', '/api/v1/users']) {
      expect((await api.fetch(path, { headers: { authorization: `Bearer ${token}` } })).status).toBe(401);
    }
  });

  test('requires a name without a consent and accepts no other browser', async () => {
    const run = await begun('other', owner.as, { type: 'saml' });
    const { token } = await linkOf(run);
    const response = await take('capture', { token, metadataUrl: sandbox.samlMetadataUrl });
    const { version } = ((await response.json()) as SetUpPortal).run ?? {};
    const approved = { token, version, name: 'Directory', domains: [] };
    const problem = await refusedWith(await take('save', approved), 422, 'invalid_input');
    expect(problem.errors?.[0]?.field).toBe('contact');
    expect((await take('save', { ...approved, contact: 'it@new-company.test' })).status).toBe(200);
    expect((await read(run)).links[0]?.uses[0]?.who).toBe('it@new-company.test');
  });

  test('is not created without an organization', async () => {
    const run = await begun('google', superadmin, { newOrganization: true });
    await refusedWith(await superadmin.post(`${RUNS}/${run.id}/links`, {}), 409, 'wizard_wrong_step');
  });
});

test('users of a Microsoft directory are matched by the directory that consented', async () => {
  const configuration = await configurationOf(await saved(await captured('microsoft')));
  expect(configuration.directoryId).toBe(DIRECTORIES[1]?.tid);
});

test('a run is deleted after 30 days', async () => {
  const run = await begun('google');
  clock.advance(31 * 86_400);
  const admin = await signedIn(api, owner.admin);
  await refusedWith(await admin.get(`${RUNS}/${run.id}`), 404, 'not_found');
});
