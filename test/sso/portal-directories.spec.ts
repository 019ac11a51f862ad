import {
  CONNECTOR_ADDRESS,
  type ConnectedPortalDirectory,
  type ConnectorCode,
  type ConnectorsDto,
  type DirectoryDto,
  type DirectoryPullConsent,
  type PortalDirectory,
  type Problem,
  type SetUpLinkDto,
  type SetUpPortal,
  type WizardConsent,
} from '@gatehouse/contracts';
import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { PlayedConnector } from '../support/connector.ts';
import { post } from '../support/data.ts';
import { signInAtSandbox } from '../support/sandbox-browser.ts';
import { anOrganization, forgetSandbox, type Organization, sandboxSettings } from '../support/sso.ts';

const LINKS = '/api/v1/set-up-links';
const ADMIN = { email: 'directory-admin@new-company.test' };
const ANSWER = { state: 'p.unknown', browserSecret: 'unknown', code: 'unknown' };

/** Every operation in this part of the portal, with its body besides the token. */
const OPERATIONS: readonly (readonly [name: string, body: object])[] = [
  ['open', {}],
  ['connect', {}],
  ['connect', { kind: 'oauth_client' }],
  ['read', {}],
  ['consent', {}],
  ['consent/complete', ANSWER],
  ['connectors', {}],
  ['connectors/codes', {}],
];

let sandbox: Sandbox;
let api: TestApi;
let clock: HeldClock;
let database: pg.Client;
let owner: Organization;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  clock = new HeldClock(new Date());
  const client = { id: SANDBOX_CLIENT_ID, secret: SANDBOX_CLIENT_SECRET };
  api = await startApi({
    clock,
    env: {
      ...sandboxSettings(sandbox),
      MICROSOFT_CLIENT_ID: client.id,
      MICROSOFT_CLIENT_SECRET: client.secret,
    },
  });
  database = new pg.Client({ connectionString: api.database.ownerUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await api?.stop();
  await sandbox?.stop();
});
beforeEach(async () => {
  await database.query('delete from directories');
  await forgetSandbox(api);
  owner = await anOrganization(api);
});

async function aLink(as = owner.as): Promise<{ token: string; link: SetUpLinkDto }> {
  const response = await as.post(LINKS, { hours: 1 });
  expect(response.status, await response.clone().text()).toBe(201);
  const { link, url } = (await response.json()) as { link: SetUpLinkDto; url: string };
  return { link, token: new URL(url).searchParams.get('token') ?? '' };
}

const take = (step: string, body: object) => post(api, `/api/v1/set-up-portal/${step}`, body);

async function taken<T = SetUpPortal>(step: string, body: object, status = 200): Promise<T> {
  const response = await take(step, body);
  expect(response.status, `${step}: ${await response.clone().text()}`).toBe(status);
  return (await response.json()) as T;
}

async function refusedWith(response: Response, status: number, code: string): Promise<void> {
  const problem = (await response.json()) as Problem;
  expect([response.status, problem.code], JSON.stringify(problem)).toEqual([status, code]);
}

/** A connection that only uses SCIM. */
async function connected(token: string): Promise<SetUpPortal> {
  await taken('provider', { token, provider: 'other', type: 'oauth2' });
  const client = { clientId: SANDBOX_CLIENT_ID, clientSecret: SANDBOX_CLIENT_SECRET };
  const { run } = await taken('capture', { token, issuer: sandbox.issuers.company, ...client });
  const approved = { version: run?.version, name: 'Company', domains: [], contact: 'it@new-company.test' };
  return taken('save', { token, ...approved });
}

/** The values from the web app's callback. */
async function answerOf({ authorizationUrl, browserSecret }: DirectoryPullConsent | WizardConsent) {
  const callback = await signInAtSandbox(authorizationUrl, ADMIN);
  const { code, state, iss } = Object.fromEntries(callback.searchParams);
  return { code, state, browserSecret, ...(iss && { iss }) };
}

