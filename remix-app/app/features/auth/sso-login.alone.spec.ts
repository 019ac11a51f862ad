import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TEXTS } from '@gatehouse/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

type Said = { status: number; body: unknown };

let api: Server;
/** Responses of the simulated API, keyed by the end of the path. */
let answers: Record<string, Said>;
let asked: { path: string; body: string; journey: string | undefined }[];
let login: typeof import('./sso-login.server');
let callback: typeof import('./sso-callback.server');
let popup: typeof import('./sso-popup.server');
let flows: typeof import('./sso-flows.server');
let arrival: typeof import('./saml-arrival.server');

const ORIGIN = 'http://localhost:3000';
const GOOGLE = '01a1fe82-5409-754c-acd1-1916b1c9d4cc';
const SAML = '01a1fe82-5409-754c-acd1-1916b1c9d4cd';
const option = (configurationId: string, type: string) => ({
  configurationId,
  name: `Acme ${type}`,
  type,
  origin: 'https://idp.acme.test',
});

beforeAll(async () => {
  api = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const path = request.url ?? '';
      asked.push({ path, body, journey: request.headers['x-gatehouse-journey']?.toString() });
      const found = Object.entries(answers).find(([end]) => path.endsWith(end));
      const { status, body: said } = found?.[1] ?? problem(500, 'internal_error');
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('API_PORT', String((api.address() as AddressInfo).port));
  vi.stubEnv('PUBLIC_URL', ORIGIN);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  login = await import('./sso-login.server');
  callback = await import('./sso-callback.server');
  popup = await import('./sso-popup.server');
  flows = await import('./sso-flows.server');
  arrival = await import('./saml-arrival.server');
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  api.close();
});
beforeEach(() => {
  asked = [];
  answers = {
    '/sso/providers': { status: 200, body: { items: [option(GOOGLE, 'google')] } },
    '/sso/sign-ins': {
      status: 201,
      body: {
        authorizationUrl: 'https://idp.acme.test/authorize?x=1',
        state: 'the-state',
        browserSecret: 'the-secret',
        expiresAt: '2026-11-21T12:10:00Z',
      },
    },
    '/sso/discover': { status: 200, body: { kind: 'password', options: [], reason: '' } },
  };
});

function problem(status: number, code: string, detail = ''): Said {
  return { status, body: { type: 'about:blank', title: 'Refused', status, detail, code, requestId: 'r-1' } };
}

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

function request(path: string, cookie?: string): Request {
  return new Request(`${ORIGIN}${path}`, cookie ? { headers: { cookie } } : {});
}

/** The cookies of a response, as the browser sends them next time. */
function cookiesOf(headers: Headers | string[]): string {
  const all = Array.isArray(headers) ? headers : headers.getSetCookie();
  return all.map((cookie) => cookie.split(';', 1)[0]).join('; ');
}

const bodyOf = (path: string) => JSON.parse(asked.find((call) => call.path.endsWith(path))?.body ?? 'null');

test('a sign-in is timed from the opened page through every step', async () => {
  const [id, since] = ['[0-9a-f-]{36}', '\\d{13}'];
  const email = 'ada@acme.test';
  const journey = () => asked.at(-1)?.journey;
  const first = await login.answerAddressFirst(
    request('/login'),
    form({ intent: 'address', email, shownFor: '4000' }),
  );
  expect(journey()).toMatch(new RegExp(`^${id}\\.${since}\\.address$`));
  expect(Date.now() - Number(journey()?.split('.')[1])).toBeGreaterThanOrEqual(4_000);
  const cookie = cookiesOf(new Headers(first.headers));
  expect(cookie).toMatch(new RegExp(`^gatehouse_journey=${id}\\.${since}\\.password\\.address~4\\d{3}$`));

  const user = { role: 'tenant_admin', permissions: [], email };
  const body = { status: 'authenticated', accessToken: 'ghs_token', user, redirectTo: '/admin' };
  answers['/auth/login'] = { status: 200, body };
  const fields = { intent: 'sign-in', email, password: 'x', shownFor: '9000' };
  const last = await login.answerAddressFirst(request('/login', cookie), form(fields));
  expect(`gatehouse_journey=${asked.find(({ path }) => path.endsWith('/auth/login'))?.journey}`).toBe(cookie);
  expect(new Headers(last.headers).getSetCookie()).toContainEqual(
    expect.stringMatching(/^gatehouse_journey=;.* Max-Age=0$/),
  );
});

