import * as oidc from 'openid-client';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { untilLocked } from '../support/locks.ts';
import { aClient, aResource, CALLBACK, type Registered, RelyingParty } from '../support/relying-party.ts';
import { type TwoProcesses, twoProcesses } from '../support/two-processes.ts';

const DEVICE = 'urn:ietf:params:oauth:grant-type:device_code';
const OFFLINE = { scope: 'openid offline_access', prompt: 'consent' };

let processes: TwoProcesses;
let owner: pg.Pool;
/** Two processes of one issuer, with one-time refresh tokens. */
let apis: [TestApi, TestApi];
let superadmin: ApiCaller;
let client: Registered;
let app: RelyingParty;
let person: Person;
let browser: Browser;

beforeAll(async () => {
  processes = await twoProcesses({ REFRESH_GRACE_SECONDS: '0' });
  ({ owner, superadmin } = processes);
  apis = [processes.api, processes.other];
  client = await aClient(superadmin);
  app = await RelyingParty.discover(apis[0], client);
  person = await aPerson(apis[0], { tenantId: (await aTenant(apis[0])).id });
});
afterAll(() => processes?.stop());
beforeEach(async () => {
  browser = new Browser(apis[0]);
  await browser.signIn(person);
});

interface Answer {
  readonly status: number;
  readonly body: Record<string, string>;
}

