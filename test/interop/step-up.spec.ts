import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, withTotp } from '../support/account.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, PASSWORD, type Person, signedIn } from '../support/data.ts';
import { aClient, type Registered, RelyingParty } from '../support/relying-party.ts';
import {
  application,
  aServiceProvider,
  formOf,
  locationOf,
  profileOf,
  visit,
} from '../support/service-provider.ts';

const [ONE, TWO] = ['urn:gatehouse:aal1', 'urn:gatehouse:aal2'];
const UNKNOWN = 'urn:mace:incommon:iap:silver';

let api: TestApi;
let app: RelyingParty;
let person: Person;
let browser: Browser;

beforeAll(async () => {
  api = await startApi();
  const superadmin = await signedIn(api, await aPerson(api));
  app = await RelyingParty.discover(api, await aClient(superadmin, { skip_consent: true }));
});
afterAll(() => api.stop());
beforeEach(async () => {
  person = await aPerson(api, { tenantId: (await aTenant(api)).id });
  browser = new Browser(api);
});

const essential = (acr: object) => ({
  claims: JSON.stringify({ id_token: { acr: { essential: true, ...acr } } }),
});

/** Where a request ends: on a Gatehouse page or at the application. */
async function outcome(parameters: Record<string, string>) {
  const request = await app.request({ scope: 'openid', ...parameters });
  return { request, at: await browser.follow(request.url) };
}

async function acrOf(parameters: Record<string, string>): Promise<unknown> {
  const { request, at } = await outcome(parameters);
  return (await app.redeem(at, request)).claims()?.acr;
}

async function errorOf(parameters: Record<string, string>): Promise<string | null> {
  return (await outcome(parameters)).at.searchParams.get('error');
}

/** The session from before the user set up a factor. */
async function withFactor(): Promise<{ caller: ApiCaller; secret: string }> {
  const { caller, secret } = await withTotp(api, person);
  browser.enterWith(caller.token);
  return { caller, secret };
}

describe('a user with a second factor that the session has not used', () => {
  let caller: ApiCaller;
  let secret: string;
  beforeEach(async () => {
    ({ caller, secret } = await withFactor());
  });

  test.each<[string, Record<string, string>]>([
    ['by acr_values', { acr_values: TWO }],
    ['by acr_values beside a level that is not known', { acr_values: `${UNKNOWN} ${TWO}` }],
    ['by an essential claim', essential({ value: TWO })],
    ['by an essential claim with several values', essential({ values: [UNKNOWN, TWO] })],
  ])('is asked for it %s and needs nothing else', async (_name, parameters) => {
    const { request, at } = await outcome(parameters);
    expect(await (await browser.interaction(at)).json()).toMatchObject({
      prompt: 'login',
      reasons: ['acr'],
      user: { email: person.email },
    });

    const refused = await browser.answer(at, 'continue');
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
      403,
      'reauthentication_required',
    ]);
    const proof = { method: 'password_totp', password: PASSWORD, code: codeOf(api, secret, 1) };
    expect((await caller.post('/api/v1/auth/step-up', proof)).status).toBe(200);

    const tokens = await app.redeem(await browser.proceed(at, 'continue'), request);
    expect(tokens.claims()).toMatchObject({ acr: TWO, amr: ['pwd', 'otp', 'mfa'], sub: person.id });
  });

  test('cannot continue with the password', async () => {
    const { at } = await outcome({ acr_values: TWO });
    await caller.post('/api/v1/auth/step-up', { method: 'password', password: PASSWORD });
    expect((await browser.answer(at, 'continue')).status).toBe(403);
  });

  test('can cancel', async () => {
    const { at } = await outcome({ acr_values: TWO });
    expect((await browser.proceed(at, 'deny')).searchParams.get('error')).toBe('access_denied');
  });

  test('needs no factor if the lower level is enough, or with prompt=none', async () => {
    expect(await acrOf({ acr_values: `${TWO} ${ONE}` })).toBe(ONE);
    expect(await acrOf({ acr_values: UNKNOWN })).toBe(ONE);
    expect(await acrOf({ acr_values: TWO, prompt: 'none' })).toBe(ONE);
    expect(await errorOf({ ...essential({ value: TWO }), prompt: 'none' })).toBe('login_required');
  });

  test('is not asked again after using it, and an essential lower level is returned as requested', async () => {
    await caller.post('/api/v1/auth/step-up', {
      method: 'password_totp',
      password: PASSWORD,
      code: codeOf(api, secret, 1),
    });
    expect(await acrOf({ acr_values: TWO })).toBe(TWO);
    expect(await acrOf({ acr_values: ONE })).toBe(TWO);
    expect(await acrOf(essential({ value: ONE }))).toBe(ONE);
    expect(await acrOf(essential({ values: [ONE, TWO] }))).toBe(TWO);
  });
});

