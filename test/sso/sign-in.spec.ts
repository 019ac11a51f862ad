import {
  type Problem,
  type SsoConfigurationDto,
  type SsoResult,
  type SsoStarted,
  TEXTS,
} from '@gatehouse/contracts';
import { personMessage } from '@gatehouse/contracts/cause-texts';
import { DIRECTORIES, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Credential } from '../../nest-api/src/auth/credential.entity.js';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { Domain } from '../../nest-api/src/domains/domain.entity.js';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiCaller, aPerson, aTenant, callerWith, PASSWORD, post, signedIn } from '../support/data.ts';
import { type Choice, signInAtSandbox } from '../support/sandbox-browser.ts';
import {
  aConnection,
  anOrganization,
  forgetSandbox,
  type Organization,
  sandboxSettings,
} from '../support/sso.ts';
import * as sso from '../support/sso-sign-ins.ts';

const EMPLOYEE = 'employee@demo-company.test';
let sandbox: Sandbox;
let api: TestApi;
let superadmin: ApiCaller;
let owner: Organization;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({
    env: {
      ...sandboxSettings(sandbox),
      GOOGLE_CLIENT_ID: 'gatehouse-sandbox',
      GOOGLE_CLIENT_SECRET: 'gatehouse-sandbox-secret',
      MICROSOFT_CLIENT_ID: 'gatehouse-sandbox',
      MICROSOFT_CLIENT_SECRET: 'gatehouse-sandbox-secret',
    },
  });
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(async () => {
  await api?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  owner = await anOrganization(api, 'demo-company.test');
});
afterEach(async () => {
  sandbox.misbehaviour.set('google', 'none');
  await forgetSandbox(api);
});

type Signed = Extract<SsoResult, { status: 'signed_in' }>;

const start = (id: string, more: object = {}) => sso.start(api, id, more);
const complete = (answer: object) => sso.complete(api, answer);
const through = (id: string, choice: Choice = {}, more: object = {}) => sso.through(api, id, choice, more);

async function signedInThrough(id: string, choice: Choice = {}, more: object = {}): Promise<Signed> {
  const response = await through(id, choice, more);
  const body = (await response.json()) as Signed;
  expect(body, JSON.stringify(body)).toMatchObject({ status: 'signed_in' });
  return body;
}

async function refusedWith(response: Response, code: string): Promise<Problem> {
  const problem = (await response.json()) as Problem;
  expect([problem.code, problem.detail.length > 10], JSON.stringify(problem)).toEqual([code, true]);
  return problem;
}

const lastTrace = (id: string, as: ApiCaller = owner.as) => sso.lastTrace(as, id);

const google = (more: object = {}) =>
  aConnection(owner.as, sandbox, { type: 'google', domains: ['demo-company.test'], ...more });
const microsoft = (more: object = {}) =>
  aConnection(owner.as, sandbox, {
    type: 'microsoft',
    directoryId: DIRECTORIES[0]?.tid,
    domains: ['demo-company.test'],
    ...more,
  });
const company = (more: object = {}) =>
  aConnection(owner.as, sandbox, { domains: ['demo-company.test'], ...more });

async function button(type: string): Promise<string> {
  const { items } = (await (await api.fetch('/api/v1/sso/providers')).json()) as {
    items: { configurationId: string; type: string }[];
  };
  return items.find((item) => item.type === type)?.configurationId ?? '';
}