describe('a sign-in button', () => {
  test('of an identity provider redirects there and binds the sign-in to the browser', async () => {
    const said = await login.answerSso(
      request('/login?tab=sign-up&returnTo=%2Fadmin'),
      form({ intent: 'sso-google', email: 'ada@acme.test' }),
    );
    expect(said).toMatchObject({ to: 'https://idp.acme.test/authorize?x=1', leaves: true });
    expect(bodyOf('/sso/sign-ins')).toEqual({
      configurationId: GOOGLE,
      mode: 'signup',
      returnTo: '/admin',
      loginHint: 'ada@acme.test',
    });
    const [cookie = ''] = said && 'to' in said ? new Headers(said.headers).getSetCookie() : [];
    expect(cookie).toMatch(/^gatehouse_sso_[\w-]{22}=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/);
    expect(cookie).not.toContain('the-secret');
  });

  test.each(['sso-microsoft', 'sso-google'])(
    '%s without a connection shows the specified message',
    async (intent) => {
      answers['/sso/providers'] = { status: 200, body: { items: [] } };
      expect(await login.answerSso(request('/login'), form({ intent, email: 'a@b.test' }))).toMatchObject({
        state: { message: TEXTS.callback.invalidClient, values: { email: 'a@b.test' } },
      });
    },
  );

  test('shows the specified message if the sign-in cannot start', async () => {
    answers['/sso/sign-ins'] = problem(500, 'internal_error', 'Something went wrong on our side.');
    expect(await login.answerSso(request('/login'), form({ intent: 'sso-google' }))).toMatchObject({
      state: { message: TEXTS.signIn.failedToStart, reference: 'r-1' },
    });
  });

  test.each([
    ['idp_down', 502],
    ['connection_disabled', 403],
  ])('of a failing connection (%s) shows the reason', async (code, status) => {
    answers['/sso/sign-ins'] = problem(status, code, 'A sentence of its own.');
    expect(await login.answerSso(request('/login'), form({ intent: `sso-${SAML}` }))).toMatchObject({
      state: { message: 'A sentence of its own.' },
    });
  });

  test('of the built-in provider reports an invalid response without a redirect', async () => {
    expect(await login.answerSso(request('/login-old'), form({ intent: 'sso-oauth2' }))).toMatchObject({
      state: { message: TEXTS.signIn.failedToStart },
    });
  });

  test.each([
    ['/login', `/api/v1/saml/sso?RelayState=${encodeURIComponent(ORIGIN)}`],
    [
      '/login-old',
      `/api/v1/saml/sso?${new URLSearchParams({ RelayState: ORIGIN, entity_id: `${ORIGIN}/api/v1/saml/metadata` })}`,
    ],
  ])('of SAML at %s redirects to the specified URL', async (path, to) => {
    expect(await login.answerSso(request(path), form({ intent: 'sso-saml' }))).toMatchObject({
      to,
    });
  });

  test.each(['sign-in', 'sso-other', ''])('with the intent %j starts no sign-in', async (intent) => {
    expect(await login.answerSso(request('/login'), form({ intent }))).toBeNull();
  });
});

describe('an email address without a password', () => {
  const send = (fields: Record<string, string> = {}) =>
    login.answerSignInOrRealm(request('/login'), form({ email: 'ada@acme.test', password: '', ...fields }));
  const realm = (kind: string, ...types: string[]) => {
    const options = types.map((type) => option(type === 'saml' ? SAML : GOOGLE, type));
    answers['/sso/discover'] = { status: 200, body: { kind, options, reason: 'acme.test signs in so.' } };
  };

  test('of a domain without a connection is an incomplete form', async () => {
    expect(await send()).toMatchObject({ state: { message: TEXTS.auth.fillInAllFields } });
  });

  test('gets an offer of the connection of its domain, whose origin form-action allows', async () => {
    realm('offer', 'google');
    const said = await send();
    expect(said).toMatchObject({
      status: 200,
      state: {
        message: null,
        values: { email: 'ada@acme.test' },
        realm: { kind: 'offer', options: [{ configurationId: GOOGLE }] },
        formActionTargets: ['https://idp.acme.test'],
      },
    });
  });

  test('redirects to an offered connection or to the only required one', async () => {
    realm('offer', 'google');
    expect(await send({ offered: GOOGLE })).toMatchObject({ leaves: true });
    realm('require', 'google');
    expect(await send()).toMatchObject({ leaves: true });
    realm('require', 'google', 'saml');
    expect(await send()).toMatchObject({ state: { realm: { kind: 'require' } } });
  });

  test('keeps the form if the lookup of its domain fails', async () => {
    answers['/sso/discover'] = problem(429, 'too_many_attempts', 'Too many attempts.');
    expect(await send()).toMatchObject({ state: { message: TEXTS.auth.fillInAllFields } });
  });

  test('on the SAML page starts the SAML connection of its domain', async () => {
    realm('offer', 'google', 'saml');
    const said = await login.answerSamlEmail(request('/login?method=saml'), form({ email: 'ada@acme.test' }));
    expect(said).toMatchObject({ to: expect.any(String) });
    expect(bodyOf('/sso/sign-ins')).toMatchObject({ configurationId: SAML });
  });

  test('on the SAML page shows an error or another connection if SAML is not available', async () => {
    const ask = (email: string) => login.answerSamlEmail(request('/login?method=saml'), form({ email }));
    expect(await ask('nonsense')).toMatchObject({
      state: { errors: { email: expect.any(String) } },
    });
    expect(await ask('ada@nobody.test')).toMatchObject({
      state: { message: expect.stringContaining(TEXTS.auth.contactAdministrator) },
    });
    realm('offer', 'google');
    expect(await ask('ada@acme.test')).toMatchObject({ state: { realm: { kind: 'offer' } } });
  });
});