/** A connection to Microsoft through the wizard's consent. */
async function consented(token: string): Promise<SetUpPortal> {
  await taken('provider', { token, provider: 'microsoft' });
  const begun = await taken<WizardConsent>('consent', { token }, 201);
  const { run } = await taken('consent/complete', { token, ...(await answerOf(begun)) });
  return taken('save', { token, version: run?.version, name: 'Company', domains: ['new-company.test'] });
}

const opened = (token: string) => taken<PortalDirectory>('directory/open', { token });
const connect = (token: string, kind?: string) =>
  taken<ConnectedPortalDirectory>('directory/connect', { token, ...(kind && { kind }) }, 201);

async function events(): Promise<{ action: string; actor: { type: string }; detail: { linkId?: string } }[]> {
  const page = await owner.as.get('/api/v1/audit/events?limit=100');
  return ((await page.json()) as { items: never[] }).items;
}

describe('SCIM', () => {
  test('gives the address and a token, until an administrator has approved', async () => {
    const { token } = await aLink();
    await connected(token);
    expect(await opened(token)).toMatchObject({
      state: 'off',
      source: null,
      readable: null,
      hasToken: false,
      canConnect: true,
      users: 0,
      reads: null,
    });
    const first = await connect(token);
    const second = await connect(token);
    expect(second.directory).toMatchObject({ state: 'preview', hasToken: true, canConnect: true });
    // The second token replaced the first one.
    const { rows } = await database.query('select count(*)::int as n from directory_tokens');
    expect(rows[0].n).toBe(1);
    expect(second.secret).not.toBe(first.secret);

    await database.query(`update directories set state = 'active'`);
    expect(await opened(token)).toMatchObject({ canConnect: false });
    await refusedWith(await take('directory/connect', { token }), 409, 'wizard_wrong_step');
  });

  test('gives an OAuth client, whose access tokens the endpoints accept', async () => {
    const { token } = await aLink();
    await connected(token);
    await connect(token);
    const { directory, secret } = await connect(token, 'oauth_client');
    const { clientId, baseUrl, tokenUrl } = directory;
    expect(clientId).toMatch(/^scim-/);
    expect((await opened(token)).clientId).toBe(clientId);
    const basic = Buffer.from(`${clientId}:${secret}`).toString('base64');
    const granted = await api.fetch(new URL(tokenUrl).pathname, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=client_credentials',
    });
    expect(granted.status, await granted.clone().text()).toBe(200);
    const { access_token } = (await granted.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}` };
    const users = `${api.url}${new URL(baseUrl).pathname}/Users`;
    const status = async () => (await fetch(users, { headers })).status;
    expect(await status()).toBe(200);

    // A token replaces the client.
    expect((await connect(token)).directory.clientId).toBeNull();
    expect(await status()).toBe(401);
  });
});

describe('reads of a directory', () => {
  test('begin with the consent of its administrator, and show their progress', async () => {
    const { token, link } = await aLink();
    await consented(token);
    expect(await opened(token)).toMatchObject({ state: 'off', readable: 'microsoft', reads: null });
    const consent = await taken<DirectoryPullConsent>('directory/consent', { token }, 201);
    expect((await opened(token)).reads).toMatchObject({ needsConsent: true, hasConsent: false });
    const answer = { token, ...(await answerOf(consent)) };
    const done = await taken<PortalDirectory>('directory/consent/complete', answer);
    expect(done).toMatchObject({ state: 'preview', source: 'microsoft', reads: { hasConsent: true } });
    await refusedWith(await take('directory/consent/complete', answer), 422, 'directory_consent_mismatch');

    await api.app.get(Jobs).runNow('directory-pulls');
    const seen = await opened(token);
    expect(seen.reads).toMatchObject({ failure: null, isRunning: false, lastFullAt: expect.any(String) });
    expect(seen.users).toBeGreaterThan(0);
    // There are no members before an admin approves.
    const users = (await (await owner.as.get('/api/v1/users?limit=100')).json()) as { items: unknown[] };
    expect(users.items).toHaveLength(1);
    expect(JSON.stringify(seen)).not.toContain(owner.admin.email);

    const portalEvents = (await events()).filter(({ action }) => /^directory[._]/.test(action));
    expect(portalEvents.map(({ action }) => action)).toEqual([
      'directory_consent.rejected',
      'directory_consent.given',
      'directory.enabled',
    ]);
    for (const { actor, detail } of portalEvents)
      expect([actor.type, detail.linkId]).toEqual(['anonymous', link.id]);
    expect((await taken<PortalDirectory>('directory/read', { token })).reads).not.toBeNull();
  });

  test('are not offered for a provider that only sends SCIM, nor beside SCIM', async () => {
    const { token } = await aLink();
    await connected(token);
    for (const step of ['read', 'consent'])
      await refusedWith(await take(`directory/${step}`, { token }), 409, 'wizard_wrong_step');
    const other = await aLink();
    await consented(other.token);
    await connect(other.token);
    for (const step of ['read', 'consent'])
      await refusedWith(await take(`directory/${step}`, { token: other.token }), 409, 'wizard_wrong_step');
  });

  test('belong to admins once one of them has approved', async () => {
    const { token } = await aLink();
    const { run } = await consented(token);
    const consent = await taken<DirectoryPullConsent>('directory/consent', { token }, 201);
    const at = `/api/v1/sso-configurations/${run?.saved?.configurationId}/directory`;
    const { version } = (await (await owner.as.get(at)).json()) as DirectoryDto;
    expect((await owner.as.post(`${at}/approve`, { version })).status).toBe(200);
    expect((await opened(token)).canConnect).toBe(false);
    const answer = { token, ...(await answerOf(consent)) };
    for (const [step, body] of [
      ['read', { token }],
      ['consent', { token }],
      ['consent/complete', answer],
    ] as const)
      await refusedWith(await take(`directory/${step}`, body), 409, 'wizard_wrong_step');
  });
});

describe('an LDAP directory', () => {
  const SERVER = {
    parameters: { ldapUrl: 'ldaps://127.0.0.1:1', baseDn: 'dc=acme,dc=example' },
    clientId: 'cn=gatehouse,dc=acme,dc=example',
    clientSecret: 'a secret of the directory',
  };
  const chosen = (token: string) => taken('provider', { token, provider: 'ldap' });

  /** A connection whose directory is reached through connectors. */
  async function behindConnectors(token: string): Promise<string> {
    await chosen(token);
    const { run } = await taken('capture', { token, parameters: { ldapUrl: CONNECTOR_ADDRESS } });
    expect(run?.captured?.values).toMatchObject([{ label: 'Server address', value: CONNECTOR_ADDRESS }]);
    const approved = { version: run?.version, name: 'Acme', domains: [], contact: 'it@new-company.test' };
    const saved = await taken('save', { token, ...approved });
    return saved.run?.saved?.configurationId ?? '';
  }

  test.each([
    ['parameters.ldapUrl', { ...SERVER, parameters: { ...SERVER.parameters, ldapUrl: 'http://x.example' } }],
    ['parameters.baseDn', { ...SERVER, parameters: { ldapUrl: SERVER.parameters.ldapUrl } }],
    ['clientId', { ...SERVER, clientId: undefined }],
    ['certificate', { ...SERVER, certificate: 'no certificate' }],
    ['clientSecret', { ...SERVER, clientSecret: undefined }],
    ['parameters.ldapUrl', SERVER],
  ])('is tested before it is saved: a failure is shown at %s', async (field, entered) => {
    const { token } = await aLink();
    await chosen(token);
    const response = await take('capture', { token, ...entered });
    const problem = (await response.json()) as Problem;
    expect([response.status, problem.errors?.[0]?.field], JSON.stringify(problem)).toEqual([422, field]);
    expect((await taken('open', { token })).run?.step).toBe('authenticate');
  });

  test('is reached by connectors, which the link can enroll until the connection is enabled', async () => {
    const { token, link } = await aLink();
    const id = await behindConnectors(token);
    expect(await taken<ConnectorsDto>('directory/connectors', { token })).toMatchObject({
      isUsed: true,
      items: [],
    });
    const { code } = await taken<ConnectorCode>('directory/connectors/codes', { token }, 201);
    await PlayedConnector.enroll(api, code, () => clock.now());
    const { items } = await taken<ConnectorsDto>('directory/connectors', { token });
    expect(items).toMatchObject([{ name: 'dc1', state: 'never_connected' }]);
    const mine = (await (await owner.as.get(`/api/v1/sso-configurations/${id}/connectors`)).json()) as object;
    expect(mine).toMatchObject({ items: [{ id: items[0]?.id }] });
    const [event] = (await events()).filter(({ action }) => action === 'connector.code_created');
    expect([event?.actor.type, event?.detail.linkId]).toEqual(['anonymous', link.id]);

    await database.query('update sso_configurations set is_enabled = true where id = $1', [id]);
    await refusedWith(await take('directory/connectors/codes', { token }), 409, 'wizard_wrong_step');
  });

  test('is read immediately, and its connectors belong to admins after they approved the first read', async () => {
    const { token } = await aLink();
    const id = await behindConnectors(token);
    expect(await taken<PortalDirectory>('directory/read', { token })).toMatchObject({
      state: 'preview',
      source: 'ldap',
      reads: { needsConsent: false },
    });
    await refusedWith(await take('directory/consent', { token }), 409, 'directory_consent_not_needed');
    await taken('directory/connectors/codes', { token }, 201);
    await database.query(`update directories set state = 'active' where id = $1`, [id]);
    await refusedWith(await take('directory/connectors/codes', { token }), 409, 'wizard_wrong_step');
    await refusedWith(await take('directory/read', { token }), 409, 'wizard_wrong_step');
  });
});

describe.each(OPERATIONS)('%s %o', (step, body) => {
  test('is rejected before the connection is saved, even if the organization has another one', async () => {
    const { token } = await aLink();
    await connected(token);
    await connect(token);
    const before = await database.query('select * from directory_tokens');
    for (const as of [owner.as, (await anOrganization(api)).as]) {
      const other = await aLink(as);
      await refusedWith(
        await take(`directory/${step}`, { token: other.token, ...body }),
        409,
        'wizard_wrong_step',
      );
    }
    expect((await database.query('select * from directory_tokens')).rows).toEqual(before.rows);
  });

  test('reaches only its own connection', async () => {
    const theirs = await aLink();
    await connected(theirs.token);
    await connect(theirs.token);
    const before = await database.query('select * from directory_tokens');
    const { token } = await aLink();
    const { run } = await connected(token);
    await take(`directory/${step}`, { token, ...body });
    const { rows } = await database.query('select * from directory_tokens where id = $1', [
      before.rows[0].id,
    ]);
    expect(rows).toEqual(before.rows);
    expect((await opened(token)).baseUrl).toContain(run?.saved?.configurationId);
    expect((await opened(theirs.token)).hasToken).toBe(true);
  });

  test('rejects a link that is unknown, expired or revoked', async () => {
    const { token, link } = await aLink();
    await connected(token);
    const ended = async (given: string) =>
      refusedWith(await take(`directory/${step}`, { token: given, ...body }), 410, 'wizard_link_ended');
    await ended('x'.repeat(43));
    const second = await aLink();
    await connected(second.token);
    expect((await owner.as.delete(`${LINKS}/${link.id}`)).status).toBe(204);
    await ended(token);
    clock.advance(3601);
    await ended(second.token);
  });
});