describe('a new user joins the organization that owns their domain', () => {
  test.each([
    ['google', () => google()],
    ['microsoft', () => microsoft()],
    ['oauth2', () => company()],
  ])('through its %s connection', async (type, connect) => {
    const { id } = await connect();
    const result = await signedInThrough(id, {}, { returnTo: '/dashboard?tab=devices' });
    expect(result).toMatchObject({
      provider: type,
      email: EMPLOYEE,
      domain: 'demo-company.test',
      signedUp: false,
      returnTo: '/dashboard?tab=devices',
      login: {
        status: 'authenticated',
        redirectTo: '/dashboard',
        user: { email: EMPLOYEE, name: 'Emma Employee', role: 'tenant_user', tenantId: owner.id },
      },
    });
    const { accessToken } = result.login as { accessToken: string };
    const me = (await (await callerWith(api, accessToken).get('/api/v1/auth/me')).json()) as {
      session: { idleSeconds: number };
    };
    expect(me.session.idleSeconds).toBe(900);
  });

  test('once, and is the same user afterwards', async () => {
    const { id } = await google();
    const [first, second] = [await signedInThrough(id), await signedInThrough(id)];
    expect(userOf(second)).toBe(userOf(first));
  });

  test('once, with two simultaneous browsers', async () => {
    const { id } = await google();
    const answers = await Promise.all(
      [1, 2, 3].map(async () => {
        const started = await start(id);
        return sso.answerOf(await signInAtSandbox(started.authorizationUrl, {}), started);
      }),
    );
    const results = await Promise.all(
      answers.map(async (answer) => (await complete(answer)).json() as Promise<Signed>),
    );
    expect(results, JSON.stringify(results)).toMatchObject(results.map(() => ({ status: 'signed_in' })));
    expect(new Set(results.map(userOf)).size).toBe(1);
  });

  test('with the role that a group gives, and never more', async () => {
    const mapping = { groupRoles: [{ group: 'it-admins', role: 'tenant_admin' }] };
    const { id } = await company({ mapping, scopes: ['openid', 'profile', 'email', 'groups'] });
    const admin = await signedInThrough(id, { email: 'directory-admin@demo-company.test' });
    expect(admin.login).toMatchObject({ user: { role: 'tenant_admin' } });
    expect((await signedInThrough(id)).login).toMatchObject({ user: { role: 'tenant_user' } });
    const refused = await owner.as.patch(`/api/v1/sso-configurations/${id}`, {
      version: 1,
      mapping: { groupRoles: [{ group: 'it-admins', role: 'superadmin' }] },
    });
    expect(refused.status).toBe(400);
  });

  test.each([
    [
      'personal_claims',
      { picture: 'https://pictures.example/emma.png', locale: 'de-CH', zoneinfo: 'Europe/Zurich' },
    ],
    ['odd_personal_claims', { picture: null, locale: null, zoneinfo: null }],
  ] as const)('with what the token says of them, where it is valid: %s', async (mode, known) => {
    const { id } = await google();
    sandbox.misbehaviour.set('google', mode);
    const { login } = await signedInThrough(id);
    const as = callerWith(api, (login as { accessToken: string }).accessToken);
    expect(await (await as.get('/api/v1/account')).json()).toMatchObject({ firstName: 'Emma', ...known });
    const leftOut = (await lastTrace(id)).steps.filter(({ name }) => name === 'profile');
    expect(
      leftOut.map(({ message }) => /^The claim "(\w+)" is left out: it is not /.exec(message)?.[1]),
    ).toEqual(mode === 'personal_claims' ? [] : ['picture', 'locale', 'zoneinfo']);
    expect(JSON.stringify(leftOut)).not.toMatch(/javascript|Atlantis|CH/);
  });

  test('whose own changes no later sign-in overwrites', async () => {
    const { id } = await google();
    sandbox.misbehaviour.set('google', 'personal_claims');
    const accountAs = async () => {
      const { login } = await signedInThrough(id);
      const as = callerWith(api, (login as { accessToken: string }).accessToken);
      return { as, account: (await (await as.get('/api/v1/account')).json()) as { version: number } };
    };
    const { as, account } = await accountAs();
    const emptied = { picture: null, locale: null };
    expect((await as.patch('/api/v1/account', { ...emptied, version: account.version })).status).toBe(200);
    expect((await accountAs()).account).toMatchObject({ ...emptied, zoneinfo: 'Europe/Zurich' });
  });

  test('unless the connection creates no users', async () => {
    const { id } = await google({ createsPeople: false });
    await refusedWith(await through(id), 'not_invited');
  });

  test('unless the domain is for invitations', async () => {
    const { id } = await google();
    await changeDomain({ autoJoin: 'invite_only' });
    await refusedWith(await through(id), 'not_invited');
  });

  test('unless its verification is lost; known users still sign in', async () => {
    const { id } = await google();
    await signedInThrough(id);
    await changeDomain({ status: 'inactive' });
    await signedInThrough(id);
    await refusedWith(await through(id, { email: 'directory-admin@demo-company.test' }), 'domain_unverified');
  });
});