test('a correct password that the sign-in policy rejects leads to the required connection', async () => {
  answers['/auth/login'] = problem(
    403,
    'sso_required',
    'Your organization signs in through its own provider.',
  );
  answers['/sso/discover'] = {
    status: 200,
    body: { kind: 'require', options: [option(GOOGLE, 'google')], reason: 'So.' },
  };
  const said = await login.answerSignInOrRealm(
    request('/login'),
    form({ email: 'ada@acme.test', password: 'right' }),
  );
  expect(said).toMatchObject({
    status: 403,
    state: {
      message: 'Your organization signs in through its own provider.',
      realm: { options: [{ configurationId: GOOGLE }] },
    },
  });
});

describe('the URL of the SAML page', () => {
  const entity = 'https://idp.acme.test/metadata';
  const byEntity = `/sso/providers?entityId=${encodeURIComponent(entity)}`;
  const items = (...options: object[]): Said => ({ status: 200, body: { items: options } });
  const begin = (query: Record<string, string>) =>
    login.beginSamlOf(request(`/login?${new URLSearchParams({ method: 'saml', ...query })}`));

  test('starts the connection with its entity ID if there is exactly one', async () => {
    answers[byEntity] = items(option(SAML, 'saml'));
    const RelayState = `${ORIGIN}/admin`;
    expect(await begin({ entity_id: entity, RelayState })).toMatchObject({ to: expect.any(String) });
    expect(bodyOf('/sso/sign-ins')).toMatchObject({ configurationId: SAML, returnTo: '/admin' });
    answers[byEntity] = items(option(SAML, 'saml'), option(GOOGLE, 'saml'));
    expect(await begin({ entity_id: entity })).toBeNull();
    answers[byEntity] = items();
    expect(await begin({ entity_id: entity })).toBeNull();
  });

  test('starts the connection of its tenant, or the one that matches tenant and entity ID', async () => {
    answers['/sso/providers?tenant=acme'] = items(option(GOOGLE, 'google'), option(SAML, 'saml'));
    expect(await begin({ tenant: 'acme' })).toMatchObject({ to: expect.any(String) });
    answers[byEntity] = items(option(GOOGLE, 'saml'), option(SAML, 'saml'));
    expect(await begin({ tenant: 'acme', entity_id: entity })).toMatchObject({ to: expect.any(String) });
    answers[byEntity] = items(option(GOOGLE, 'saml'));
    expect(await begin({ tenant: 'acme', entity_id: entity })).toBeNull();
  });

  test('starts nothing without parameters, and the platform’s connection for its entity ID', async () => {
    expect(await begin({})).toBeNull();
    expect(asked).toEqual([]);
    expect(await begin({ entity_id: `${ORIGIN}/api/v1/saml/metadata` })).toBeNull();
    answers['/sso/providers'] = items(option(GOOGLE, 'google'), option(SAML, 'saml'));
    expect(await begin({ entity_id: `${ORIGIN}/api/v1/saml/metadata` })).toMatchObject({
      to: expect.any(String),
    });
  });
});

