import * as oidc from 'openid-client';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, type Person, signedIn } from '../support/data.ts';
import { WITHIN_A_SECOND } from '../support/eventually.ts';
import { aClient, CALLBACK, type Registered, RelyingParty, type Request } from '../support/relying-party.ts';
import { type TwoProcesses, twoProcesses } from '../support/two-processes.ts';

const OFFLINE = { scope: 'openid email offline_access', prompt: 'consent' };

let processes: TwoProcesses;
let owner: pg.Pool;
let api: TestApi;
let other: TestApi;
let superadmin: ApiCaller;
let client: Registered;
let app: RelyingParty;
let person: Person;
let browser: Browser;

beforeAll(async () => {
  processes = await twoProcesses();
  ({ owner, api, other, superadmin } = processes);
  client = await aClient(superadmin);
  app = await RelyingParty.discover(api, client);
  person = await aPerson(api, { tenantId: (await aTenant(api)).id });
});
afterAll(() => processes?.stop());
beforeEach(async () => {
  app.moveTo(api);
  browser = new Browser(api);
  await browser.signIn(person);
});

/** A callback URL that contains a code. */
async function aCode(parameters: Record<string, string> = {}): Promise<{ callback: URL; request: Request }> {
  const request = await app.request({ scope: 'openid', ...parameters });
  let at = await browser.follow(request.url);
  if (at.pathname.startsWith('/interaction/')) at = await browser.proceed(at, 'allow');
  return { callback: at, request };
}

/** The token endpoint's response to a form, at one of the processes. */
async function ask(at: TestApi, form: Record<string, string>, as: Registered = client) {
  const secret = Buffer.from(`${as.client_id}:${as.client_secret}`).toString('base64');
  const response = await fetch(`${at.url}/api/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${secret}` },
    body: new URLSearchParams(form),
  });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

function redemption(
  { callback, request }: { callback: URL; request: Request },
  change: Record<string, string> = {},
) {
  return {
    grant_type: 'authorization_code',
    code: String(callback.searchParams.get('code')),
    redirect_uri: CALLBACK,
    code_verifier: request.verifier,
    ...change,
  };
}

