import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { Browser } from '../support/browser.ts';
import { type ApiCaller, aPerson, aTenant, signedIn } from '../support/data.ts';
import { aClient, CALLBACK, RelyingParty, type Request } from '../support/relying-party.ts';

let api: TestApi;
let superadmin: ApiCaller;
let app: RelyingParty;

beforeAll(async () => {
  api = await startApi();
  superadmin = await signedIn(api, await aPerson(api));
  app = await RelyingParty.discover(api, await aClient(superadmin, { scopes: ['openid', 'email'] }));
});
afterAll(() => api.stop());

/** The application's request with some parameters changed. Null removes one. */
async function changed(parameters: Record<string, string | null>): Promise<URL> {
  const { url } = await app.request({ scope: 'openid' });
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url;
}

describe('errors that do not redirect to the application', () => {
  test.each([
    [{ redirect_uri: 'https://evil.example.test/callback' }, 'invalid_redirect_uri'],
    [{ redirect_uri: `${CALLBACK}/` }, 'invalid_redirect_uri'],
    [{ redirect_uri: `${CALLBACK}?x=1` }, 'invalid_redirect_uri'],
    [{ redirect_uri: 'https://app.example.test/Callback' }, 'invalid_redirect_uri'],
    [{ redirect_uri: 'javascript:alert(1)' }, 'invalid_redirect_uri'],
    [{ redirect_uri: null }, 'invalid_request'],
    [{ client_id: 'nobody' }, 'invalid_client'],
    [{ client_id: '\u0000' }, 'invalid_client'],
    [{ client_id: 'x'.repeat(5000) }, 'invalid_client'],
    [{ client_id: null }, 'invalid_request'],
  ])('%j ends on a Gatehouse page', async (parameters, code) => {
    const page = await new Browser(api).follow(await changed(parameters));

    expect(page.href).toMatch(`${api.settings.PUBLIC_URL}/oauth/error?code=${code}&ref=`);
    expect(page.href).not.toContain('evil');
  });

  test('the page names the application, and its reference finds the cause in the log', async () => {
    const page = await new Browser(api).follow(await changed({ redirect_uri: 'https://evil.example.test/' }));

    expect(page.searchParams.get('client')).toBe('Expense reports');
    const cause = api.log.filter((line) => line.includes(String(page.searchParams.get('ref'))));
    expect(cause.join()).toContain('redirect_uri did not match');
  });

  test('a program gets a problem document', async () => {
    const url = await changed({ client_id: 'nobody' });
    const response = await new Browser(api).fetch(url, { headers: { accept: 'application/json' } });

    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toMatch('application/problem+json');
    expect(await response.json()).toMatchObject({
      code: 'invalid_client',
      error: 'invalid_client',
      status: 400,
    });
  });
});

