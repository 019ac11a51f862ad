import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CAUSES, type CauseCode, causePath, publicCodeOf } from '@gatehouse/contracts';
import { explanationOf } from '@gatehouse/contracts/cause-texts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AuditQueue } from '../../nest-api/src/audit/audit-queue.js';
import { FailureReports, type ReportedFailure } from '../../nest-api/src/common/failure-reports.js';
import type { AssertionInput } from '../../nest-api/src/saml/protocol/messages/assertion.js';
import { aParty } from '../saml/support/parties.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, PASSWORD, type Person, post, signedIn } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { aClient, CALLBACK, type Registered, RelyingParty, type Request } from '../support/relying-party.ts';
import { SamlDirectory } from '../support/saml-directory.ts';
import type { Choice } from '../support/sandbox-browser.ts';
import {
  aConnection,
  anOrganization,
  forgetSandbox,
  type Organization,
  sandboxSettings,
} from '../support/sso.ts';
import { complete, lastTrace, start, through } from '../support/sso-sign-ins.ts';

const clock = new HeldClock(new Date());
let sandbox: Sandbox;
let api: TestApi;
let superadmin: ApiCaller;
let failures: ReportedFailure[] = [];

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ clock, env: sandboxSettings(sandbox) });
  api.app.get(FailureReports).subscribe((failure) => failures.push(failure));
  superadmin = await signedIn(api, await aPerson(api));
});
afterAll(async () => {
  await api?.stop();
  await sandbox?.stop();
});
beforeEach(() => {
  failures = [];
});

/** Checks that the public explanation of a cause contains no values that only the owner may know. */
function requireNoValues(told: string, ...values: unknown[]): void {
  for (const value of values.flat()) {
    if (typeof value === 'string' && value.length > 8) expect(told).not.toContain(value);
  }
}

/** Makes changes that only time could. */
async function asOwner(sql: string, values: readonly unknown[]): Promise<void> {
  const owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  try {
    await owner.query(sql, [...values]);
  } finally {
    await owner.end();
  }
}

const provoked = new Set<CauseCode>();

