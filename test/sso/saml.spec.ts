import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type {
  Problem,
  SsoConfigurationDto,
  SsoDraftDto,
  SsoResult,
  SsoStarted,
  SsoTraceDto,
} from '@gatehouse/contracts';
import {
  makeSigningKey,
  SANDBOX_PASSWORD,
  type Sandbox,
  samlMetadata,
  startSandbox,
} from '@gatehouse/sandbox-idp';
import { EntityManager } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { UnitOfWork } from '../../nest-api/src/database/unit-of-work.js';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { MaintenanceDatabase } from '../../nest-api/src/jobs/maintenance-database.js';
import { encryptAssertion } from '../../nest-api/src/saml/protocol/encryption/encrypt-element.js';
import type { Xml } from '../../nest-api/src/saml/protocol/xml/canonical-writer.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { aPerson, post, signedIn } from '../support/data.ts';
import { aConnection, anOrganization, type Organization, sandboxSettings } from '../support/sso.ts';

const clock = new HeldClock(new Date());
let sandbox: Sandbox;
let api: TestApi;
let owner: Organization;
let connection: SsoConfigurationDto;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  api = await startApi({ clock, env: sandboxSettings(sandbox) });
  owner = await anOrganization(api, 'demo-company.test');
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

/** Acts like a browser: goes to the provider, POSTs back to Gatehouse and continues to the callback. */
async function callbackOf(
  started: SsoStarted,
  mode = 'none',
  change: (xml: string) => string = (xml) => xml,
): Promise<URL> {
  const form = new URLSearchParams({ email: 'employee@demo-company.test', password: SANDBOX_PASSWORD, mode });
  const page = await (await fetch(started.authorizationUrl, { method: 'POST', body: form })).text();
  const find = (pattern: RegExp) => pattern.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const target = find(/<form method="post" action="([^"]+)"/).replace(api.settings.PUBLIC_URL, api.url);
  const body = new URLSearchParams({
    SAMLResponse: btoa(change(atob(find(/name="SAMLResponse" value="([^"]+)"/)))),
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

async function lastTrace(): Promise<SsoTraceDto> {
  const traces = `/api/v1/sso-configurations/${connection.id}/traces`;
  const { items } = (await (await owner.as.get(`${traces}?limit=1`)).json()) as { items: { id: string }[] };
  return (await (await owner.as.get(`${traces}/${items[0]?.id}`)).json()) as SsoTraceDto;
}

test('its metadata fills in the settings of the connection', () => {
  expect(connection).toMatchObject({
    type: 'saml',
    entityId: sandbox.samlMetadataUrl,
    ssoUrl: `${sandbox.url}/saml/sso`,
    certificates: [{ subject: 'CN=Gatehouse sandbox', key: 'RSA 2048' }],
    redirectUri: null,
    acsUrl: expect.stringContaining(connection.id),
  });
});

test('a new user signs in by an assertion and is the same user afterwards', async () => {
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

test.each([
  ['expired', 'saml_issue_instant', 'saml_answer_expired'],
  ['wrong_audience', 'saml_audience', 'saml_answer_refused'],
  ['wrong_issuer', 'saml_issuer', 'saml_answer_refused'],
  ['wrong_key', 'saml_signature_value', 'saml_answer_refused'],
])(
  'an invalid assertion (%s) is rejected, and the trace names the check, its values and the masked message',
  async (mode, outcome, told) => {
    const started = await start();
    const refused = await complete(await callbackOf(started, mode), started);
    expect(((await refused.json()) as Problem).code).toBe(told);
    const trace = await lastTrace();
    expect(trace).toMatchObject({ outcome });
    const failed = trace.steps.filter(({ status }) => status === 'fail');
    expect(failed).toMatchObject([{ detail: { refusal: outcome } }]);
    expect(failed[0]?.detail?.found).toBeDefined();
    expect(failed[0]?.detail?.expected).toBeTruthy();
    const message = JSON.stringify(trace.steps.find(({ name }) => name === 'message')?.detail);
    expect(message).toContain('Audience');
    expect(message).not.toContain('employee@demo-company.test');
  },
);

test('an assertion encrypted with AES-CBC in an unsigned response is rejected, and the trace names the fix', async () => {
  const started = await start();
  const encrypted = encryptAssertion('<never-read/>' as Xml, {
    key: generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey,
    algorithm: 'aes128-cbc',
  });
  const swap = (xml: string) => xml.replace(/<(\w+:)?Assertion[ >].*<\/(\w+:)?Assertion>/s, () => encrypted);
  const refused = await complete(await callbackOf(started, 'none', swap), started);
  expect(((await refused.json()) as Problem).code).toBe('saml_encryption_algorithm');
  const trace = await lastTrace();
  expect(trace.fix).toContain('Sign the whole response');
  expect(trace.steps.filter(({ status }) => status === 'fail')).toMatchObject([
    { name: 'encryption_algorithm', message: expect.stringMatching(/AES-128-CBC.*AES-256-GCM/) },
  ]);
});

test('a response is accepted once, and in its own browser', async () => {
  const started = await start();
  const callback = await callbackOf(started);
  const stranger = await complete(callback, { ...started, browserSecret: 'another browser' });
  expect(((await stranger.json()) as Problem).code).toBe('state_of_another_browser');
  expect((await complete(callback, started)).status).toBe(200);
  expect(((await (await complete(callback, started)).json()) as Problem).code).toBe('state_replayed');
});

test('a response is checked with the draft of its request, although the release has ended', async () => {
  const path = `/api/v1/sso-configurations/${connection.id}/draft`;
  const send = async (method: string, rest: string, body: object) => {
    const response = await api.fetch(`${path}${rest}`, {
      method,
      headers: { authorization: `Bearer ${owner.as.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status, await response.clone().text()).toBe(200);
    return (await response.json()) as SsoDraftDto;
  };
  const { version } = (await (
    await owner.as.get(`/api/v1/sso-configurations/${connection.id}`)
  ).json()) as SsoConfigurationDto;
  const other = { metadataUrl: null, entityId: 'https://other.example/saml' };
  const { id: draftId } = await send('PUT', '', { version, ...other });
  await send('PUT', '/release', { draftId, percent: 100 });
  const started = await start();
  await send('POST', '/end-release', { draftId });
  const refused = await complete(await callbackOf(started), started);
  expect(((await refused.json()) as Problem).code).toBe('saml_answer_refused');
  expect(await lastTrace()).toMatchObject({ outcome: 'saml_issuer', usedDraft: true });
  const again = await start();
  expect(await (await complete(await callbackOf(again), again)).json()).toMatchObject({
    status: 'signed_in',
  });
  expect((await owner.as.delete(path)).status).toBe(204);
});

test('metadata that cannot be read is rejected at its field', async () => {
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

test('a new certificate in its metadata is added beside the old one', async () => {
  const { server, url, publish } = await aMetadataServer();
  const [first, second] = [makeSigningKey('first'), makeSigningKey('second')];
  publish(samlMetadata('https://idp.example', 'https://idp.example/sso', first));
  const made = await aConnection(owner.as, sandbox, {
    type: 'saml',
    clientId: null,
    clientSecret: undefined,
    metadataUrl: url,
  });
  publish(samlMetadata('https://idp.example', 'https://idp.example/sso', second));
  const refreshed = await owner.as.post(`/api/v1/sso-configurations/${made.id}/refresh`);
  const { certificates } = (await refreshed.json()) as SsoConfigurationDto;
  expect(certificates.map(({ subject }) => subject)).toEqual(['CN=second', 'CN=first']);
  server.close();
});

test('its expiry is announced to the admins, once for each step', async () => {
  const superadmin = await signedIn(api, await aPerson(api));
  const told = async () => {
    const page = (await (await superadmin.get('/api/v1/mail/outbox?limit=100')).json()) as {
      items: { to: string; template: string; subject: string }[];
    };
    return page.items.filter(
      ({ template, to }) => template === 'sso-certificate-expires' && to === owner.admin.email,
    );
  };
  const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);
  for (const days of [20, 19, 6]) {
    await api.app
      .get(UnitOfWork)
      .onPlatform('test data', () =>
        api.app
          .get(EntityManager)
          .execute('update sso_configuration_states set certificate_expires_at = ? where id = ?', [
            inDays(days),
            connection.id,
          ]),
      );
    await forgetRun('sso-certificates');
    await api.app.get(Jobs).runIfDue('sso-certificates');
  }
  expect((await told()).map(({ subject }) => subject).sort()).toEqual([
    'A single sign-on certificate expires in 20 days',
    'A single sign-on certificate expires in 6 days',
  ]);
});

test('abandoned sign-ins are removed', async () => {
  await start();
  const em = api.app.get(EntityManager);
  const flows = () =>
    api.app.get(UnitOfWork).onPlatform('test data', () => em.execute<unknown[]>('select 1 from sso_flows'));
  await api.app
    .get(UnitOfWork)
    .onPlatform('test data', () =>
      em.execute(`update sso_flows set expires_at = now() - interval '2 hours'`),
    );
  await forgetRun('sso-flows-expired');
  await api.app.get(Jobs).runIfDue('sso-flows-expired');
  expect(await flows()).toEqual([]);
});

/** Moves the job's last run far into the past. */
async function forgetRun(name: string): Promise<void> {
  await api.app
    .get(MaintenanceDatabase)
    .withConnection((client) =>
      client.query(`update job_runs set succeeded_at = 'epoch' where name = $1`, [name]),
    );
}

async function aMetadataServer() {
  let document = '';
  const server = createServer((_request, response) => response.end(document));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metadata`;
  const publish = (xml: string) => {
    document = xml;
  };
  return { server, url, publish };
}