describe('the callback', () => {
  const flow = (more: object = {}) =>
    cookiesOf(
      flows.keepFlow(request('/login'), {
        state: 'the-state',
        browserSecret: 'the-secret',
        way: 'page',
        mode: 'signin',
        ...more,
      }),
    );
  const take = (query: string, cookie?: string, id?: string) =>
    callback.takeCallback(request(`/sso/callback?${query}`, cookie), id);
  const signedIn = (more: object = {}) => {
    const user = { role: 'tenant_admin', permissions: [], email: 'ada@acme.test' };
    const login = { status: 'authenticated', accessToken: 'ghs_token', user, redirectTo: '/dashboard' };
    answers['/sign-ins/complete'] = {
      status: 200,
      body: {
        status: 'signed_in',
        login,
        returnTo: null,
        provider: 'google',
        email: 'ada@acme.test',
        domain: 'acme.test',
        signedUp: false,
        logoutUrl: null,
        ...more,
      },
    };
  };

  test('sends the response to the API with the secret of the browser', async () => {
    signedIn();
    await take('state=the-state&code=c&iss=https%3A%2F%2Fidp.acme.test', flow(), SAML);
    expect(bodyOf('/sign-ins/complete')).toEqual({
      state: 'the-state',
      browserSecret: 'the-secret',
      code: 'c',
      iss: 'https://idp.acme.test',
      configurationId: SAML,
    });
  });

  test.each([
    ['shows a business account', {}, /^\/login\?sso=[\w-]{22}$/],
    ['leads a new organization to its plans', { signedUp: true }, /^\/welcome$/],
    ['leads a user of an OIDC connection home immediately', { provider: 'oauth2' }, /^\/admin$/],
    ['leads to the requested page', { provider: 'saml', returnTo: '/user/devices' }, /^\/user\/devices$/],
    ['never leads to another site', { provider: 'saml', returnTo: '//evil.test' }, /^\/admin$/],
  ])('%s', async (_what, more, to) => {
    signedIn(more);
    const answer = await take('state=the-state&code=c', flow());
    expect(answer).toMatchObject({ to: expect.stringMatching(to) });
    expect(
      new Headers(answer.headers)
        .getSetCookie()
        .some((cookie) => /^gatehouse_session=ghs_token;/.test(cookie)),
    ).toBe(true);
  });

  test('continues the sign-in of an application immediately, without a dialog', async () => {
    signedIn({ returnTo: '/interaction/abc' });
    answers['/interactions/abc'] = {
      status: 200,
      body: { redirectTo: 'https://app.test/callback?code=x' },
    };
    expect(await take('state=the-state&code=c', flow())).toMatchObject({
      to: 'https://app.test/callback?code=x',
    });
    signedIn({ returnTo: '/saml/continue/abc' });
    expect(await take('state=the-state&code=c', flow())).toMatchObject({
      to: '/saml/continue/abc',
    });
  });

  test('leads an account with a password to the page that verifies it', async () => {
    const body = {
      status: 'link_required',
      ticket: 'the-ticket',
      email: 'ada@acme.test',
      message: 'Enter it once.',
      expiresAt: '2026-11-21T12:10:00Z',
    };
    answers['/sign-ins/complete'] = { status: 200, body };
    const answer = await take('state=the-state&code=c', flow());
    expect(answer).toMatchObject({ to: expect.stringMatching(/^\/sso\/link\/[\w-]{22}$/) });
    expect(String(new Headers(answer.headers).getSetCookie())).not.toContain('the-ticket');
  });

  test.each([
    ['signin', TEXTS.signIn.notCompleted],
    ['signup', TEXTS.signIn.signUpFailed],
  ])('shows the specified message for a server error in a %s', async (mode, message) => {
    answers['/sign-ins/complete'] = problem(500, 'internal_error', 'Something went wrong on our side.');
    expect(await take('state=the-state&code=c', flow({ mode }))).toMatchObject({
      status: 500,
      state: { message, reference: 'r-1' },
    });
  });

  test('shows the message of an error with its reference', async () => {
    answers['/sign-ins/complete'] = problem(403, 'personal_account', 'This is a personal account.');
    expect(await take('state=the-state&code=c', flow())).toMatchObject({
      status: 403,
      state: { message: 'This is a personal account.', reference: 'r-1', relay: null },
    });
  });

  test('in a pop-up notifies the page behind it, which reads the result but no secrets', async () => {
    signedIn();
    const answer = await take('state=the-state&code=c', flow({ way: 'popup' }));
    expect(answer).toMatchObject({ status: 200, state: { relay: 'success', message: null } });
    const cookie = cookiesOf(new Headers(answer.headers));
    expect(await popup.readPopup(request('/sso/outcome', cookie), 'the-state')).toEqual({
      status: 'ended',
      // The target of a redirect.
      end: { kind: 'go', to: expect.stringMatching(/^\/login\?sso=/) },
    });
    expect(await popup.readPopup(request('/sso/outcome'), 'the-state')).toEqual({ status: 'unknown' });
  });

  test.each([
    ['pending', 'pending'],
    ['succeeded', 'ending'],
    ['failed', 'ending'],
    ['expired', 'pending'],
  ])('of a pop-up whose sign-in is %s on the server is %s', async (status, known) => {
    answers['/sign-ins/status'] = { status: 200, body: { status, code: null } };
    const asked = request('/sso/outcome', flow({ way: 'popup' }));
    expect(await popup.readPopup(asked, 'the-state')).toEqual({ status: known });
  });

  test('of an IdP-initiated sign-in signs the user in, or reports that it expired', async () => {
    signedIn({ provider: 'saml' });
    const { body } = answers['/sign-ins/complete'] as Said;
    answers['/sso/arrivals'] = { status: 200, body: { result: body, browserSecret: 'made there' } };
    const come = () => arrival.takeArrival(request('/saml/arrive/x'), 'a-reference');
    expect(await come()).toMatchObject({ to: '/admin' });
    expect(bodyOf('/sso/arrivals')).toEqual({ reference: 'a-reference' });
    answers['/sso/arrivals'] = problem(410, 'arrival_over', 'This sign-in took too long.');
    expect(await come()).toMatchObject({
      status: 410,
      state: { message: 'This sign-in took too long.' },
    });
  });

  test('in another browser goes to the API without a flow, which traces and rejects it', async () => {
    answers['/sign-ins/complete'] = problem(422, 'state_of_another_browser', TEXTS.signIn.stateMismatch);
    expect(await take('state=the-state&code=c', 'theme=dark')).toMatchObject({
      state: { message: TEXTS.signIn.stateMismatch },
    });
    expect(bodyOf('/sign-ins/complete')).toMatchObject({ browserSecret: '-' });
  });

  test('without any cookie states that the browser blocks cookies', async () => {
    answers['/sign-ins/complete'] = problem(422, 'state_of_another_browser', TEXTS.signIn.stateMismatch);
    expect(await take('state=the-state&code=c')).toMatchObject({
      state: { message: expect.stringContaining('blocks cookies') },
    });
  });

  test('shows the support contact of the organization', async () => {
    const refused = problem(403, 'saml_answer_refused', 'It was not accepted.');
    const contact = { name: 'IT help desk', address: 'it@acme.test' };
    answers['/sign-ins/complete'] = { ...refused, body: { ...(refused.body as object), contact } };
    expect(await take('state=the-state&code=c')).toMatchObject({ state: { contact } });
  });

  test.each([
    ['error=access_denied', TEXTS.callback.accessDenied],
    ['error=invalid_client', TEXTS.callback.invalidClient],
    ['error=invalid_request', TEXTS.callback.invalidRequest],
    ['error=server_error&error_description=Call+this+number', 'OAuth error: server_error'],
    ['error=%3Cimg%3E', 'OAuth error: server_error'],
    ['state=the-state', TEXTS.callback.noCodeOrState],
    ['code=c', TEXTS.callback.noCodeOrState],
    ['', TEXTS.callback.noCodeOrState],
  ])('of a sign-in that this browser did not start (%s) does not call the API', async (query, message) => {
    expect(await take(query)).toMatchObject({ status: 400, state: { message } });
    expect(asked).toEqual([]);
  });
});

