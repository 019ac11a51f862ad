import { PLATFORM_CLIENTS, type Problem } from '@gatehouse/contracts';
import { makeSigningKey, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { PlatformButtons } from '../../nest-api/src/sso-config/configurations/platform-buttons.js';
import { SsoConfigurationVersion } from '../../nest-api/src/sso-config/sso-configuration-version.entity.js';
import { startApi, type TestApi } from '../support/api.ts';
import { post } from '../support/data.ts';
import { type Choice, signInAtSandbox } from '../support/sandbox-browser.ts';
import {
  aConnection,
  anOrganization,
  forgetSandbox,
  type Organization,
  sandboxSettings,
} from '../support/sso.ts';
import * as sso from '../support/sso-sign-ins.ts';

let sandbox: Sandbox;
let api: TestApi;
let owner: Organization;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({
    env: {
      ...sandboxSettings(sandbox),
      ...PLATFORM_CLIENTS.apple.sandbox(sandbox.url),
    },
  });
});
afterAll(async () => {
  await api?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  owner = await anOrganization(api, 'demo-company.test');
});
afterEach(async () => {
  sandbox.misbehaviour.set('apple', 'none');
  await forgetSandbox(api);
});

const { APPLE_PRIVATE_KEY } = PLATFORM_CLIENTS.apple.sandbox('');
const apple = (more: object = {}) =>
  aConnection(owner.as, sandbox, {
    type: 'apple',
    domains: ['demo-company.test'],
    clientSecret: null,
    privateKey: APPLE_PRIVATE_KEY,
    parameters: { teamId: 'SANDBOX001', keyId: 'SANDBOXKEY' },
    ...more,
  });

const start = (id: string, more: object = {}) => sso.start(api, id, more);
const complete = (answer: object) => sso.complete(api, answer);

/** The form that Apple's page posts. It comes from another site, so it has no cookie. */
function sendForm({ pathname }: URL, fields: Record<string, string>): Promise<Response> {
  return api.fetch(pathname, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'https://appleid.apple.com', 'sec-fetch-site': 'cross-site' },
    body: new URLSearchParams(fields),
  });
}

/** Where the browser is redirected after the POST. */
async function posted(authorizationUrl: string, choice: Choice = {}): Promise<URL> {
  const form = await signInAtSandbox(authorizationUrl, choice);
  const response = await sendForm(form, Object.fromEntries(form.searchParams));
  expect(response.status, await response.clone().text()).toBe(303);
  return new URL(response.headers.get('location') ?? '');
}

const through = (id: string, choice: Choice = {}, more: object = {}) =>
  sso.through(api, id, choice, more, posted);

async function nameOf(response: Response): Promise<string> {
  const { login } = (await response.json()) as { login: { user: { name: string } } };
  return login.user.name;
}

describe('a connection of an organization', () => {
  test('requests the name and a posted response', async () => {
    const { authorizationUrl } = await start((await apple()).id);
    expect(Object.fromEntries(new URL(authorizationUrl).searchParams)).toMatchObject({
      response_mode: 'form_post',
      scope: 'openid email name',
      nonce: expect.any(String),
      redirect_uri: expect.stringContaining('/api/v1/sso/callback/'),
    });
  });

  test('stores its key and never returns it', async () => {
    const made = await apple();
    expect(made).toMatchObject({
      privateKeySet: true,
      parameters: { teamId: 'SANDBOX001', keyId: 'SANDBOXKEY' },
    });
    expect(JSON.stringify(made)).not.toContain('PRIVATE KEY');
  });

  test('names a new user from the form of the first sign-in, which appears in no URL', async () => {
    const { id } = await apple();
    const email = 'employee-71@demo-company.test';
    const started = await start(id);
    const callback = await posted(started.authorizationUrl, { email });
    expect(callback.href).not.toMatch(/firstName|Employee/);
    expect(await nameOf(await complete(sso.answerOf(callback, started)))).toBe('Employee Number 71');
  });

  test('finds the same user again without a name', async () => {
    const { id } = await apple();
    await through(id);
    expect(await (await through(id)).json()).toMatchObject({ status: 'signed_in', provider: 'apple' });
  });

  test('accepts no name that Gatehouse did not seal, and nothing else from it', async () => {
    const started = await start((await apple()).id);
    const email = 'employee-72@demo-company.test';
    const callback = await posted(started.authorizationUrl, { email });
    callback.searchParams.set('user', JSON.stringify({ name: { firstName: 'Mallory' }, email: 'x@y.test' }));
    const response = await complete(sso.answerOf(callback, started));
    const result = await response.json();
    expect(result).toMatchObject({ status: 'signed_in', email });
    expect(JSON.stringify(result)).not.toContain('Mallory');
  });

  test('can use the client of the platform', async () => {
    const { id } = await apple({
      usesPlatformClient: true,
      clientId: null,
      privateKey: null,
      parameters: {},
    });
    expect(await (await through(id)).json()).toMatchObject({ status: 'signed_in' });
  });
});