describe('sign-ins through a SAML connection', () => {
  let owner: Organization;
  let directory: SamlDirectory;
  const stranger = aParty('stranger.test');

  beforeAll(async () => {
    owner = await anOrganization(api, 'acme.test');
    directory = await new SamlDirectory(api).connect(owner.as, { domains: ['acme.test'] });
  });

  // The identity provider uses the machine's time in its messages.
  beforeEach(() => clock.advance((Date.now() - clock.now().getTime()) / 1000));

  const inAMinute = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const replaced = (from: string | RegExp, to: string) => (xml: string) => {
    const altered = xml.replace(from, () => to);
    expect(altered).not.toBe(xml);
    return altered;
  };

  /** The change in the identity provider's response, or its alteration in transit, by code. */
  const WRONG: Partial<Record<CauseCode, [Partial<AssertionInput>, ((xml: string) => string)?]>> = {
    saml_audience: [{ audience: 'https://elsewhere.test/metadata' }],
    saml_issuer: [{ issuer: 'https://another.test/metadata' }],
    saml_recipient: [
      { recipient: 'https://elsewhere.test/acs' },
      (xml) => xml.replace(/ Destination="[^"]+"/, ` Destination="${directory.sp.acsUrl}"`),
    ],
    saml_issue_instant: [{ now: inAMinute(-30) }],
    saml_expired: [{ lifetimeSeconds: -180 }],
    saml_not_yet_valid: [{ skewSeconds: -300 }],
    saml_signature_value: [{}],
    saml_digest: [{}, replaced('<saml:AttributeValue>', '<saml:AttributeValue>x')],
    saml_signature_missing: [{}, (xml) => xml.replace(/<ds:Signature .*?<\/ds:Signature>/s, '')],
    saml_algorithm: [
      {},
      replaced(
        'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
        'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
      ),
    ],
    saml_destination: [{}, replaced(/ Destination="[^"]+"/, ' Destination="https://elsewhere.test/acs"')],
    saml_status: [{}, replaced(/status:Success/, 'status:Responder')],
    saml_assertion_count: [{}, replaced(/<saml:Assertion .*<\/saml:Assertion>/s, '')],
    saml_schema: [{}, replaced('<samlp:Status>', '<samlp:Other/><samlp:Status>')],
    saml_signature_reference: [{}, replaced(/<ds:Reference URI="[^"]+"/, '<ds:Reference URI="#_other"')],
    saml_signature_transform: [
      {},
      replaced(
        'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
        'http://www.w3.org/TR/1999/REC-xslt-19991116',
      ),
    ],
    saml_authn_statement: [{ authnInstant: inAMinute(30) }],
  };
  const withOneId = (xml: string) => xml.replaceAll(/ ID="[^"]+"/g, ' ID="_same"');
  /** Checks whose values are the finding itself. */
  const WITHOUT_VALUES = ['saml_digest', 'saml_signature_missing', 'saml_signature_transform'];

  test.each(Object.keys(WRONG) as CauseCode[])('%s', async (code) => {
    const [changes, alter] = WRONG[code] as [Partial<AssertionInput>, ((xml: string) => string)?];
    const by = code === 'saml_signature_value' ? stranger : directory.key;
    const signed = (xml: string) =>
      code === 'saml_signature_value'
        ? directory.response('ada@acme.test', / InResponseTo="([^"]+)"/.exec(xml)?.[1] ?? '', {}, by)
        : (alter?.(xml) ?? xml);
    const response = await directory.complete('ada@acme.test', changes, signed);
    const text = await response.text();
    const trace = await lastTrace(owner.as, directory.connection.id);

    // The admin.
    expect(trace.outcome, text).toBe(code);
    expect(trace.fix).toContain(explanationOf(code).cause);
    const failed = trace.steps.filter(({ status }) => status === 'fail');
    expect(failed).toMatchObject([{ detail: { refusal: code } }]);
    const { found, expected } = failed[0]?.detail ?? {};
    if (!WITHOUT_VALUES.includes(code))
      expect({ found, expected }).toMatchObject({ found: expect.anything() });
    const message = String(trace.steps.find(({ name }) => name === 'message')?.detail?.message);
    expect(message).toMatch(/^<samlp:Response/);
    expect(message).not.toContain('ada@acme.test');

    // The person.
    const problem = JSON.parse(text) as { code: string; detail: string; requestId: string };
    expect(problem).toMatchObject({
      code: publicCodeOf(code),
      detail: explanationOf(code).person,
      requestId: trace.reference,
    });
    requireNoValues(text, found, expected);

    // The operator.
    expect(failures).toMatchObject([
      { code, requestId: trace.reference, connectionId: directory.connection.id, tenantId: owner.id },
    ]);
    provoked.add(code);
  });

  test.each<[CauseCode, () => string]>([
    ['saml_unsolicited', () => directory.response('ada@acme.test', null)],
    ['saml_in_response_to', () => directory.response('ada@acme.test', '_nobody')],
    [
      'saml_version',
      () => replaced(' Version="2.0"', ' Version="1.1"')(directory.response('ada@acme.test', null)),
    ],
    ['saml_duplicate_id', () => withOneId(directory.response('ada@acme.test', null))],
    ['saml_not_well_formed', () => '<samlp:Response'],
    ['saml_forbidden_construct', () => `<!DOCTYPE x>${directory.response('ada@acme.test', null)}`],
    ['saml_too_deep', () => '<a>'.repeat(200)],
    ['saml_too_large', () => `<a>${'x'.repeat(600_000)}</a>`],
  ])('%s, where the message comes in', async (code, message) => {
    const page = await directory.deliver(message());
    const trace = await lastTrace(owner.as, directory.connection.id);
    expect(trace.outcome).toBe(code);
    expect(page.pathname).toBe('/saml/error');
    expect(page.searchParams.get('code')).toBe(publicCodeOf(code));
    expect(page.searchParams.get('ref')).toBe(trace.reference);
    expect(failures).toMatchObject([{ code, requestId: trace.reference }]);
    provoked.add(code);
  });

  test('saml_encoding: an unreadable message leaves a record', async () => {
    const body = new URLSearchParams({ SAMLResponse: '%%%' });
    await api.fetch(`/api/v1/saml/sp/${directory.connection.id}/acs`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
    expect(await lastTrace(owner.as, directory.connection.id)).toMatchObject({ outcome: 'saml_encoding' });
    expect(failures).toMatchObject([{ code: 'saml_encoding' }]);
    provoked.add('saml_encoding');
  });

  test('saml_replayed, in a sign-in that the identity provider starts', async () => {
    await directory.change(owner.as, { allowIdpInitiated: true });
    const xml = directory.response('ada@acme.test', null);
    expect((await directory.deliver(xml)).pathname).toMatch(/^\/saml\/arrive\//);
    const page = await directory.deliver(xml);
    expect(page.searchParams.get('code')).toBe('saml_answer_used');
    expect(await lastTrace(owner.as, directory.connection.id)).toMatchObject({ outcome: 'saml_replayed' });
    provoked.add('saml_replayed');
    await directory.change(owner.as, { allowIdpInitiated: false });
  });
});

describe('sign-ins through an OpenID connection', () => {
  let owner: Organization;
  let connection: Awaited<ReturnType<typeof aConnection>>;

  beforeEach(async () => {
    clock.advance(60);
    await forgetSandbox(api);
    owner = await anOrganization(api, 'demo-company.test');
    connection = await aConnection(owner.as, sandbox, { domains: ['demo-company.test'] });
    failures = [];
  });

  const SANDBOX: Partial<Record<CauseCode, Choice>> = {
    token_expired: { mode: 'expired' },
    wrong_audience: { mode: 'wrong_audience' },
    wrong_issuer: { mode: 'wrong_issuer' },
    signature_invalid: { mode: 'wrong_key' },
    nonce_mismatch: { mode: 'wrong_nonce' },
    token_missing: { mode: 'no_id_token' },
    token_invalid: { mode: 'no_subject' },
    email_unverified: { mode: 'unverified_email' },
    idp_down: { mode: 'down' },
    idp_not_json: { mode: 'html' },
    idp_too_large: { mode: 'huge' },
    cancelled: { cancel: true },
  };

  async function requireTold(response: Response, code: CauseCode): Promise<void> {
    const problem = (await response.json()) as { code: string; detail: string; requestId: string };
    const trace = await lastTrace(owner.as, connection.id);
    expect(problem).toMatchObject({ code, detail: explanationOf(code).person, requestId: trace.reference });
    expect(trace).toMatchObject({ outcome: code });
    expect(trace.fix).toContain(explanationOf(code).steps[0] ?? '');
    expect(failures).toMatchObject([{ code, requestId: trace.reference, connectionId: connection.id }]);
    provoked.add(code);
  }

  test.each(Object.keys(SANDBOX) as CauseCode[])('%s', async (code) => {
    await requireTold(await through(api, connection.id, SANDBOX[code]), code);
  });

  test('client_refused', async () => {
    connection = await aConnection(owner.as, sandbox, { clientSecret: 'of last year', name: 'Old secret' });
    await requireTold(await through(api, connection.id), 'client_refused');
  });

  test('not_invited', async () => {
    connection = await aConnection(owner.as, sandbox, {
      name: 'Invited alone',
      domains: ['demo-company.test'],
      createsPeople: false,
    });
    await requireTold(await through(api, connection.id), 'not_invited');
  });

  test.each([
    ['idp_invalid_client', { error: 'invalid_client' }],
    ['idp_invalid_request', { error: 'invalid_request' }],
    ['no_code', {}],
    ['mix_up', { code: 'x', configurationId: randomUUID() }],
    ['mix_up', { code: 'x', iss: 'https://another.test' }],
  ] as const)('%s', async (code, answer) => {
    const { state, browserSecret } = await start(api, connection.id);
    const given = { state, browserSecret, configurationId: connection.id, ...answer };
    await requireTold(await complete(api, given), code);
  });

  test('state_of_another_browser and state_replayed', async () => {
    const { state } = await start(api, connection.id);
    const given = { state, browserSecret: 'another', configurationId: connection.id, code: 'x' };
    await requireTold(await complete(api, given), 'state_of_another_browser');
    failures = [];
    const begun = await start(api, connection.id);
    const answer = { ...begun, configurationId: connection.id, error: 'access_denied' };
    const { state: own, browserSecret } = begun;
    const mine = {
      state: own,
      browserSecret,
      configurationId: answer.configurationId,
      error: 'access_denied',
    };
    await complete(api, mine);
    failures = [];
    await requireTold(await complete(api, mine), 'state_replayed');
  });

  test('state_unknown has no record: no connection is known', async () => {
    const response = await complete(api, { state: 'nobody', browserSecret: 'x', code: 'x' });
    expect(await response.json()).toMatchObject({
      code: 'state_unknown',
      detail: explanationOf('state_unknown').person,
    });
    provoked.add('state_unknown');
  });

  test('connection_disabled', async () => {
    const { id, version } = connection;
    await owner.as.post(`/api/v1/sso-configurations/${id}/disable`, { version });
    await requireTold(
      await post(api, '/api/v1/sso/sign-ins', { configurationId: id }),
      'connection_disabled',
    );
  });
});

describe('requests of an application', () => {
  let tenant: Awaited<ReturnType<typeof aTenant>>;
  let person: Person;
  let browser: Browser;
  let client: Registered;
  let app: RelyingParty;

  beforeAll(async () => {
    superadmin = await signedIn(api, await aPerson(api));
    tenant = await aTenant(api);
    person = await aPerson(api, { tenantId: tenant.id });
    browser = new Browser(api);
    await browser.signIn(person);
    client = await aClient(superadmin, { tenant_id: tenant.id, scopes: ['openid', 'offline_access'] });
    app = await RelyingParty.discover(api, client);
  });

  interface Answer {
    readonly status: number;
    readonly body: Record<string, unknown>;
  }

  async function tokens(parameters: Record<string, string>, as: Registered = client): Promise<Answer> {
    const basic = Buffer.from(`${as.client_id}:${as.client_secret}`).toString('base64');
    const response = await fetch(`${api.url}/api/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}` },
      body: new URLSearchParams(parameters),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  /** What the audit log of the organization says of the newest refused token request. */
  async function lastRefused(): Promise<Record<string, unknown>> {
    await api.app.get(AuditQueue).flush();
    const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
    const { items } = (await (await admin.get('/api/v1/audit/events?limit=20')).json()) as {
      items: { action: string; detail: Record<string, unknown> }[];
    };
    return items.find(({ action }) => /^token\.(refused|reuse_detected)$/.test(action))?.detail ?? {};
  }

  async function requireTold(
    { body }: Answer,
    code: CauseCode,
    publicCode = publicCodeOf(code),
  ): Promise<void> {
    expect(body.error_uri, JSON.stringify(body)).toBe(api.settings.PUBLIC_URL + causePath(publicCode));
    expect(failures).toMatchObject([{ code, applicationId: client.id, tenantId: tenant.id }]);
    const [{ found, expected, requestId }] = failures as [ReportedFailure];
    expect(requestId).toMatch(/^[\w-]{12}$/);
    // What it found there is the description itself.
    if (code !== 'request_invalid') requireNoValues(String(body.error_description), found, expected);
    expect(await lastRefused()).toMatchObject({ cause: code });
    provoked.add(code);
  }

  async function aCode(changes: Record<string, string> = {}): Promise<{ callback: URL; request: Request }> {
    const request = await app.request({ scope: 'openid offline_access', prompt: 'consent', ...changes });
    let callback = await browser.follow(request.url);
    if (callback.pathname.startsWith('/interaction/')) callback = await browser.proceed(callback, 'allow');
    return { callback, request };
  }

  const exchange = ({ callback, request }: { callback: URL; request: Request }, changes = {}) =>
    tokens({
      grant_type: 'authorization_code',
      code: String(callback.searchParams.get('code')),
      redirect_uri: CALLBACK,
      code_verifier: request.verifier,
      ...changes,
    });

  test('client_secret_wrong names the secrets that there are, and client_secret_expired the former one', async () => {
    const wrong = { ...client, client_secret: 'a guess' };
    await requireTold(
      await tokens({ grant_type: 'refresh_token', refresh_token: 'x' }, wrong),
      'client_secret_wrong',
      'client_authentication_failed',
    );
    expect(failures[0]?.expected).toMatchObject([expect.stringMatching(/^made 20\d\d-/)]);
  });

  test('client_secret_expired names the former secret beside the valid one', async () => {
    const path = `/api/v1/admin/oauth2/clients/${client.id}/rotate-secret`;
    const former = client;
    const rotated = (await (await superadmin.post(path, { keep_old_seconds: 600 })).json()) as Registered;
    client = { ...client, ...rotated };
    await asOwner(
      `update oauth_client_secrets set expires_at = now() - interval '1 minute'
       where client_id = $1 and expires_at is not null`,
      [former.id],
    );
    const parameters = { grant_type: 'refresh_token', refresh_token: 'x' };
    await vi.waitFor(async () => {
      failures = [];
      await tokens(parameters, former);
      // The change has reached the memory of the process.
      expect(failures).toMatchObject([{ code: 'client_secret_expired' }]);
    }, EVENTUALLY);
    failures = [];
    await requireTold(
      await tokens(parameters, former),
      'client_secret_expired',
      'client_authentication_failed',
    );
    expect(failures[0]).toMatchObject({
      found: expect.stringMatching(/^made 20\d\d-.*, expires 20\d\d-/),
      expected: [expect.stringMatching(/^made 20\d\d-[^,]*$/)],
    });
  });

  test('client_auth_method', async () => {
    const response = await fetch(`${api.url}/api/v1/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: client.client_id,
        grant_type: 'refresh_token',
        refresh_token: 'x',
      }),
    });
    const answer = { status: response.status, body: (await response.json()) as Record<string, unknown> };
    await requireTold(answer, 'client_auth_method', 'client_authentication_failed');
    expect(failures[0]).toMatchObject({ found: 'none', expected: 'client_secret_basic' });
  });

  test('client_unknown looks like a wrong secret to outsiders', async () => {
    const { body } = await tokens(
      { grant_type: 'refresh_token', refresh_token: 'x' },
      { id: '', client_id: 'nobody-knows', client_secret: 'x' },
    );
    expect(body.error_uri).toBe(api.settings.PUBLIC_URL + causePath('client_authentication_failed'));
    expect(failures).toMatchObject([{ code: 'client_unknown', found: 'nobody-knows', applicationId: null }]);
    provoked.add('client_unknown');
  });

  test('pkce_missing and pkce_mismatch', async () => {
    await requireTold(await exchange(await aCode(), { code_verifier: '' }), 'pkce_missing');
    failures = [];
    await requireTold(await exchange(await aCode(), { code_verifier: 'x'.repeat(43) }), 'pkce_mismatch');
  });

  test('code_redirect_mismatch', async () => {
    const answer = await exchange(await aCode(), { redirect_uri: `${CALLBACK}?token=secret-value` });
    await requireTold(answer, 'code_redirect_mismatch');
    expect(failures[0]?.found).toBe(`${CALLBACK}?token=…`);
  });

  test('code_unknown', async () => {
    const answer = await tokens({
      grant_type: 'authorization_code',
      code: 'ghc_000nobody',
      redirect_uri: CALLBACK,
      code_verifier: 'x'.repeat(43),
    });
    await requireTold(answer, 'code_unknown');
  });

  test('code_used', async () => {
    const code = await aCode();
    expect((await exchange(code)).status).toBe(200);
    failures = [];
    await requireTold(await exchange(code), 'code_used');
  });

  test('refresh_token_unknown', async () => {
    const answer = await tokens({ grant_type: 'refresh_token', refresh_token: `ghr_000${'x'.repeat(43)}` });
    await requireTold(answer, 'refresh_token_unknown');
  });

  test('grant_not_allowed', async () => {
    await requireTold(await tokens({ grant_type: 'client_credentials' }), 'grant_not_allowed');
  });

  test('request_invalid', async () => {
    await requireTold(await tokens({ grant_type: 'authorization_code' }), 'request_invalid');
  });

  /** Where the browser ends up. */
  async function authorized(changes: Record<string, string>): Promise<URL> {
    const request = await app.request({ scope: 'openid', ...changes });
    return browser.follow(request.url);
  }

  test.each<[CauseCode, Record<string, string>]>([
    ['scope_not_allowed', { scope: 'openid tenant' }],
    ['grant_not_allowed', { response_type: 'token' }],
    ['pkce_missing', { code_challenge_method: 'plain' }],
    ['resource_not_allowed', { resource: 'https://nobody.test' }],
  ])('%s, back at the application', async (code, changes) => {
    const at = await authorized(changes);
    expect(at.origin + at.pathname, at.href).toBe(CALLBACK);
    const answer = new URLSearchParams(at.search || at.hash.slice(1));
    expect(answer.get('error_uri'), at.href).toBe(api.settings.PUBLIC_URL + causePath(code));
    expect(failures).toMatchObject([{ code, applicationId: client.id }]);
    provoked.add(code);
  });

  test('interaction_needed is an ordinary response: it is not recorded', async () => {
    const request = await app.request({ scope: 'openid', prompt: 'none' });
    const at = await new Browser(api).follow(request.url);
    expect(at.searchParams.get('error')).toBe('login_required');
    expect(at.searchParams.get('error_uri')).toContain('/interaction_needed');
    expect(failures).toEqual([]);
    provoked.add('interaction_needed');
  });

  test('redirect_uri_mismatch names the nearest registered one, to the owner only', async () => {
    const at = await authorized({ redirect_uri: 'https://app.example.test/callbak?code=secret-value' });
    expect(at.pathname).toBe('/oauth/error');
    expect(at.searchParams.get('code')).toBe('invalid_redirect_uri');
    requireNoValues(at.href, CALLBACK);
    expect(failures).toMatchObject([
      {
        code: 'redirect_uri_mismatch',
        found: 'https://app.example.test/callbak?code=…',
        expected: CALLBACK,
        applicationId: client.id,
      },
    ]);
    provoked.add('redirect_uri_mismatch');
  });

  test('client_inactive looks like an unknown client', async () => {
    const off = await aClient(superadmin, { tenant_id: tenant.id });
    await superadmin.patch(`/api/v1/admin/oauth2/clients/${off.id}`, { version: 1, is_active: false });
    const url = (await app.request({ scope: 'openid' })).url;
    url.searchParams.set('client_id', off.client_id);
    const at = await browser.follow(url);
    expect(at.pathname + at.searchParams.get('code')).toBe('/oauth/errorinvalid_client');
    expect(failures).toMatchObject([{ code: 'client_inactive', applicationId: off.id }]);
    provoked.add('client_inactive');
  });

  test('consent_denied', async () => {
    const request = await app.request({ scope: 'openid', prompt: 'consent' });
    const page = await browser.follow(request.url);
    const at = await browser.proceed(page, 'deny');
    expect(at.searchParams.get('error_uri')).toContain('/consent_denied');
    expect(failures).toMatchObject([{ code: 'consent_denied' }]);
    provoked.add('consent_denied');
  });
});

describe('passwords and factors', () => {
  test('invalid_credentials is the same for an unknown address', async () => {
    const person = await aPerson(api, { tenantId: (await aTenant(api)).id });
    const wrong = await post(api, '/api/v1/auth/login', { email: person.email, password: 'wrong' });
    const unknown = await post(api, '/api/v1/auth/login', { email: 'nobody@acme.test', password: PASSWORD });
    for (const response of [wrong, unknown]) {
      expect(await response.json()).toMatchObject({
        code: 'invalid_credentials',
        detail: explanationOf('invalid_credentials').person,
      });
    }
    provoked.add('invalid_credentials');
  });
});

/** Codes that no test here triggers, with where they are tested instead, or why they are not. */
const ELSEWHERE: Partial<Record<CauseCode, string>> = {
  // Triggered by another spec.
  idp_slow: 'test/sso/sign-in.spec.ts: the provider takes ten seconds',
  idp_error: 'test/sso/sign-in.spec.ts, where the person reads the code of the provider',
  personal_account: 'test/sso/sign-in.spec.ts',
  wrong_company: 'test/sso/sign-in.spec.ts',
  wrong_directory: 'test/sso/sign-in.spec.ts',
  email_missing: 'test/sso/sign-in.spec.ts',
  email_changed: 'test/sso/sign-in.spec.ts',
  linked_to_another: 'test/sso/sign-in.spec.ts',
  disabled_at_provider: 'test/interop/signals-receiver.spec.ts',
  left_directory: 'test/sso/directory-sign-in.spec.ts',
  domain_unverified: 'test/sso/unverified-domain.spec.ts',
  unknown_person: 'test/full/browser/sso-sign-in.spec.ts',
  organization_exists: 'test/full/browser/sso-platform-buttons.spec.ts',
  account_elsewhere: 'test/sso/sign-in.spec.ts',
  superadmin_refused: 'test/sso/sign-in.spec.ts',
  plan_full: 'test/sso/plan-limits.spec.ts',
  arrival_over: 'test/full/browser/sso-sign-in.spec.ts',
  saml_encryption_algorithm: 'test/sso/saml.spec.ts',
  account_suspended: 'test/api/users.spec.ts',
  no_organization: 'test/api/users.spec.ts',
  tenant_not_active: 'test/api/own-tenants.spec.ts',
  sso_required: 'test/sso/enforcement.spec.ts',
  network_not_allowed: 'test/security/networks.spec.ts',
  sign_in_too_risky: 'test/api/sign-in-risk.spec.ts',
  risk_requires_passkey: 'test/api/sign-in-risk.spec.ts',
  approval_unavailable: 'test/api/sign-in-risk.spec.ts',
  approval_pending: 'test/api/sign-in-risk.spec.ts',
  approval_rejected: 'test/api/sign-in-risk.spec.ts',
  approval_expired: 'test/api/sign-in-risk.spec.ts',
  emergency_release_required: 'test/sso/emergency-codes.spec.ts',
  own_verification_required: 'test/api/own-tenants.spec.ts',
  sign_in_again: 'test/interop/sessions.spec.ts',
  reauthentication_required: 'test/interop/step-up.spec.ts',
  exchange_chain_too_long: 'test/interop/token-exchange.spec.ts',
  exchange_not_allowed: 'test/interop/token-exchange.spec.ts',
  exchange_subject_invalid: 'test/interop/token-exchange.spec.ts',
  exchange_wider: 'test/interop/token-exchange.spec.ts',
  workload_not_trusted: 'test/interop/token-exchange.spec.ts',
  workload_token_invalid: 'test/interop/token-exchange.spec.ts',
  registration_not_allowed: 'test/interop/client-registration.spec.ts',
  registration_token: 'test/interop/client-registration.spec.ts',
  registration_metadata: 'test/interop/client-registration.spec.ts',
  registration_limit: 'test/interop/client-registration.spec.ts',
  email_taken: 'needs two confirmations of one address at the same time',
  link_expired: 'test/api/passwords.spec.ts',
  too_many_requests: 'test/security/read-budget.spec.ts',
  proof_of_work_required: 'test/api/bots.spec.ts',
  invalid_factor: 'test/api/second-factors.spec.ts',
  ticket_expired: 'test/api/second-factors.spec.ts',
  second_factor_needed: 'test/api/passkeys.spec.ts',
  passkey_needed: 'test/api/sign-in-risk.spec.ts',
  totp_exists: 'test/api/second-factors.spec.ts',
  nothing_to_confirm: 'is told in the account settings alone',
  last_factor: 'test/api/second-factors.spec.ts',
  too_many_passkeys: 'test/api/passkeys.spec.ts',
  passkey_known: 'test/api/passkeys.spec.ts',
  account_exists: 'test/api/invitations.spec.ts',
  another_person: 'test/api/invitations.spec.ts',
  already_member: 'test/api/invitations.spec.ts',
  saml_unknown_partner: 'told as saml_unknown_application: test/api/saml-sign-on.spec.ts',
  saml_unknown_application: 'test/api/saml-sign-on.spec.ts',
  saml_assertion_consumer_service: 'test/api/saml-sign-on.spec.ts',
  saml_address_not_registered: 'test/api/saml-sign-on.spec.ts',
  saml_not_supported: 'test/api/saml-logout.spec.ts',
  saml_message_expired: 'needs a request of an application that is ten minutes old',
  saml_message_refused: 'test/api/saml-sign-on.spec.ts',
  saml_not_allowed: 'test/api/saml-sign-on.spec.ts',
  sign_on_over: 'test/api/saml-sign-on.spec.ts',
  sign_out_over: 'test/api/saml-logout.spec.ts',
  saml_logout_unknown_application: 'test/api/saml-logout.spec.ts',
  saml_logout_expired: 'test/api/saml-logout.spec.ts',
  saml_logout_refused: 'test/api/saml-logout.spec.ts',
  interaction_expired: 'test/interop/requests.spec.ts',
  session_not_found: 'nest-api/src/oauth2/provider/cause-of-error.spec.ts',
  person_changed: 'test/interop/sessions.spec.ts',
  other_question: 'test/interop/requests.spec.ts',
  application_not_in_use: 'needs an application that is disabled while somebody signs in to it',
  not_a_member: 'test/interop/requests.spec.ts',
  not_assigned: 'test/interop/groups.spec.ts',
  client_certificate_expired: 'test/interop/mutual-tls.spec.ts',
  client_certificate_mismatch: 'test/interop/mutual-tls.spec.ts',
  client_certificate_missing: 'test/interop/mutual-tls.spec.ts',
  client_certificate_untrusted: 'test/interop/mutual-tls.spec.ts',
  request_object_invalid: 'test/interop/signed-requests.spec.ts',
  client_assertion: 'nest-api/src/oauth2/provider/cause-of-error.spec.ts',
  client_assertion_replayed: 'nest-api/src/oauth2/provider/cause-of-error.spec.ts',
  client_audience: 'nest-api/src/oauth2/provider/cause-of-error.spec.ts',
  client_clock: 'nest-api/src/oauth2/provider/cause-of-error.spec.ts',
  dpop_invalid: 'nest-api/src/oauth2/provider/cause-of-error.spec.ts',
  session_too_risky: 'test/interop/step-up.spec.ts',
  authorization_ended: 'nest-api/src/oauth2/provider/cause-of-error.spec.ts',
  refresh_token_reused: 'nest-api/src/oauth2/provider/cause-of-error.spec.ts',
  device_code_unknown: 'nest-api/src/oauth2/provider/cause-of-error.spec.ts',
  device_code_expired: 'nest-api/src/oauth2/provider/cause-of-error.spec.ts',
  device_pending: 'nest-api/src/oauth2/provider/cause-of-error.spec.ts',
  database_unavailable: 'test/api/outage.spec.ts',
  busy: 'nest-api/src/oauth2/provider/cause-of-error.spec.ts',
  // Tested without HTTP, because no message through a connection reaches only this check.
  saml_too_many: 'test/saml/parse.spec.ts',
  saml_signature_position: 'test/saml/attacks.spec.ts',
  saml_signature_structure: 'test/saml/attacks.spec.ts',
  saml_decryption: 'test/saml/decryption.spec.ts',
  saml_subject: 'test/saml/second-clauses.spec.ts',
  saml_conditions: 'test/saml/second-clauses.spec.ts',
  other_organization: 'needs a custom domain: test/api/custom-domains.spec.ts',
  passkeys_elsewhere: 'needs a custom domain: test/api/custom-domain-passkeys.spec.ts',
  ldap_unreachable: 'needs a directory: test/full/ldap/sign-in.spec.ts',
  ldap_slow: 'needs a directory: test/full/ldap/sign-in.spec.ts',
  ldap_not_set_up: 'told in place of other codes',
  ldap_address_rejected: 'needs a directory: test/full/ldap/sign-in.spec.ts',
  ldap_certificate: 'needs a directory: test/full/ldap/sign-in.spec.ts',
  ldap_server_name: 'needs a directory: test/full/ldap/sign-in.spec.ts',
  ldap_no_tls: 'needs a directory: test/full/ldap/sign-in.spec.ts',
  ldap_service_account: 'needs a directory: test/full/ldap/sign-in.spec.ts',
  ldap_no_connector: 'needs a connector: test/full/ldap/connector.spec.ts',
  ldap_search: 'needs a directory: test/full/ldap/sign-in.spec.ts',
  ldap_no_id: 'needs a directory: test/full/ldap/sign-in.spec.ts',
  ldap_credentials: 'told in place of other codes',
  ldap_user_not_found: 'needs a directory: test/full/ldap/sign-in.spec.ts',
  ldap_user_ambiguous: 'needs a directory: test/full/ldap/sign-in.spec.ts',
  ldap_wrong_password: 'needs a directory: test/full/ldap/sign-in.spec.ts',
  ldap_account_locked: 'needs a directory: test/full/ldap/sign-in.spec.ts',
  ldap_account_disabled: 'needs a directory: test/full/ldap/sign-in.spec.ts',
  ldap_account_expired: 'needs a directory: test/full/ldap/sign-in.spec.ts',
  ldap_account_restricted: 'needs Active Directory: libs/ldap/src/ldap.spec.ts',
  ldap_password_expired: 'needs Active Directory: libs/ldap/src/ldap.spec.ts',
  // Shown to outsiders instead of the codes above.
  saml_answer_refused: 'told in place of other codes',
  saml_answer_expired: 'told in place of other codes',
  saml_answer_unasked: 'told in place of other codes',
  saml_answer_used: 'told in place of other codes',
  client_authentication_failed: 'told in place of other codes',
  // Not triggered yet.
  cookies_blocked: 'the web app says it, which this spec does not start',
  popup_blocked: 'the browser refuses; the script of the page says it',
  platform_client_missing: 'needs an operator who removes the client of a button',
  idp_address_rejected: 'needs a connection to a private address that was allowed before',
  code_refused: 'needs an identity provider that refuses its own code',
  saml_second_opinion: 'no known message parts the two libraries',
  saml_unavailable: 'needs an installation without the SAML module',
  code_expired: 'nest-api/src/oauth2/provider/cause-of-error.spec.ts',
  refresh_token_expired: 'nest-api/src/oauth2/provider/cause-of-error.spec.ts',
  internal_error: 'is a fault of ours by definition',
};

test('every cause occurs here, or the reason why not is listed', () => {
  const missing = (Object.keys(CAUSES) as CauseCode[]).filter(
    (code) => !provoked.has(code) && !(code in ELSEWHERE),
  );
  expect(missing).toEqual([]);
  // The named spec must mention the code or the check behind it.
  for (const [code, where] of Object.entries(ELSEWHERE)) {
    const [path] = /^(test|nest-api|libs)\/[\w/.-]+\.spec\.ts/.exec(where) ?? [];
    const check = code.replace(/^saml_/, '');
    if (path) expect(readFileSync(join(import.meta.dirname, '../..', path), 'utf8'), path).toMatch(check);
  }
  // Codes that a test triggers must not be in this list.
  expect(Object.keys(ELSEWHERE).filter((code) => provoked.has(code as CauseCode))).toEqual([]);
});