describe('a code', () => {
  test.each([
    [{ code_verifier: 'a'.repeat(43) }, 'invalid_grant'],
    [{ code_verifier: 'short' }, 'invalid_request'],
    [{ redirect_uri: 'https://app.example.test/other' }, 'invalid_grant'],
    [{ code: `ghc_g18${'x'.repeat(43)}` }, 'invalid_grant'],
    [{ code: 'nonsense' }, 'invalid_grant'],
    [{ code: '\u0000' }, 'invalid_grant'],
    [{ grant_type: 'password' }, 'unsupported_grant_type'],
    [{ grant_type: 'implicit' }, 'unsupported_grant_type'],
  ])('with %j is rejected and still valid for its owner', async (change, error) => {
    const code = await aCode();
    const refused = await ask(api, redemption(code, change));
    expect([refused.status, refused.body.error]).toEqual([400, error]);
    expect((await ask(api, redemption(code))).status).toBe(200);
  });

  test('without a verifier is rejected', async () => {
    const { code_verifier: _, ...form } = redemption(await aCode());
    expect((await ask(api, form)).body.error).toBe('invalid_grant');
  });

  test('of another application is rejected', async () => {
    const refused = await ask(api, redemption(await aCode()), await aClient(superadmin));
    expect([refused.status, refused.body.error]).toEqual([400, 'invalid_grant']);
  });

  test('is not exchanged with a wrong secret', async () => {
    const code = await aCode();
    const refused = await ask(api, redemption(code), { ...client, client_secret: 'x'.repeat(20) });
    expect([refused.status, refused.body.error]).toEqual([401, 'invalid_client']);
  });

  test('expires', async () => {
    const code = await aCode();
    await owner.query(
      `update oauth_artifacts set payload = jsonb_set(payload, '{exp}', to_jsonb(extract(epoch from now())::int - 1))
       where kind = 'AuthorizationCode' and consumed_at is null`,
    );
    expect((await ask(api, redemption(code))).body.error).toBe('invalid_grant');
  });

  test('that is used twice ends the tokens that it led to', async () => {
    const code = await aCode();
    const first = await ask(api, redemption(code));
    const subject = person.id;
    expect(await app.userinfo(String(first.body.access_token), subject)).toMatchObject({ sub: subject });

    expect((await ask(other, redemption(code))).body.error).toBe('invalid_grant');

    // A process keeps the response until another process's notification arrives, which takes milliseconds.
    await vi.waitFor(() => expect(app.userinfo(String(first.body.access_token), subject)).rejects.toThrow());
  });

  test('is exchanged by one of fifty requests at two processes', async () => {
    const code = await aCode();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => ask(index % 2 ? api : other, redemption(code))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.error))).toEqual(
      new Set(['invalid_grant']),
    );
    const [won] = answers.filter(({ status }) => status === 200);
    // A late client may have been the rightful owner, so the issued tokens are worthless.
    expect(await app.introspect(String(won?.body.access_token))).toEqual({ active: false });
  });

  test.each([
    ['application/json', '{}', 'invalid_request'],
    ['application/x-www-form-urlencoded', 'grant_type=authorization_code&code=a&code=b', 'invalid_request'],
    [
      'application/x-www-form-urlencoded',
      `grant_type=authorization_code&code=${'x'.repeat(60_000)}`,
      'invalid_request',
    ],
    ['application/x-www-form-urlencoded', '', 'invalid_request'],
  ])('in a body of %s (%#) is rejected', async (type, body, error) => {
    const authorization = `Basic ${Buffer.from(`${client.client_id}:${client.client_secret}`).toString('base64')}`;
    const headers = { authorization, 'content-type': type };
    const response = await fetch(`${api.url}/api/v1/oauth2/token`, { method: 'POST', headers, body });
    expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([400, error]);
  });
});