test('an unknown parameter is rejected by its name', async () => {
  const { id, version } = await apple();
  const response = await owner.as.patch(`/api/v1/sso-configurations/${id}`, {
    version,
    parameters: { teamId: 'SANDBOX001', keyId: 'SANDBOXKEY', team: 'x' },
  });
  expect([response.status, ((await response.json()) as Problem).detail]).toEqual([
    400,
    expect.stringContaining('team'),
  ]);
});

describe('is rejected with its own cause', () => {
  test.each([
    ['an unverified address', { mode: 'unverified_email' }, 'email_unverified'],
    ['no address at all', { mode: 'no_email' }, 'email_missing'],
    ['a token for another application', { mode: 'wrong_audience' }, 'wrong_audience'],
    ['a token of another issuer', { mode: 'wrong_issuer' }, 'wrong_issuer'],
    ['a token with another nonce', { mode: 'wrong_nonce' }, 'nonce_mismatch'],
    ['a token signed by another key', { mode: 'wrong_key' }, 'signature_invalid'],
    ['no token', { mode: 'no_id_token' }, 'token_missing'],
    ['a wrong state', { mode: 'wrong_state' }, 'state_unknown'],
    [
      'an address outside of the verified domains',
      { email: 'employee@new-company.test' },
      'domain_unverified',
    ],
    ['a cancelled sign-in', { cancel: true }, 'cancelled'],
  ] as const)('%s', async (_name, choice, code) => {
    expect(await sso.codeOf(await through((await apple()).id, choice))).toBe(code);
  });

  test('a response that was already used', async () => {
    const started = await start((await apple()).id);
    const answer = sso.answerOf(await posted(started.authorizationUrl), started);
    expect((await complete(answer)).status).toBe(200);
    expect(await sso.codeOf(await complete(answer))).toBe('state_replayed');
  });

  test('a response in another browser', async () => {
    const started = await start((await apple()).id);
    const answer = sso.answerOf(await posted(started.authorizationUrl), started);
    expect(await sso.codeOf(await complete({ ...answer, browserSecret: 'of-another-browser' }))).toBe(
      'state_of_another_browser',
    );
  });

  test('a client of another team', async () => {
    const { id } = await apple({ parameters: { teamId: 'ANOTHER001', keyId: 'SANDBOXKEY' } });
    expect(await sso.codeOf(await through(id))).toBe('client_refused');
  });

  test('a client with a key of another type', async () => {
    const rsaKey = makeSigningKey('Another').privateKey.export({ type: 'pkcs8', format: 'pem' });
    const { id } = await apple({ privateKey: rsaKey });
    const refused = await post(api, '/api/v1/sso/sign-ins', { configurationId: id });
    expect(await sso.codeOf(refused)).toBe('client_refused');
  });

  test('a connection without team, key ID or key', async () => {
    await expect(apple({ parameters: { teamId: 'SANDBOX001' } })).rejects.toThrow(/parameters\.keyId/);
    await expect(apple({ privateKey: null })).rejects.toThrow(/connection_incomplete/);
  });
});

describe('the callback for forms', () => {
  test('makes no decision and only redirects with what the provider posted', async () => {
    const at = new URL('https://id.example/api/v1/sso/callback');
    const response = await sendForm(at, {
      code: 'c',
      state: 's',
      browserSecret: 'b',
      returnTo: 'https://evil.test',
    });
    expect(response.status).toBe(303);
    const location = new URL(response.headers.get('location') ?? '');
    expect(`${location.pathname}${location.search}`).toBe('/sso/callback?code=c&state=s');
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('accepts only forms, and only short ones', async () => {
    const json = await post(api, '/api/v1/sso/callback', { code: 'c' });
    expect(json.status).toBe(400);
    const at = new URL('https://id.example/api/v1/sso/callback');
    expect((await sendForm(at, { code: 'c'.repeat(30_000) })).status).toBe(400);
  });
});

describe('the connection of the platform', () => {
  test('is unchanged after a start with the same settings', async () => {
    const start = () => api.app.get(PlatformButtons).onApplicationBootstrap();
    const versions = () =>
      api.app
        .get(UnitOfWork)
        .onPlatform('test data', () =>
          api.app.get(EntityManager).count(SsoConfigurationVersion, { tenantId: null }),
        );
    await start();
    const before = await versions();
    expect(before).toBeGreaterThan(0);
    await start();
    expect(await versions()).toBe(before);
  });

  test('is replaced by the connection of the organization that owns the domain', async () => {
    await apple();
    const { items } = (await (await api.fetch('/api/v1/sso/providers')).json()) as {
      items: { configurationId: string; type: string; name: string }[];
    };
    const found = items.find(({ type }) => type === 'apple');
    expect(found).toMatchObject({ name: 'Apple' });
    expect(await (await through(found?.configurationId ?? '')).json()).toMatchObject({ status: 'signed_in' });
  });
});