describe('the cookies of sign-ins', () => {
  const flow = (state: string) =>
    ({ state, browserSecret: `secret of ${state}`, way: 'page', mode: 'signin' }) as const;

  test('are separate, so that two tabs can sign in at the same time', () => {
    const first = cookiesOf(flows.keepFlow(request('/login'), flow('one')));
    const both = `${first}; ${cookiesOf(flows.keepFlow(request('/login', first), flow('two')))}`;
    expect(flows.readFlow(request('/', both), 'one')).toMatchObject({ browserSecret: 'secret of one' });
    expect(flows.readFlow(request('/', both), 'two')).toMatchObject({ browserSecret: 'secret of two' });
    expect(flows.readFlow(request('/', both), 'three')).toBeNull();
  });

  test('are limited in number, and the oldest one is removed', () => {
    let jar = '';
    for (const state of ['a', 'b', 'c', 'd']) {
      jar = [jar, cookiesOf(flows.keepFlow(request('/', jar), flow(state)))].filter(Boolean).join('; ');
    }
    const set = flows.keepFlow(request('/', jar), flow('e'));
    expect(set.filter((cookie) => cookie.includes('Max-Age=0'))).toEqual([
      expect.stringContaining(flows.flowIdOf('a')),
    ]);
  });

  test('cannot be read after tampering', () => {
    const [name, value = ''] = cookiesOf(flows.keepFlow(request('/'), flow('one'))).split('=');
    const changed = `${name}=${value.slice(0, -2)}${value.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(flows.readFlow(request('/', changed), 'one')).toBeNull();
  });
});