describe('a user without a second factor', () => {
  beforeEach(() => browser.signIn(person));

  test('continues with the lower level, unless the application requires the higher one', async () => {
    expect(await acrOf({ acr_values: TWO })).toBe(ONE);
    expect(await errorOf(essential({ value: TWO }))).toBe('unmet_authentication_requirements');
    expect(await errorOf({ ...essential({ value: TWO }), prompt: 'none' })).toBe(
      'unmet_authentication_requirements',
    );
    expect(await errorOf(essential({ values: [UNKNOWN] }))).toBe('unmet_authentication_requirements');
    expect(await acrOf(essential({ values: [TWO, ONE] }))).toBe(ONE);
  });

  test('signs in first without a session', async () => {
    browser = new Browser(api);
    const { at } = await outcome(essential({ value: TWO }));
    expect(await (await browser.interaction(at)).json()).toMatchObject({ reasons: ['no_session'] });
    await browser.signIn(person);
    expect((await browser.proceed(at, 'continue')).searchParams.get('error')).toBe(
      'unmet_authentication_requirements',
    );
  });
});

test.each([{ value: 2 }, { values: 'urn:gatehouse:aal2' }, { values: [null] }])(
  'a malformed request of a level is rejected: %j',
  async (acr) => {
    await browser.signIn(person);
    expect(await errorOf(essential(acr))).toBe('invalid_request');
  },
);