async function ask(api: TestApi, form: Record<string, string>, as: Registered = client): Promise<Answer> {
  const basic = Buffer.from(`${as.client_id}:${as.client_secret}`).toString('base64');
  const response = await fetch(`${api.url}/api/v1/oauth2/token`, {
    method: 'POST',
    headers: as.client_secret ? { authorization: `Basic ${basic}` } : {},
    body: new URLSearchParams({ ...form, ...(as.client_secret ? {} : { client_id: as.client_id }) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

/**
 * Has both processes read an unused artifact before either one can consume it: its rows are locked until both wait. So
 * the second process is in the race itself and does not see the result of the first one.
 */
async function raced<T>(kind: string, request: (api: TestApi) => Promise<T>): Promise<T[]> {
  const holder = await owner.connect();
  try {
    await holder.query('begin');
    await holder.query('select 1 from oauth_artifacts where kind = $1 and consumed_at is null for update', [
      kind,
    ]);
    const both = apis.map(request);
    await untilLocked(owner, 'consumed_at', 2);
    await holder.query('commit');
    return await Promise.all(both);
  } finally {
    holder.release();
  }
}

/** One of two got tokens. They are worthless, because the other client may have been the rightful owner. */
async function expectNothingLeft(answers: readonly Answer[], as: RelyingParty = app): Promise<void> {
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const [won] = answers.filter(({ status }) => status === 200);
  const [lost] = answers.filter(({ status }) => status === 400);
  expect(lost?.body.error).toBe('invalid_grant');
  await expect(as.userinfo(String(won?.body.access_token), person.id)).rejects.toThrow();
  await expect(as.refresh(String(won?.body.refresh_token))).rejects.toMatchObject({ error: 'invalid_grant' });
}

async function aCode() {
  const request = await app.request(OFFLINE);
  const callback = await browser.proceed(await browser.follow(request.url), 'allow');
  return {
    grant_type: 'authorization_code',
    code: String(callback.searchParams.get('code')),
    redirect_uri: CALLBACK,
    code_verifier: request.verifier,
  };
}

async function aDevice() {
  const given = { grant_types: [DEVICE], redirect_uris: [], token_endpoint_auth_method: 'none' };
  const device = await aClient(superadmin, { ...given, scopes: ['openid', 'offline_access'] });
  const television = await RelyingParty.discover(apis[0], device);
  const { user_code, device_code } = await oidc.initiateDeviceAuthorization(television.config, {
    scope: 'openid offline_access',
  });
  await (await signedIn(apis[0], person)).post('/api/v1/oauth2/device/answer', {
    user_code,
    answer: 'allow',
  });
  return { device, television, form: { grant_type: DEVICE, device_code } };
}

describe('two simultaneous uses at two processes end both results', () => {
  test('of a code', async () => {
    const form = await aCode();
    await expectNothingLeft(await raced('AuthorizationCode', (api) => ask(api, form)));
  });

  test('of a refresh token', async () => {
    const { refresh_token } = await app.signIn(browser, OFFLINE);
    const form = { grant_type: 'refresh_token', refresh_token: String(refresh_token) };
    await expectNothingLeft(await raced('RefreshToken', (api) => ask(api, form)));
  });

  test('of a device code', async () => {
    const { device, television, form } = await aDevice();
    await expectNothingLeft(await raced('DeviceCode', (api) => ask(api, form, device)), television);
  });
});

test('a device that uses its code again ends the tokens of the code', async () => {
  const { device, television, form } = await aDevice();
  const first = await ask(apis[0], form, device);
  expect(first.status).toBe(200);
  expect((await ask(apis[1], form, device)).body.error).toBe('invalid_grant');
  await expect(television.userinfo(String(first.body.access_token), person.id)).rejects.toThrow();
});

test('one of two sign-ins with the same pushed request gets a code', async () => {
  const trusted = await aClient(superadmin, {
    skip_consent: true,
    require_pushed_authorization_requests: true,
  });
  const pushing = await RelyingParty.discover(apis[0], trusted);
  const url = await oidc.buildAuthorizationUrlWithPAR(pushing.config, {
    redirect_uri: CALLBACK,
    scope: 'openid',
    code_challenge: await oidc.calculatePKCECodeChallenge(oidc.randomPKCECodeVerifier()),
    code_challenge_method: 'S256',
  });
  const ends = await raced('PushedAuthorizationRequest', async (api) => {
    const elsewhere = new Browser(api);
    await elsewhere.signIn(person);
    return elsewhere.follow(url);
  });
  expect(ends.filter((end) => end.searchParams.has('code'))).toHaveLength(1);
  const refused = ends.filter((end) => !end.searchParams.has('code'));
  expect(refused.map(({ href }) => href).join()).toMatch(/invalid_request_uri/);
});

describe('a proof of possession', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

  async function aProof(claims: Record<string, unknown>) {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    const pair = (await crypto.subtle.generateKey(algorithm, true, ['sign'])) as CryptoKeyPair;
    const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey);
    return async () => {
      const header = encode({ alg: 'ES256', typ: 'dpop+jwt', jwk: { kty, crv, x, y } });
      const input = `${header}.${encode(claims)}`;
      const how = { name: 'ECDSA', hash: 'SHA-256' };
      const signature = await crypto.subtle.sign(how, pair.privateKey, Buffer.from(input));
      return `${input}.${Buffer.from(signature).toString('base64url')}`;
    };
  }

  test('is accepted once, even with simultaneous requests', async () => {
    const resource = 'https://api.replays.example.test';
    await aResource(superadmin, resource);
    const machine = await aClient(superadmin, {
      grant_types: ['client_credentials'],
      redirect_uris: [],
      scopes: [],
      dpop_bound_access_tokens: true,
      resources: [{ resource, scopes: [] }],
    });
    const endpoint = '/api/v1/oauth2/token';
    const claims = {
      htm: 'POST',
      htu: apis[0].settings.PUBLIC_URL + endpoint,
      iat: Math.floor(Date.now() / 1000),
    };
    const basic = Buffer.from(`${machine.client_id}:${machine.client_secret}`).toString('base64');
    const send = (api: TestApi, proof: string) =>
      fetch(api.url + endpoint, {
        method: 'POST',
        headers: { authorization: `Basic ${basic}`, DPoP: proof },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      });
    const sign = await aProof({ ...claims, jti: crypto.randomUUID() });
    const proof = await sign();

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => send(apis[n % 2] as TestApi, proof)),
    );
    const bodies = await Promise.all(
      answers.map(async (answer) => (await answer.json()) as { error?: string }),
    );

    expect(bodies.map(({ error }) => error ?? 'a token').sort()).toEqual([
      'a token',
      ...Array.from({ length: 9 }, () => 'invalid_grant'),
    ]);
  });
});

describe('at its last second and after it', () => {
  afterEach(() => vi.useRealTimers());
  const at = (seconds: number) => vi.setSystemTime(seconds * 1000);

  /** Stops the clock of both processes. The database’s clock continues. */
  function stopClock(): number {
    const now = Math.floor(Date.now() / 1000);
    vi.useFakeTimers({ toFake: ['Date'], now: now * 1000 });
    return now;
  }

  test('a code', async () => {
    const now = stopClock();
    const [good, late] = [await aCode(), await aCode()];
    at(now + 60);
    expect((await ask(apis[0], late)).body.error).toBe('invalid_grant');
    at(now + 59);
    expect((await ask(apis[0], good)).status).toBe(200);
  });

  test('an opaque access token', async () => {
    const now = stopClock();
    const { access_token } = await app.signIn(browser, OFFLINE);
    at(now + 3599);
    expect(await app.introspect(access_token)).toMatchObject({ active: true, exp: now + 3600 });
    at(now + 3600);
    expect(await app.introspect(access_token)).toEqual({ active: false });
  });

  test.each([
    [14 * 86_400 - 1, 200],
    [14 * 86_400, 400],
  ])('a refresh token that was unused for %s s', async (seconds, status) => {
    const now = stopClock();
    const { refresh_token } = await app.signIn(browser, OFFLINE);
    at(now + seconds);
    const form = { grant_type: 'refresh_token', refresh_token: String(refresh_token) };
    expect((await ask(apis[0], form)).status).toBe(status);
  });

  test.each([
    [599, 200],
    [600, 400],
  ])('the code of a device after %s s', async (seconds, status) => {
    const now = stopClock();
    const { device, form } = await aDevice();
    at(now + seconds);
    const answer = await ask(apis[0], form, device);
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body.error).toBe('expired_token');
  });

  test.each([
    [599.999, 200, 204],
    [600, 404, 404],
  ])('the code that a user enters from a device after %s s', async (seconds, found, answered) => {
    const now = stopClock();
    const given = { grant_types: [DEVICE], redirect_uris: [], token_endpoint_auth_method: 'none' };
    const television = await RelyingParty.discover(apis[0], await aClient(superadmin, given));
    const { user_code } = await oidc.initiateDeviceAuthorization(television.config, { scope: 'openid' });
    const caller = await signedIn(apis[0], person);
    at(now + seconds);
    expect((await caller.post('/api/v1/oauth2/device/find', { user_code })).status).toBe(found);
    const answer = await caller.post('/api/v1/oauth2/device/answer', { user_code, answer: 'deny' });
    expect(answer.status).toBe(answered);
  });
});