describe('an existing account', () => {
  test('without a password is linked by its verified address', async () => {
    const person = await aPerson(api, { tenantId: owner.id, email: EMPLOYEE });
    await withoutPassword(person.id);
    const { id } = await google();
    expect(userOf(await signedInThrough(id))).toBe(person.id);
  });

  test('with a password authenticates once', async () => {
    const person = await aPerson(api, { tenantId: owner.id, email: EMPLOYEE });
    const { id } = await google();
    const started = await start(id);
    const answer = sso.answerOf(await signInAtSandbox(started.authorizationUrl, {}), started);
    const held = (await (await complete(answer)).json()) as { status: string; ticket: string };
    expect(held).toMatchObject({ status: 'link_required', email: EMPLOYEE });

    const { browserSecret } = started;
    const link = (body: object) =>
      post(api, '/api/v1/sso/link', { ticket: held.ticket, browserSecret, ...body });
    await refusedWith(await link({ password: 'wrong' }), 'invalid_credentials');
    await refusedWith(await link({ password: PASSWORD, browserSecret: 'another browser' }), 'link_expired');
    const linked = (await (await link({ password: PASSWORD })).json()) as Signed;
    expect(userOf(linked)).toBe(person.id);
    await refusedWith(await link({ password: PASSWORD }), 'link_expired');
    expect(userOf(await signedInThrough(id))).toBe(person.id);
  });

  test('of another organization is never linked', async () => {
    const { id: elsewhere } = await aTenant(api);
    await aPerson(api, { tenantId: elsewhere, email: EMPLOYEE });
    const { id } = await google();
    await refusedWith(await through(id), 'account_elsewhere');
  });

  test('of a superadmin is never reached through a tenant', async () => {
    await aPerson(api, { email: EMPLOYEE });
    const { id } = await google();
    await refusedWith(await through(id), 'superadmin_refused');
  });

  test('that became a superadmin’s is not linked either', async () => {
    const { id } = await google();
    const userId = userOf(await signedInThrough(id));
    await inPlatform((em) => em.execute('update users set is_superadmin = true where id = ?', [userId]));
    await refusedWith(await through(id), 'superadmin_refused');
  });

  test('that is suspended gets its own reason', async () => {
    const { id } = await google();
    const userId = userOf(await signedInThrough(id));
    await inPlatform((em) =>
      em.execute(`update memberships set status = 'suspended' where user_id = ?`, [userId]),
    );
    await refusedWith(await through(id), 'account_suspended');
    expect(await lastTrace(id)).toMatchObject({ outcome: 'account_suspended' });
  });

  test('of another user of the same directory is not taken over by its address', async () => {
    const { id } = await google();
    await signedInThrough(id, { email: 'directory-admin@demo-company.test' });
    sandbox.misbehaviour.set('google', 'changed_email', 'token', 'directory-admin@demo-company.test');
    await refusedWith(await through(id), 'linked_to_another');
  });

  test('is not confused when the address changes to that of another user: the sign-in is rejected', async () => {
    const { id } = await google();
    await signedInThrough(id);
    await signedInThrough(id, { email: 'directory-admin@demo-company.test' });
    sandbox.misbehaviour.set('google', 'changed_email', 'token', 'directory-admin@demo-company.test');
    await refusedWith(await through(id), 'email_changed');
  });
});

