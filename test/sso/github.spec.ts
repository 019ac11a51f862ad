import type { SsoConfigurationDto, SsoResult } from '@gatehouse/contracts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
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
let owner: Organization;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({
    env: {
      ...sandboxSettings(sandbox),
      GITHUB_CLIENT_ID: 'gatehouse-sandbox',
      GITHUB_CLIENT_SECRET: 'gatehouse-sandbox-secret',
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
  sandbox.misbehaviour.set('github', 'none');
  await forgetSandbox(api);
});

const github = (more: object = {}) =>
  aConnection(owner.as, sandbox, { type: 'github', domains: ['demo-company.test'], ...more });

const start = (id: string, more: object = {}) => sso.start(api, id, more);
const complete = (answer: object) => sso.complete(api, answer);
const through = (id: string, choice: Choice = {}, more: object = {}) => sso.through(api, id, choice, more);
const lastTrace = (id: string) => sso.lastTrace(owner.as, id);

describe('a connection of an organization', () => {
  test('requests the addresses with state, PKCE and an account picker', async () => {
    const { authorizationUrl, state } = await start((await github()).id);
    const { origin, pathname, searchParams } = new URL(authorizationUrl);
    expect(`${origin}${pathname}`).toBe(`${sandbox.url}/github/login/oauth/authorize`);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      state,
      scope: 'read:user user:email',
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    expect(searchParams.has('nonce')).toBe(false);
  });

  test('needs no URL of GitHub and stores its secret sealed', async () => {
    const made: SsoConfigurationDto = await github();
    expect(made).toMatchObject({
      issuer: `${sandbox.url}/github/login/oauth`,
      tokenEndpoint: `${sandbox.url}/github/login/oauth/access_token`,
      clientSecretSet: true,
      redirectUri: expect.stringContaining(`/sso/callback/${made.id}`),
    });
    expect(JSON.stringify(made)).not.toContain('gatehouse-sandbox-secret');
  });

  test('adds a new user with a verified address and the name at GitHub', async () => {
    const { id } = await github();
    const result = (await (await through(id)).json()) as Extract<SsoResult, { status: 'signed_in' }>;
    expect(result).toMatchObject({
      status: 'signed_in',
      provider: 'github',
      email: EMPLOYEE,
      login: { status: 'authenticated', user: { email: EMPLOYEE } },
      logoutUrl: null,
    });
  });

  test('finds the same user again by the numeric ID, whatever their address is', async () => {
    const { id } = await github();
    const first = (await (await through(id)).json()) as { login: { user: { id: string } } };
    sandbox.misbehaviour.set('github', 'changed_email', 'token', 'renamed@demo-company.test');
    const second = (await (await through(id)).json()) as { login: { user: { id: string } } };
    expect(second.login.user.id).toBe(first.login.user.id);
  });

  test('prefers a verified address in its domains to a private primary one', async () => {
    const { id } = await github();
    const response = await through(id, { mode: 'second_address' });
    expect(await response.json()).toMatchObject({ status: 'signed_in', email: EMPLOYEE });
  });

  test('can use the client of the platform', async () => {
    const { id } = await github({ usesPlatformClient: true, clientId: null, clientSecret: null });
    expect(await (await through(id)).json()).toMatchObject({ status: 'signed_in', email: EMPLOYEE });
  });

  test('shows an administrator only the chosen address, and no token', async () => {
    const { id } = await github();
    await through(id, { mode: 'second_address' });
    const text = JSON.stringify(await lastTrace(id));
    expect(text).toContain(EMPLOYEE);
    expect(text).not.toMatch(/gho_|someone@private-mail|gatehouse-sandbox-secret/);
  });
});

describe('is rejected with its own cause', () => {
  test.each([
    ['an unverified address', { mode: 'unverified_email' }, 'email_unverified'],
    ['no address but the one without a mailbox', { mode: 'no_email' }, 'email_missing'],
    ['an answer that names no account', { mode: 'no_subject' }, 'token_invalid'],
    ['a wrong state', { mode: 'wrong_state' }, 'state_unknown'],
    [
      'an address outside of the verified domains',
      { email: 'employee@new-company.test' },
      'domain_unverified',
    ],
    ['a cancelled sign-in', { cancel: true }, 'cancelled'],
  ] as const)('%s', async (_name, choice, code) => {
    expect(await sso.codeOf(await through((await github()).id, choice))).toBe(code);
  });

  test('a response that was already used', async () => {
    const started = await start((await github()).id);
    const answer = sso.answerOf(await signInAtSandbox(started.authorizationUrl, {}), started);
    expect((await complete(answer)).status).toBe(200);
    expect(await sso.codeOf(await complete(answer))).toBe('state_replayed');
  });

  test('a code of another sign-in, which PKCE prevents', async () => {
    const { id } = await github();
    const stolen = await signInAtSandbox((await start(id)).authorizationUrl, {});
    const started = await start(id);
    const own = await signInAtSandbox(started.authorizationUrl, {});
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '');
    expect(await sso.codeOf(await complete(sso.answerOf(own, started)))).toBe('code_refused');
  });

  test('a response that names another issuer', async () => {
    const started = await start((await github()).id);
    const callback = await signInAtSandbox(started.authorizationUrl, {});
    callback.searchParams.set('iss', 'https://another-issuer.example');
    expect(await sso.codeOf(await complete(sso.answerOf(callback, started)))).toBe('mix_up');
  });

  test('a response in another browser', async () => {
    const started = await start((await github()).id);
    const callback = await signInAtSandbox(started.authorizationUrl, {});
    const answer = { ...sso.answerOf(callback, started), browserSecret: 'of-another-browser' };
    expect(await sso.codeOf(await complete(answer))).toBe('state_of_another_browser');
  });

  test('a wrong client secret', async () => {
    const { id } = await github({ clientSecret: 'wrong' });
    expect(await sso.codeOf(await through(id))).toBe('client_refused');
  });

  test.each([
    ['token', 'html', 'idp_not_json'],
    ['userinfo', 'down', 'idp_down'],
    ['directory', 'html', 'idp_not_json'],
    ['directory', 'huge', 'idp_too_large'],
  ] as const)('%s that returns %s', async (place, mode, code) => {
    const { id } = await github();
    sandbox.misbehaviour.set('github', mode, place);
    expect(await sso.codeOf(await through(id))).toBe(code);
    expect(await lastTrace(id)).toMatchObject({ outcome: code });
  });

  test('a connection without a client secret cannot be enabled', async () => {
    await expect(github({ clientSecret: null })).rejects.toThrow(/connection_incomplete/);
  });
});

describe('the connection of the platform', () => {
  async function button(): Promise<string> {
    const { items } = (await (await api.fetch('/api/v1/sso/providers')).json()) as {
      items: { configurationId: string; type: string; name: string; origin: string }[];
    };
    const found = items.find(({ type }) => type === 'github');
    expect(found).toMatchObject({ name: 'GitHub', origin: sandbox.url });
    return found?.configurationId ?? '';
  }

  test('is replaced by the connection of the organization that owns the domain', async () => {
    await github();
    expect(await (await through(await button())).json()).toMatchObject({ status: 'signed_in' });
  });

  test('does not admit users to an organization without such a connection', async () => {
    expect(await sso.codeOf(await through(await button()))).toBe('organization_exists');
  });

  test('signs up a user whose domain has no owner', async () => {
    const choice = { email: 'employee@new-company.test' };
    const response = await through(await button(), choice, { mode: 'signup' });
    expect(await response.json()).toMatchObject({ status: 'signed_in', signedUp: true });
  });

  test('does not sign up users with an unverified address', async () => {
    const choice = { email: 'employee@new-company.test', mode: 'unverified_email' };
    const response = await through(await button(), choice, { mode: 'signup' });
    expect(await sso.codeOf(response)).toBe('email_unverified');
  });
});