describe('errors that redirect to the application', () => {
  test.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ response_type: 'id_token', nonce: 'n' }, 'unsupported_response_type'],
    [{ response_type: 'code id_token' }, 'unsupported_response_type'],
    [{ code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge_method: null }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ scope: 'openid profile' }, 'invalid_scope'],
    [{ scope: 'openid\u0007' }, 'invalid_scope'],
    [{ prompt: 'none' }, 'login_required'],
    [{ prompt: 'none login' }, 'invalid_request'],
    [{ prompt: 'create' }, 'invalid_request'],
    [{ request: 'eyJhbGciOiJub25lIn0.e30.' }, 'request_not_supported'],
    [{ request_uri: 'https://app.example.test/request' }, 'request_uri_not_supported'],
    [{ registration: '{}' }, 'registration_not_supported'],
    [{ max_age: '-1' }, 'invalid_request'],
    [{ login_hint: 'pat\u0000' }, 'invalid_request'],
    [{ nonce: '\u0000' }, 'invalid_request'],
    [{ id_token_hint: 'eyJhbGciOiJub25lIn0.e30.' }, 'invalid_request'],
  ])('%j is returned as an error', async (parameters, error) => {
    const url = await changed(parameters);
    const state = String(url.searchParams.get('state'));
    const back = await new Browser(api).follow(url);

    expect(back.origin + back.pathname).toBe(CALLBACK);
    const said = back.searchParams.size > 0 ? back.searchParams : new URLSearchParams(back.hash.slice(1));
    expect(Object.fromEntries(said)).toMatchObject({ error, state, iss: api.settings.PUBLIC_URL });
    expect(said.has('code')).toBe(false);
  });

  test('a repeated parameter', async () => {
    const url = await changed({});
    url.searchParams.append('nonce', 'another');
    const back = await new Browser(api).follow(url);
    expect(back.searchParams.get('error')).toBe('invalid_request');
  });

  test('a form is read like a query, with the session', async () => {
    const { url } = await app.request({ scope: 'openid' });
    const browser = new Browser(api);
    const response = await browser.fetch(url.pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: url.searchParams.toString(),
    });
    expect(response.status).toBe(303);
    const page = await browser.follow(String(response.headers.get('location')));
    expect(page.pathname).toMatch(/^\/interaction\//);
  });

  test.each([
    ['application/json', '{}', 415],
    ['application/x-www-form-urlencoded', `state=${'x'.repeat(9000)}`, 413],
  ])('a body of %s (%#) is rejected', async (type, body, status) => {
    const headers = { 'content-type': type };
    const response = await new Browser(api).fetch('/api/v1/oauth2/authorize', {
      method: 'POST',
      headers,
      body,
    });
    expect(response.status).toBe(status);
  });
});

describe('who can sign in to an application', () => {
  test("an organization's application serves only its members", async () => {
    const [acme, globex] = [await aTenant(api, { name: 'Acme' }), await aTenant(api, { name: 'Globex' })];
    const admin = await signedIn(api, await aPerson(api, { tenantId: acme.id, role: 'tenant_admin' }));
    const own = await RelyingParty.discover(api, await aClient(admin));
    const stranger = await aPerson(api, { tenantId: globex.id });
    const browser = new Browser(api);
    await browser.signIn(stranger);

    const page = await browser.follow((await own.request()).url);
    expect(await (await browser.interaction(page)).json()).toMatchObject({
      prompt: 'login',
      reasons: ['not_a_member'],
      user: { email: stranger.email },
    });
    const refused = await browser.answer(page, 'continue');
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'not_a_member' });

    // The application does not learn either that a user is signed in.
    const silent = await browser.follow((await own.request({ prompt: 'none' })).url);
    expect(silent.searchParams.get('error')).toBe('login_required');

    const member = await aPerson(api, { tenantId: acme.id });
    await browser.signIn(member);
    const consent = await browser.proceed(page, 'continue');
    expect((await browser.proceed(consent, 'allow')).searchParams.get('code')).toMatch(/^ghc_/);
  });

  test('a superadmin is no member', async () => {
    const tenant = await aTenant(api);
    const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
    const own = await RelyingParty.discover(api, await aClient(admin));
    const browser = new Browser(api);
    await browser.signIn(await aPerson(api));

    const page = await browser.follow((await own.request()).url);
    expect((await browser.answer(page, 'continue')).status).toBe(403);
  });

  test('a disabled application signs nobody in', async () => {
    const off = await aClient(superadmin, { is_active: false });
    const { url } = await app.request();
    url.searchParams.set('client_id', off.client_id);

    const page = await new Browser(api).follow(url);
    expect(page.searchParams.get('code')).toBe('invalid_client');
    expect(api.log.some((line) => line.includes('an application that is not in use was asked for'))).toBe(
      true,
    );
  });

  test('an application of a suspended organization does not either', async () => {
    const tenant = await aTenant(api);
    const admin = await signedIn(api, await aPerson(api, { tenantId: tenant.id, role: 'tenant_admin' }));
    const own = await aClient(admin);
    const suspended = await superadmin.patch(`/api/v1/tenants/${tenant.id}`, {
      status: 'suspended',
      version: 1,
    });
    expect(suspended.status).toBe(200);

    const { url } = await app.request();
    url.searchParams.set('client_id', own.client_id);
    expect((await new Browser(api).follow(url)).searchParams.get('code')).toBe('invalid_client');
  });
});