describe('the platform’s own connections', () => {
  test('name their target, as the connections of a tenant and of a SAML provider do', async () => {
    const { id } = await company();
    const saml = await aConnection(owner.as, sandbox, {
      type: 'saml',
      clientId: null,
      clientSecret: undefined,
      metadataUrl: sandbox.samlMetadataUrl,
      domains: ['demo-company.test'],
    });
    const ask = async (query: string) =>
      ((await (await api.fetch(`/api/v1/sso/providers?${query}`)).json()) as { items: object[] }).items;
    const origin = sandbox.url;
    expect(await ask('')).toMatchObject([
      { type: 'google', origin },
      { type: 'microsoft', origin },
    ]);
    expect(await ask(`tenant=${owner.slug}`)).toMatchObject([
      { configurationId: id, type: 'oauth2', origin },
      { configurationId: saml.id, type: 'saml', origin },
    ]);
    const entityId = encodeURIComponent(sandbox.samlMetadataUrl);
    expect(await ask(`entityId=${entityId}`)).toMatchObject([{ configurationId: saml.id, origin }]);
    expect(await ask('tenant=nobody')).toEqual([]);
    expect(await ask('entityId=https%3A%2F%2Fnobody.test')).toEqual([]);
  });

  test.each(['google', 'microsoft'])('%s leads to the organization that connected it', async (type) => {
    await (type === 'google' ? google() : microsoft());
    const result = await signedInThrough(await button(type));
    expect(result.login).toMatchObject({ user: { tenantId: owner.id, role: 'tenant_user' } });
  });

  test('tell a user of an organization without them to ask for an invitation', async () => {
    await refusedWith(await through(await button('google')), 'organization_exists');
  });

  test.each(['google', 'microsoft'])('%s signs up a new organization with its first admin', async (type) => {
    const choice = { email: 'employee@new-company.test' };
    await refusedWith(await through(await button(type), choice), 'unknown_person');
    const result = await signedInThrough(await button(type), choice, { mode: 'signup' });
    expect(result).toMatchObject({
      signedUp: true,
      login: {
        user: {
          role: 'tenant_admin',
          tenantStatus: 'pending',
          subscriptionPlan: 'trial',
          tenantName: 'New Company',
        },
      },
    });
    const again = await signedInThrough(await button(type), choice);
    expect([userOf(again), again.signedUp]).toEqual([userOf(result), false]);
  });

  test('sign in a superadmin who authenticated with the password of the account', async () => {
    const { id } = await aPerson(api, { email: 'employee@new-company.test' });
    const started = await start(await button('google'));
    const choice = { email: 'employee@new-company.test' };
    const answer = sso.answerOf(await signInAtSandbox(started.authorizationUrl, choice), started);
    const { ticket } = (await (await complete(answer)).json()) as { ticket: string };
    const { browserSecret } = started;
    const linked = await post(api, '/api/v1/sso/link', { ticket, browserSecret, password: PASSWORD });
    expect(userOf((await linked.json()) as Signed)).toBe(id);
    expect((await signedInThrough(await button('google'), choice)).login).toMatchObject({
      redirectTo: '/superadmin/dashboard',
    });
  });

  test.each(['google', 'microsoft'])('%s rejects a private account', async (type) => {
    const choice = { email: 'someone@private-mail.test' };
    await refusedWith(await through(await button(type), choice, { mode: 'signup' }), 'personal_account');
  });

  test('are managed only by the settings', async () => {
    const id = await button('google');
    const { version } = (await (
      await superadmin.get(`/api/v1/sso-configurations/${id}`)
    ).json()) as SsoConfigurationDto;
    const refused = await superadmin.post(`/api/v1/sso-configurations/${id}/disable`, { version });
    await refusedWith(refused, 'managed_by_settings');
  });
});