describe('a session whose risk matches a rule of the application', () => {
  let database: pg.Client;
  let asAdmin: ApiCaller;
  let tenantId: string;
  let strict: RelyingParty;
  let client: Registered;
  beforeAll(async () => {
    database = new pg.Client({ connectionString: api.database.ownerUrl });
    await database.connect();
  });
  afterAll(() => database.end());
  beforeEach(async () => {
    tenantId = (await aTenant(api)).id;
    person = await aPerson(api, { tenantId });
    asAdmin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
    client = await aClient(asAdmin, { skip_consent: false });
    strict = await RelyingParty.discover(api, client);
  });

  const policy = (
    rule: { medium: string; high: string },
    { mode = 'enforce', type = 'oauth_client', id = client.id } = {},
  ) =>
    database.query(
      `insert into sign_in_policies (tenant_id, risk_mode, risk_medium, risk_high, risk_rules, updated_at)
       values ($1, $2, 'allow', 'allow', $3, now())
       on conflict (tenant_id) do update set risk_mode = $2, risk_rules = $3`,
      [tenantId, mode, JSON.stringify([{ target: { type, id }, ...rule }])],
    );
  const risen = (level: string) =>
    // Signed in a minute ago, because an interaction counts whole seconds.
    database.query(
      `update sessions set risk = $2, authenticated_at = authenticated_at - interval '1 minute' where user_id = $1`,
      [person.id, { level }],
    );
  const asked = async (parameters: Record<string, string> = {}) => {
    const request = await strict.request({ scope: 'openid', prompt: 'consent', ...parameters });
    return { request, at: await browser.follow(request.url) };
  };
  const reasonsAt = async (at: URL) =>
    ((await (await browser.interaction(at)).json()) as { reasons: string[] }).reasons;
  const codeOfAnswer = async (at: URL) =>
    ((await (await browser.answer(at, 'continue')).json()) as { code: string }).code;

  test('must confirm with the second factor of its user', async () => {
    const { caller, secret } = await withFactor();
    await policy({ medium: 'second_factor', high: 'allow' });
    await risen('medium');
    const { at } = await asked();
    expect(await reasonsAt(at)).toContain('risk_factor');
    expect(await codeOfAnswer(at)).toBe('reauthentication_required');
    const proof = { method: 'password_totp', password: PASSWORD, code: codeOf(api, secret, 1) };
    expect((await caller.post('/api/v1/auth/step-up', proof)).status).toBe(200);
    const next = await browser.proceed(at, 'continue');
    expect(await reasonsAt(next)).not.toContain('risk_factor');
  });

  test('is denied by a rule that rejects, with a reference, and the log has the reason', async () => {
    await browser.signIn(person);
    await policy({ medium: 'allow', high: 'reject' });
    await risen('high');
    for (const prompt of ['consent', 'none']) {
      const { at } = await asked({ prompt });
      expect(at.searchParams.get('error')).toBe('access_denied');
      expect(at.searchParams.get('error_uri')).toMatch(/session_too_risky$/);
      expect(at.searchParams.get('error_description')).toMatch(/Reference: \S+/);
    }
    await expect
      .poll(async () => {
        const log = await asAdmin.get(`/api/v1/sign-ins?applicationId=${client.id}&result=failure`);
        const { items } = (await log.json()) as { items: { outcome: string; user: { id: string } | null }[] };
        return items.map(({ outcome, user }) => [outcome, user?.id]);
      })
      .toContainEqual(['session_too_risky', person.id]);
  });

  test.each([
    ['medium', 'second_factor', 'risk_sign_in'],
    ['medium', 'passkey', 'risk_sign_in'],
    ['high', 'second_factor', null],
    ['high', 'passkey', null],
  ])('of %s risk, whose user has no factor, under the action %s: %s', async (level, action, reason) => {
    await browser.signIn(person);
    await policy({ medium: action, high: action });
    await risen(level);
    const { at } = await asked();
    if (reason === null) return expect(at.searchParams.get('error')).toBe('access_denied');
    expect(await reasonsAt(at)).toContain(reason);
    expect(await codeOfAnswer(at)).toBe('sign_in_again');
  });

  test('can enter other applications, and this one at low risk or under a policy that only reports', async () => {
    await browser.signIn(person);
    await risen('high');
    await policy({ medium: 'reject', high: 'reject' });
    expect((await outcome({})).at.searchParams.get('error')).toBeNull();
    await policy({ medium: 'reject', high: 'reject' }, { mode: 'report_only' });
    await expect.poll(async () => (await asked()).at.searchParams.get('error')).toBeNull();
    await risen('low');
    await policy({ medium: 'reject', high: 'reject' });
    expect((await asked()).at.searchParams.get('error')).toBeNull();
  });

  test('gets the same result over SAML', async () => {
    const provider = await aServiceProvider(asAdmin);
    const service = await application(api, provider, {});
    const { caller, secret } = await withFactor();
    await policy(
      { medium: 'second_factor', high: 'reject' },
      { type: 'saml_service_provider', id: provider.id },
    );
    const begin = async () => visit(api, await service.getAuthorizeUrlAsync('', undefined, {}), caller.token);
    await risen('medium');
    const reference = locationOf(await begin())
      .pathname.split('/')
      .at(-1);
    const path = `/api/v1/saml/sign-ons/${reference}`;
    expect(await (await caller.get(path)).json()).toMatchObject({ reason: 'risk_factor' });
    expect((await caller.post(path)).status).toBe(403);
    const proof = { method: 'password_totp', password: PASSWORD, code: codeOf(api, secret, 1) };
    await caller.post('/api/v1/auth/step-up', proof);
    expect(await (await caller.post(path)).json()).toMatchObject({ continueUrl: expect.any(String) });
    expect(await profileOf(service, await formOf(await begin()))).toMatchObject({
      nameID: expect.anything(),
    });
    await risen('high');
    await expect(profileOf(service, await formOf(await begin()))).rejects.toThrow(/RequestDenied/);
  });
});
