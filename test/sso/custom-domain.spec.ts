import type { SsoResult } from '@gatehouse/contracts';
import { type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { anActiveHost, atHost, type HostedApi } from '../support/custom-host.ts';
import { callerWith, post } from '../support/data.ts';
import { DnsServer } from '../support/dns-server.ts';
import { signInAtSandbox } from '../support/sandbox-browser.ts';
import { aConnection, anOrganization, type Organization, sandboxSettings } from '../support/sso.ts';
import * as sso from '../support/sso-sign-ins.ts';

const HOST = 'login.demo-company.test';
let dns: DnsServer;
let sandbox: Sandbox;
let api: TestApi;
let there: HostedApi;
let owner: Organization;
let connection: string;

beforeAll(async () => {
  [dns, sandbox] = [await DnsServer.start(), await startSandbox(0)];
  api = await startApi({ env: { ...sandboxSettings(sandbox), DNS_RESOLVERS: dns.address } });
  owner = await anOrganization(api, 'demo-company.test');
  await anActiveHost(owner.as, dns, HOST);
  there = await atHost(api, HOST);
  connection = (await aConnection(owner.as, sandbox, { domains: ['demo-company.test'], createsPeople: true }))
    .id;
});
afterAll(async () => {
  await there.stop();
  await api.stop();
  await sandbox.stop();
  await dns.stop();
});

/** A sign-in that started at the custom domain, and the response at the platform's callback. */
async function begun() {
  const started = await sso.start(there as unknown as TestApi, connection);
  const callback = await signInAtSandbox(started.authorizationUrl, {});
  return { started, callback, answer: sso.answerOf(callback, started) };
}

const originOf = async (at: Pick<TestApi, 'fetch'>, state: unknown) =>
  (await post(at as TestApi, '/api/v1/sso/sign-ins/host', { state })).json();

test('the callback stays at the platform, which finds the host where the sign-in began', async () => {
  const { callback, answer } = await begun();
  expect(callback.origin).toBe(api.settings.PUBLIC_URL);
  expect(await originOf(api, answer.state)).toEqual({ origin: there.settings.PUBLIC_URL });
  expect(await originOf(api, 'unknown')).toEqual({ origin: null });
});

test('a sign-in ends at the host where it began, once', async () => {
  const { answer } = await begun();
  const response = await post(there, '/api/v1/sso/sign-ins/complete', answer);
  const { login } = (await response.json()) as Extract<SsoResult, { status: 'signed_in' }>;
  const token = login.status === 'authenticated' ? login.accessToken : '';
  expect((await callerWith(there, token).get('/api/v1/auth/me')).status).toBe(200);
  expect((await callerWith(api, token).get('/api/v1/auth/me')).status).toBe(401);

  const again = await post(there, '/api/v1/sso/sign-ins/complete', answer);
  expect([again.status, await sso.codeOf(again)]).toEqual([422, 'state_replayed']);
});

test('a response at the callback is rejected at the platform, and is not consumed there', async () => {
  const { answer } = await begun();
  const stolen = await post(api, '/api/v1/sso/sign-ins/complete', answer);
  expect([stolen.status, await sso.codeOf(stolen)]).toEqual([422, 'state_of_another_browser']);
  expect((await post(there, '/api/v1/sso/sign-ins/complete', answer)).status).toBe(200);
});

test('and rejected in another browser at the same host', async () => {
  const { answer } = await begun();
  const other = await sso.start(there as unknown as TestApi, connection);
  const stolen = await post(there, '/api/v1/sso/sign-ins/complete', {
    ...answer,
    browserSecret: other.browserSecret,
  });
  expect([stolen.status, await sso.codeOf(stolen)]).toEqual([422, 'state_of_another_browser']);
});

test('users cannot start a connection of another organization there', async () => {
  const globex = await anOrganization(api, 'globex.test');
  const { id } = await aConnection(globex.as, sandbox, { domains: ['globex.test'] });
  expect((await post(there, '/api/v1/sso/sign-ins', { configurationId: id })).status).toBe(404);
});

test('the sign-in page there offers only its own connections', async () => {
  const { items } = (await (await there.fetch('/api/v1/sso/providers?tenant=globex')).json()) as {
    items: { configurationId: string }[];
  };
  expect(items.map(({ configurationId }) => configurationId)).toEqual([connection]);
  const discover = async (at: HostedApi | TestApi, email: string) =>
    (await (await post(at, '/api/v1/sso/discover', { email })).json()) as { kind: string };
  expect((await discover(there, 'ada@demo-company.test')).kind).not.toBe('password');
  expect((await discover(api, 'ada@globex.test')).kind).not.toBe('password');
  expect((await discover(there, 'ada@globex.test')).kind).toBe('password');
});

test('a sign-up is not possible there', async () => {
  const form = { email: 'n@new.test', password: 'long enough words', firstName: 'N', lastName: 'N' };
  const response = await post(there, '/api/v1/auth/register', form);
  expect([response.status, await response.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'other_host' }),
  ]);
});