describe('a wrong response is rejected with its own cause, shown and traced', () => {
  let slow: { id: string; as: ApiCaller; answer: Promise<Response> };
  // Its eight-second wait runs in parallel with the other tests.
  beforeAll(async () => {
    owner = await anOrganization(api, 'demo-company.test');
    const { id } = await google();
    slow = { id, as: owner.as, answer: through(id, { mode: 'slow' }) };
    await forgetSandbox(api);
  });

  test.each([
    ['expired', 'token_expired'],
    ['wrong_audience', 'wrong_audience'],
    ['wrong_issuer', 'wrong_issuer'],
    ['wrong_key', 'signature_invalid'],
    ['wrong_nonce', 'nonce_mismatch'],
    ['no_subject', 'token_invalid'],
    ['no_id_token', 'token_missing'],
    ['wrong_hd', 'wrong_company'],
    ['personal', 'personal_account'],
    ['unverified_email', 'email_unverified'],
    ['no_email', 'email_missing'],
    ['down', 'idp_down'],
    ['html', 'idp_not_json'],
    ['huge', 'idp_too_large'],
  ] as const)('%s → %s', async (mode, code) => {
    const { id } = await google();
    const problem = await refusedWith(await through(id, { mode }), code);
    const trace = await lastTrace(id);
    expect(trace).toMatchObject({
      outcome: code,
      message: problem.detail,
      reference: problem.requestId,
      fix: expect.stringMatching(/\w{3,}/),
    });
    expect(trace.steps.some(({ status }) => status === 'fail')).toBe(true);
  });

  test('a missing address is reported with the names of the received claims', async () => {
    const { id } = await google();
    await refusedWith(await through(id, { mode: 'no_email' }), 'email_missing');
    const failed = (await lastTrace(id)).steps.findLast(({ status }) => status === 'fail');
    expect(failed?.detail).toMatchObject({
      expected: 'email',
      found: expect.arrayContaining(['sub', 'iss']),
    });
    expect(JSON.stringify(failed?.detail)).not.toMatch(/@|https:/);
  });

  test('a token address that has become private → idp_address_rejected', async () => {
    const { id } = await google();
    await inPlatform((em) =>
      em.execute(
        `update sso_configuration_states
         set document = jsonb_set(document::jsonb, '{token_endpoint}', '"http://10.0.0.1/token"') where id = ?`,
        [id],
      ),
    );
    await refusedWith(await through(id), 'idp_address_rejected');
    expect(await lastTrace(id)).toMatchObject({
      outcome: 'idp_address_rejected',
      fix: expect.stringContaining('OUTBOUND_ALLOW'),
    });
  });

  test('an account of another directory → wrong_directory, even through the connection of the platform', async () => {
    const { id } = await microsoft();
    await refusedWith(await through(id, { email: 'employee@new-company.test' }), 'wrong_directory');
    await refusedWith(await through(id, { email: 'someone@private-mail.test' }), 'personal_account');
    // Its own directory returns users with addresses of the company.
    await refusedWith(await through(await button('microsoft'), { mode: 'wrong_tid' }), 'wrong_directory');
  });

  test('an account of another company → wrong_company, even through the connection of the platform', async () => {
    await google();
    await refusedWith(await through(await button('google'), { mode: 'wrong_hd' }), 'wrong_company');
  });

  test.each([
    ['expired', 'token_expired'],
    ['wrong_audience', 'wrong_audience'],
    ['wrong_key', 'signature_invalid'],
    ['wrong_nonce', 'nonce_mismatch'],
  ] as const)('at Microsoft, where the token names the issuer: %s → %s', async (mode, code) => {
    await refusedWith(await through(await button('microsoft'), { mode }), code);
  });

  test('slow (10 s) → idp_slow', async () => {
    await refusedWith(await slow.answer, 'idp_slow');
    expect(await lastTrace(slow.id, slow.as)).toMatchObject({ outcome: 'idp_slow' });
  });

  test('cancelled → cancelled', async () => {
    const { id } = await google();
    const problem = await refusedWith(await through(id, { cancel: true }), 'cancelled');
    expect(problem.detail).toBe('Access denied. Please try again or contact support.');
  });
});

describe('an error of the provider has the specified message', () => {
  test.each<[string, object, string, string]>([
    ['invalid_client', {}, 'idp_invalid_client', TEXTS.callback.invalidClient],
    ['unauthorized_client', {}, 'idp_invalid_client', 'OAuth error: unauthorized_client'],
    ['invalid_request', {}, 'idp_invalid_request', TEXTS.callback.invalidRequest],
    ['access_denied', {}, 'cancelled', TEXTS.callback.accessDenied],
    ['server_error', {}, 'idp_error', 'OAuth error: server_error'],
    ['server_error', { errorDescription: 'In maintenance' }, 'idp_error', 'OAuth error: server_error'],
    ['Call 0800-123', {}, 'idp_error', 'OAuth error: server_error'],
    ['', {}, 'no_code', TEXTS.callback.noCodeOrState],
  ])('%s %o → %s', async (error, more, code, message) => {
    const { id } = await google();
    const { state, browserSecret } = await start(id);
    const answer = { state, browserSecret, configurationId: id, ...(error && { error }), ...more };
    const problem = await refusedWith(await complete(answer), code);
    expect(problem.detail).toBe(message);
    expect(await lastTrace(id)).toMatchObject({ outcome: code });
  });

  test('a client secret that it does not know → client_refused', async () => {
    const { id } = await google({ clientSecret: 'another secret' });
    const problem = await refusedWith(await through(id), 'client_refused');
    expect(problem.detail).toBe(personMessage('client_refused'));
    const { steps } = await lastTrace(id);
    expect(JSON.stringify(steps)).toContain('invalid_client');
  });
});