describe('an interaction', () => {
  let request: Request;
  let browser: Browser;
  let page: URL;

  beforeAll(async () => {
    request = await app.request({ scope: 'openid', login_hint: 'pat@example.test' });
    browser = new Browser(api);
    page = await browser.follow(request.url);
  });

  test('knows the login hint of the application', async () => {
    expect(await (await browser.interaction(page)).json()).toMatchObject({ loginHint: 'pat@example.test' });
  });

  test('belongs to the browser that the application redirected', async () => {
    const other = new Browser(api);
    for (const response of [await other.interaction(page), await other.answer(page, 'deny')]) {
      expect(response.status).toBe(410);
      expect(await response.json()).toMatchObject({ code: 'interaction_expired' });
    }
  });

  test('requires a session for its answer', async () => {
    for (const token of [null, `ghs_${'x'.repeat(43)}`]) {
      expect((await browser.answer(page, 'continue', token)).status).toBe(401);
    }
  });

  test('accepts no consent while a sign-in is required', async () => {
    const { tenantId } = { tenantId: (await aTenant(api)).id };
    await browser.signIn(await aPerson(api, { tenantId }));
    const response = await browser.answer(page, 'allow');
    expect([response.status, (await response.json()).code]).toEqual([409, 'other_question']);
  });

  test('can be canceled by the user, and the application gets an error', async () => {
    const back = await browser.proceed(page, 'deny');
    expect(back.origin + back.pathname).toBe(CALLBACK);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      state: request.state,
    });
  });

  test('ends after the cancellation', async () => {
    expect((await browser.interaction(page)).status).toBe(410);
    expect(browser.names().filter((name) => name.includes('interaction'))).toEqual([]);
  });

  test('does not disturb a second tab', async () => {
    const tenant = await aTenant(api);
    const [first, second] = [await app.request({ scope: 'openid' }), await app.request({ scope: 'openid' })];
    const tabs = new Browser(api);
    const pages = [await tabs.follow(first.url), await tabs.follow(second.url)];
    await tabs.signIn(await aPerson(api, { tenantId: tenant.id }));

    const [one, two] = [
      await tabs.proceed(pages[0] as URL, 'continue'),
      await tabs.proceed(pages[1] as URL, 'continue'),
    ];
    for (const [consent, begun] of [
      [one, first],
      [two, second],
    ] as const) {
      const callback = await tabs.proceed(consent, 'allow');
      expect((await app.redeem(callback, begun)).id_token).toBeDefined();
    }
  });
});

describe('a request object, which is not supported', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const objectOf = (claims: object) => `${encode({ alg: 'none' })}.${encode(claims)}.`;

  test('is rejected in the response mode of the request', async () => {
    const request = objectOf({ response_mode: 'form_post', state: 'of the object' });
    const page = await new Browser(api).fetch(await changed({ request, response_mode: null, state: null }));
    const html = await page.text();
    expect(html).toContain(`action="${CALLBACK}"`);
    expect(html).toContain('value="request_not_supported"');
    expect(html).toContain('value="of the object"');
  });

  test('changes neither the parameters of the request nor its redirect', async () => {
    const claims = { response_mode: 'form_post', state: 'x', redirect_uri: 'https://evil.example.test/' };
    const url = await changed({ request: objectOf(claims), response_mode: 'query', state: 'mine' });
    const at = await new Browser(api).follow(url);
    expect(at.origin + at.pathname).toBe(CALLBACK);
    expect(at.searchParams.get('error')).toBe('request_not_supported');
    expect(at.searchParams.get('state')).toBe('mine');
  });

  test.each(['x', 'a.b.c', `${encode({})}.bnVsbA.`, ''])(
    'is rejected even if it cannot be read: %j',
    async (request) => {
      const at = await new Browser(api).follow(await changed({ request: request || 'e30.W10.' }));
      expect(at.searchParams.get('error')).toBe('request_not_supported');
    },
  );
});
