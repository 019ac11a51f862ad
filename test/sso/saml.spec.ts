import type { Problem, SsoConfigurationDto, SsoResult, SsoStarted, SsoTraceDto } from '@gatehouse/contracts';
import { SANDBOX_PASSWORD, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { post } from '../support/data.ts';
import { aConnection, anOrganisation, type Organisation, sandboxSettings } from '../support/sso.ts';

let sandbox: Sandbox;
let api: TestApi;
let owner: Organisation;
let connection: SsoConfigurationDto;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ env: sandboxSettings(sandbox) });
  owner = await anOrganisation(api, 'demo-company.test');
  connection = await aConnection(owner.as, sandbox, {
    type: 'saml',
    name: 'Company SAML',
    clientId: null,
    clientSecret: undefined,
    metadataUrl: sandbox.samlMetadataUrl,
    domains: ['demo-company.test'],
  });
});
afterAll(async () => {
  await api.stop();
  await sandbox.stop();
});

/** What a browser does: to the provider, back to our address by POST, and on to the callback. */
async function callbackOf(started: SsoStarted, mode = 'none'): Promise<URL> {
  const form = new URLSearchParams({ email: 'employee@demo-company.test', password: SANDBOX_PASSWORD, mode });
  const page = await (await fetch(started.authorizationUrl, { method: 'POST', body: form })).text();
  const find = (pattern: RegExp) => pattern.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const target = find(/<form method="post" action="([^"]+)"/).replace(api.settings.PUBLIC_URL, api.url);
  const body = new URLSearchParams({
    SAMLResponse: find(/name="SAMLResponse" value="([^"]+)"/),
    RelayState: find(/name="RelayState" value="([^"]+)"/),
  });
  const answer = await fetch(target, { method: 'POST', body, redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? '', api.settings.PUBLIC_URL);
}

async function start(): Promise<SsoStarted> {
  const response = await post(api, '/api/v1/sso/sign-ins', { configurationId: connection.id });
  return (await response.json()) as SsoStarted;
}

function complete(callback: URL, { browserSecret }: SsoStarted): Promise<Response> {
  return post(api, '/api/v1/sso/sign-ins/complete', {
    ...Object.fromEntries(callback.searchParams),
    configurationId: callback.pathname.split('/').at(-1),
    browserSecret,
  });
}

test('its metadata fills in what the connection needs', () => {
  expect(connection).toMatchObject({
    type: 'saml',
    entityId: sandbox.samlMetadataUrl,
    ssoUrl: `${sandbox.url}/saml/sso`,
    certificates: [{ subject: 'CN=Gatehouse sandbox', key: 'RSA 2048' }],
    redirectUri: null,
    acsUrl: expect.stringContaining(connection.id),
  });
});

test('somebody new signs in by an assertion, and is the same person afterwards', async () => {
  const people: string[] = [];
  for (let i = 0; i < 2; i++) {
    const started = await start();
    const result = (await (await complete(await callbackOf(started), started)).json()) as Extract<
      SsoResult,
      { status: 'signed_in' }
    >;
    expect(result, JSON.stringify(result)).toMatchObject({
      status: 'signed_in',
      provider: 'saml',
      login: { user: { email: 'employee@demo-company.test', name: 'Emma Employee', tenantId: owner.id } },
    });
    people.push((result.login as { user: { id: string } }).user.id);
  }
  expect(new Set(people).size).toBe(1);
});

test.each(['expired', 'wrong_audience', 'wrong_issuer', 'wrong_key'])(
  'an assertion that is wrong (%s) is refused, and the trace says which check failed',
  async (mode) => {
    const started = await start();
    const refused = await complete(await callbackOf(started, mode), started);
    expect(((await refused.json()) as Problem).code).toBe('assertion_invalid');
    const { items } = (await (
      await owner.as.get(`/api/v1/sso-configurations/${connection.id}/traces?limit=1`)
    ).json()) as { items: { id: string }[] };
    const trace = (await (
      await owner.as.get(`/api/v1/sso-configurations/${connection.id}/traces/${items[0]?.id}`)
    ).json()) as SsoTraceDto;
    expect(trace).toMatchObject({ outcome: 'assertion_invalid' });
    expect(trace.steps.filter(({ status }) => status === 'fail')).toHaveLength(1);
  },
);

test('an answer counts once, and in its own browser', async () => {
  const started = await start();
  const callback = await callbackOf(started);
  const stranger = await complete(callback, { ...started, browserSecret: 'another browser' });
  expect(((await stranger.json()) as Problem).code).toBe('state_of_another_browser');
  expect((await complete(callback, started)).status).toBe(200);
  expect(((await (await complete(callback, started)).json()) as Problem).code).toBe('state_replayed');
});

test('metadata that cannot be read is refused at its field', async () => {
  for (const mode of ['html', 'down', 'huge'] as const) {
    sandbox.misbehaviour.set('saml', mode, 'discovery');
    const response = await owner.as.post('/api/v1/sso-configurations', {
      type: 'saml',
      name: 'Broken',
      metadataUrl: sandbox.samlMetadataUrl,
    });
    expect(await response.json()).toMatchObject({ errors: [{ field: 'metadataUrl' }] });
  }
  sandbox.misbehaviour.set('saml', 'none', 'discovery');
});