describe('a response is accepted once, for its own browser, connection and client', () => {
  async function answered(id: string): Promise<{ answer: Record<string, unknown>; started: SsoStarted }> {
    const started = await start(id);
    return { started, answer: sso.answerOf(await signInAtSandbox(started.authorizationUrl, {}), started) };
  }

  test('replayed', async () => {
    const { id } = await google();
    const { answer } = await answered(id);
    expect((await complete(answer)).status).toBe(200);
    const problem = await refusedWith(await complete(answer), 'state_replayed');
    expect(problem.detail).toBe(personMessage('state_replayed'));
    expect(await lastTrace(id)).toMatchObject({ outcome: 'state_replayed' });
  });

  test('twice simultaneously: one of them', async () => {
    const { id } = await google();
    const { answer } = await answered(id);
    const both = await Promise.all([complete(answer), complete(answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('in another browser, which does not end the sign-in of the first one', async () => {
    const { id } = await google();
    const { answer } = await answered(id);
    const stranger = await complete({ ...answer, browserSecret: 'the-secret-of-another-browser' });
    await refusedWith(stranger, 'state_of_another_browser');
    expect(await lastTrace(id)).toMatchObject({ outcome: 'state_of_another_browser' });
    expect((await complete(answer)).status).toBe(200);
  });

  test('with an invented state', async () => {
    await refusedWith(await complete({ state: 'made-up', browserSecret: 'x', code: 'y' }), 'state_unknown');
  });

  test('at the address of another connection', async () => {
    const [mine, other] = [await google(), await company()];
    const { answer } = await answered(mine.id);
    await refusedWith(await complete({ ...answer, configurationId: other.id }), 'mix_up');
    const { answer: shared } = await answered(mine.id);
    await refusedWith(await complete({ ...shared, configurationId: undefined }), 'mix_up');
  });

  test.each([
    ['naming another issuer', { iss: 'https://evil.example' }],
    ['naming none, where the provider promised to', { iss: undefined }],
  ])('%s', async (_name, change) => {
    const { id } = await company();
    const { answer } = await answered(id);
    await refusedWith(await complete({ ...answer, ...change }), 'mix_up');
    expect(await lastTrace(id)).toMatchObject({ outcome: 'mix_up' });
  });

  test('with the code of another client', async () => {
    const { id } = await google();
    const theirs = await start(id);
    const url = new URL(theirs.authorizationUrl);
    url.searchParams.set('client_id', 'another-application');
    const callback = await signInAtSandbox(url.href, {});
    await refusedWith(await complete(sso.answerOf(callback, theirs)), 'code_refused');
  });

  test('with the code of another sign-in, which has another verifier', async () => {
    const { id } = await google();
    const [one, two] = [await answered(id), await answered(id)];
    await refusedWith(await complete({ ...one.answer, code: two.answer.code }), 'code_refused');
  });

  test('while the connection is enabled', async () => {
    const connection = await google();
    const { answer } = await answered(connection.id);
    await owner.as.post(`/api/v1/sso-configurations/${connection.id}/disable`, {
      version: connection.version,
    });
    await refusedWith(await complete(answer), 'connection_disabled');
    const refused = await post(api, '/api/v1/sso/sign-ins', { configurationId: connection.id });
    await refusedWith(refused, 'connection_disabled');
  });

  test('the page that opened it can query whether it has ended, in the same browser', async () => {
    const { id } = await google();
    const { started, answer } = await answered(id);
    const ask = async (browserSecret: string) =>
      (await post(api, '/api/v1/sso/sign-ins/status', { state: started.state, browserSecret })).json();
    expect(await ask(started.browserSecret)).toEqual({ status: 'pending', code: null });
    await complete(answer);
    expect(await ask(started.browserSecret)).toEqual({ status: 'succeeded', code: 'success' });
    expect(await ask('another browser')).toEqual({ status: 'expired', code: null });
  });
});

describe('the trace', () => {
  test('shows requests, checks, claims and their mapping, without a secret', async () => {
    const { id } = await company();
    await signedInThrough(id);
    const trace = await lastTrace(id);
    expect(trace.outcome).toBe('success');
    const names = trace.steps.map(({ kind, name }) => `${kind}:${name}`);
    for (const name of [
      'check:callback',
      'request:/company/token',
      'check:signature',
      'check:audience',
      'mapping:email',
      'check:account',
      'check:session',
    ]) {
      expect(names).toContain(name);
    }
    expect(trace.claims).toMatchObject({ email: EMPLOYEE, email_verified: true });
    const text = JSON.stringify(trace);
    expect(text).not.toContain('gatehouse-sandbox-secret');
    expect(text).not.toMatch(/eyJ[\w-]{20,}/);
    const token = trace.steps.find(({ name }) => name === '/company/token');
    expect(JSON.stringify(token?.detail)).toMatch(/"code":"••••••/);
  });

  test('is kept for the last fifty', async () => {
    const { id } = await google();
    for (let i = 0; i < 53; i++) await start(id).catch(() => undefined);
    const page = (await (await owner.as.get(`/api/v1/sso-configurations/${id}/traces?limit=100`)).json()) as {
      items: unknown[];
    };
    expect(page.items).toHaveLength(50);
  });

  test('shows a superadmin every step and no personal data', async () => {
    const { id } = await company();
    await signedInThrough(id);
    const trace = await lastTrace(id, superadmin);
    expect(trace.steps.length).toBeGreaterThan(5);
    expect(JSON.stringify(trace)).not.toContain('Emma');
    expect(trace.email).toBe('e•••@demo-company.test');
    const stranger = await anOrganization(api);
    expect((await stranger.as.get(`/api/v1/sso-configurations/${id}/traces`)).status).toBe(404);
  });
});

describe('a test of the connection', () => {
  const tested = (id: string, choice: Choice = {}) => sso.tested(api, owner.as, id, choice);

  test('runs before it is enabled, creates no session and no user, and is remembered', async () => {
    const { id } = await google({ isEnabled: false });
    expect(await tested(id)).toMatchObject({ status: 'tested', passed: true });
    const users = await inPlatform((em) => em.execute('select 1 from users where email_key = ?', [EMPLOYEE]));
    expect(users).toEqual([]);
    expect(await lastTrace(id)).toMatchObject({ purpose: 'test', outcome: 'success' });
    const shown = (await (
      await owner.as.get(`/api/v1/sso-configurations/${id}`)
    ).json()) as SsoConfigurationDto;
    expect(shown.lastTest).toMatchObject({ by: owner.admin.id, isFresh: true });
    await owner.as.patch(`/api/v1/sso-configurations/${id}`, { version: shown.version, name: 'Changed' });
    const changed = (await (
      await owner.as.get(`/api/v1/sso-configurations/${id}`)
    ).json()) as SsoConfigurationDto;
    expect(changed.lastTest?.isFresh).toBe(false);
  });

  test('that fails states so, with its trace', async () => {
    const { id } = await google({ isEnabled: false });
    const result = await tested(id, { mode: 'wrong_audience' });
    expect(result).toMatchObject({ status: 'tested', passed: false });
    expect(await lastTrace(id)).toMatchObject({
      id: result.traceId,
      outcome: 'wrong_audience',
      fix: expect.any(String),
    });
  });
});

function userOf({ login }: Signed): string {
  return (login as { user: { id: string } }).user.id;
}

function inPlatform<T>(work: (em: EntityManager) => Promise<T>): Promise<T> {
  return api.app.get(UnitOfWork).onPlatform('test data', () => work(api.app.get(EntityManager)));
}

function changeDomain(change: { status?: 'inactive'; autoJoin?: 'invite_only' }): Promise<unknown> {
  return inPlatform((em) => em.nativeUpdate(Domain, { tenantId: owner.id }, change));
}

function withoutPassword(userId: string): Promise<unknown> {
  return inPlatform((em) => em.nativeDelete(Credential, { userId }));
}