describe('two processes', () => {
  test('each step of a sign-in can continue at the other process', async () => {
    const request = await app.request({ ...OFFLINE });
    const signInPage = await new Browser(api).follow(request.url);
    expect(signInPage.pathname).toMatch(/^\/interaction\//);

    const begun = new Browser(api);
    const page = await begun.follow(request.url);
    begun.moveTo(other);
    await begun.signIn(person);
    const consent = await begun.proceed(page, 'continue');
    begun.moveTo(api);
    const callback = await begun.proceed(consent, 'allow');
    app.moveTo(other);
    const tokens = await app.redeem(callback, request);
    app.moveTo(api);
    expect((await app.refresh(String(tokens.refresh_token))).access_token).toMatch(/^gha_/);
  });

  test('a token revoked at one is inactive there immediately, and at the other within a second', async () => {
    const { access_token } = await app.signIn(browser, { scope: 'openid' });
    expect((await app.introspect(access_token)).active).toBe(true);
    app.moveTo(other);
    await app.revoke(access_token);
    expect(await app.introspect(access_token)).toEqual({ active: false });
    app.moveTo(api);
    await vi.waitFor(
      async () => expect(await app.introspect(access_token)).toEqual({ active: false }),
      WITHIN_A_SECOND,
    );
    await expect(app.userinfo(access_token, person.id)).rejects.toThrow();
  });
});

describe('a refresh token', () => {
  test('is issued to applications that request it', async () => {
    expect((await app.signIn(browser, { scope: 'openid' })).refresh_token).toBeUndefined();
    expect((await app.signIn(browser, OFFLINE)).refresh_token).toMatch(/^ghr_/);
  });

  test('is rotated at each use, and an immediate repetition gets the same response', async () => {
    const { refresh_token } = await app.signIn(browser, OFFLINE);
    const form = { grant_type: 'refresh_token', refresh_token: String(refresh_token) };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => ask(index % 2 ? api : other, form)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const successors = new Set(answers.map(({ body }) => body.refresh_token));
    expect(successors.size).toBe(1);
    expect(successors).not.toContain(refresh_token);
  });

  const usedBefore = (seconds: number) =>
    owner.query(
      `update oauth_artifacts set consumed_at = consumed_at - make_interval(secs => $1) where kind = 'RefreshToken'`,
      [seconds],
    );

  test('that is repeated after the grace gets the same response while its successor is unused', async () => {
    const { refresh_token } = await app.signIn(browser, OFFLINE);
    const form = { grant_type: 'refresh_token', refresh_token: String(refresh_token) };
    const lost = await ask(api, form);
    // The successor's ID contains a day that derives from the first use: keep it on the same day.
    const today = (Date.now() / 1000) % 86_400;
    await usedBefore(Math.max(11, Math.min(240, Math.floor(today))));
    const repeated = await ask(other, form);
    expect([repeated.status, repeated.body.refresh_token]).toEqual([200, lost.body.refresh_token]);
    expect((await app.introspect(String(repeated.body.access_token))).active).toBe(true);
    expect((await app.refresh(String(repeated.body.refresh_token))).access_token).toMatch(/^gha_/);
  });

  test.each([
    ['after its successor was used', 11, true],
    ['when nobody used its successor for five minutes', 301, false],
  ])('that is reused %s ends all tokens of the sign-in', async (_name, seconds, isUsed) => {
    const { refresh_token } = await app.signIn(browser, OFFLINE);
    const { refresh_token: next, access_token } = await app.refresh(String(refresh_token));
    const successor = isUsed ? (await app.refresh(String(next))).refresh_token : next;
    await usedBefore(seconds);

    await expect(app.refresh(String(refresh_token))).rejects.toMatchObject({ error: 'invalid_grant' });

    await expect(app.refresh(String(successor))).rejects.toMatchObject({ error: 'invalid_grant' });
    expect(await app.introspect(access_token)).toEqual({ active: false });
  });

  test('of another application is rejected', async () => {
    const { refresh_token } = await app.signIn(browser, OFFLINE);
    const form = { grant_type: 'refresh_token', refresh_token: String(refresh_token) };
    expect((await ask(api, form, await aClient(superadmin))).body.error).toBe('invalid_grant');
  });

  test('that is revoked ends the access tokens, too', async () => {
    const { refresh_token, access_token } = await app.signIn(browser, OFFLINE);
    await app.revoke(String(refresh_token));
    expect(await app.introspect(access_token)).toEqual({ active: false });
    await expect(app.refresh(String(refresh_token))).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  test('can be used for fewer scopes, and not for more', async () => {
    const { refresh_token } = await app.signIn(browser, OFFLINE);
    const form = { grant_type: 'refresh_token', refresh_token: String(refresh_token) };
    expect((await ask(api, { ...form, scope: 'openid profile' })).body.error).toBe('invalid_scope');
    expect((await ask(api, { ...form, scope: 'openid' })).body.scope).toBe('openid');
  });
});

describe('introspection', () => {
  test('describes an application’s own tokens to it, and nothing to others', async () => {
    const { access_token } = await app.signIn(browser, { scope: 'openid email' });
    expect(await app.introspect(access_token)).toMatchObject({
      active: true,
      sub: person.id,
      client_id: client.client_id,
      scope: 'openid email',
    });

    const tenant = await aTenant(api);
    const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
    const stranger = await RelyingParty.discover(api, await aClient(admin));
    expect(await stranger.introspect(access_token)).toEqual({ active: false });
  });

  test('revocation by another application changes nothing', async () => {
    const { access_token } = await app.signIn(browser, { scope: 'openid' });
    const stranger = await RelyingParty.discover(api, await aClient(superadmin));
    await stranger.revoke(access_token);
    expect((await app.introspect(access_token)).active).toBe(true);
  });
});

describe('a public client', () => {
  test('needs no secret, and its page can call from its own origin only', async () => {
    const spa = await aClient(superadmin, { token_endpoint_auth_method: 'none' });
    expect(spa).not.toHaveProperty('client_secret');
    const page = await RelyingParty.discover(api, spa);
    expect((await page.signIn(browser, { scope: 'openid' })).access_token).toMatch(/^gha_/);

    for (const [origin, allowed] of [
      [new URL(CALLBACK).origin, true],
      ['https://evil.example.test', false],
    ] as const) {
      const body = new URLSearchParams({ grant_type: 'authorization_code', client_id: spa.client_id });
      const response = await fetch(`${api.url}/api/v1/oauth2/token`, {
        method: 'POST',
        headers: { origin },
        body,
      });
      expect(response.headers.get('access-control-allow-origin')).toBe(allowed ? origin : null);
    }
  });

  test.each([
    ['its own page', 'none', new URL(CALLBACK).origin, true],
    ['the page of another', 'none', 'https://evil.example.test', false],
    ['a page that says nothing of itself', 'none', 'null', false],
  ])('gets the profile of its user by %s (%s, %s): %s', async (_name, method, origin, allowed) => {
    const page = await RelyingParty.discover(
      api,
      await aClient(superadmin, { token_endpoint_auth_method: method }),
    );
    const { access_token } = await page.signIn(browser, { scope: 'openid' });
    const headers = { authorization: `Bearer ${access_token}`, origin };
    const response = await fetch(`${api.url}/api/v1/oauth2/userinfo`, { headers });
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed ? origin : null);
    expect(response.status).toBe(allowed ? 200 : 400);
  });

  test('can send a preflight request; the page of an application with a secret cannot get tokens', async () => {
    const origin = new URL(CALLBACK).origin;
    const preflight = await fetch(`${api.url}/api/v1/oauth2/token`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'dpop',
      },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-headers')]).toEqual([204, 'dpop']);
    const secret = Buffer.from(`${client.client_id}:${client.client_secret}`).toString('base64');
    const response = await fetch(`${api.url}/api/v1/oauth2/token`, {
      method: 'POST',
      headers: { origin, authorization: `Basic ${secret}` },
      body: new URLSearchParams(redemption(await aCode())),
    });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.status).toBe(400);
  });

  test('an application with a secret cannot be used without it', async () => {
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: client.client_id,
      code: 'x',
    });
    const response = await fetch(`${api.url}/api/v1/oauth2/token`, { method: 'POST', body });
    expect(response.status).toBe(401);
  });
});

describe('what is stored', () => {
  test('no code, token or secret is in the database or in the log', async () => {
    const code = await aCode(OFFLINE);
    const tokens = await app.redeem(code.callback, code.request);
    const secrets = [
      String(code.callback.searchParams.get('code')),
      tokens.access_token,
      String(tokens.refresh_token),
      String(tokens.id_token),
      String(client.client_secret),
      code.request.verifier,
      String(browser.token),
    ];
    const { rows } = await owner.query<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
    );
    for (const { name } of rows) {
      const dump = await owner.query<{ line: string }>(`select t::text as line from ${name} t`);
      const text = dump.rows.map(({ line }) => line).join('\n');
      for (const secret of secrets) expect(text.includes(secret), name).toBe(false);
    }
    const log = [...api.log, ...other.log].join('');
    for (const secret of secrets) expect(log.includes(secret)).toBe(false);
  });

  test('a token of the library is not a session token, and vice versa', async () => {
    const { access_token } = await app.signIn(browser, { scope: 'openid' });
    const me = await fetch(`${api.url}/api/v1/auth/me`, {
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(me.status).toBe(401);
    await expect(app.userinfo(String(browser.token), person.id)).rejects.toThrow(
      oidc.WWWAuthenticateChallengeError,
    );
  });
});
