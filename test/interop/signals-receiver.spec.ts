import { randomUUID } from 'node:crypto';
import type {
  SavedSignalReceiver,
  SignalEventDto,
  SignalReceiverDto,
  SsoConfigurationDto,
  SsoResult,
  SsoStarted,
} from '@gatehouse/contracts';
import fc from 'fast-check';
import { decodeJwt, generateKeyPair } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Jobs } from '../../nest-api/src/jobs/jobs.js';
import { startApi, type TestApi } from '../support/api.ts';
import { callerWith, post } from '../support/data.ts';
import { EVENTUALLY } from '../support/eventually.ts';
import { CLIENT, CompanyBrowser, OpenIdCompany } from '../support/openid-company.ts';
import { CAEP, type Changes, RISC, SignalTransmitter, SSF } from '../support/signal-transmitter.ts';
import { anOrganization, type Organization } from '../support/sso.ts';

const REVOKED = { [`${CAEP}session-revoked`]: { reason_admin: { en: 'The device was lost' } } };
const DISABLED = { [`${RISC}account-disabled`]: { reason: 'hijacking' } };
const ENABLED = { [`${RISC}account-enabled`]: {} };

let api: TestApi;
let owner: pg.Client;
let company: OpenIdCompany;
let transmitter: SignalTransmitter;
let acme: Organization;
let globex: Organization;
let connection: SsoConfigurationDto;
let secret: string;
let receiver: SignalReceiverDto;

const pathOf = (id = connection.id) => `/api/v1/sso-configurations/${id}/signals`;

beforeAll(async () => {
  company = await OpenIdCompany.start((login) => ({ email: `${login}@acme.test`, email_verified: true }));
  transmitter = await SignalTransmitter.start('/acme');
  api = await startApi();
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  [acme, globex] = [await anOrganization(api, 'acme.test'), await anOrganization(api, 'globex.test')];
  const made = await acme.as.post('/api/v1/sso-configurations', {
    type: 'oauth2',
    name: 'Company directory',
    issuer: company.issuer,
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    domains: ['acme.test'],
    isEnabled: true,
  });
  connection = (await made.json()) as SsoConfigurationDto;
  company.serve({ redirect_uris: [connection.redirectUri ?? ''] });
});
afterAll(async () => {
  await owner?.end();
  await api?.stop();
  await Promise.all([company?.stop(), transmitter?.stop()]);
});
beforeEach(async () => {
  transmitter.metadata = {};
  transmitter.status = null;
  transmitter.areKeysAway = false;
  transmitter.managed.length = 0;
  await acme.as.delete(pathOf());
  await owner.query(
    'delete from attempt_limits; update external_identities set disabled_at = null, signaled_at = null',
  );
  ({ receiver, secret } = await setUp());
});

async function save(given: object = {}): Promise<Response> {
  return acme.as.put(pathOf(), { issuer: transmitter.issuer, version: 0, ...given });
}

async function setUp(given: object = {}): Promise<SavedSignalReceiver & { secret: string }> {
  const response = await save(given);
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as SavedSignalReceiver & { secret: string };
}

async function signIn(login: string): Promise<Response> {
  const begun = await post(api, '/api/v1/sso/sign-ins', { configurationId: connection.id });
  const { authorizationUrl, browserSecret } = (await begun.json()) as SsoStarted;
  const callback = await new CompanyBrowser(login).open(authorizationUrl);
  const answer = Object.fromEntries(callback.searchParams);
  return post(api, '/api/v1/sso/sign-ins/complete', {
    ...answer,
    configurationId: connection.id,
    browserSecret,
  });
}

/** A new session of the user through the connection. */
async function session(login = 'ada') {
  const result = (await (await signIn(login)).json()) as Extract<SsoResult, { status: 'signed_in' }>;
  const { accessToken } = result.login as { accessToken: string };
  const as = callerWith(api, accessToken);
  return { isOpen: async () => (await as.get('/api/v1/auth/me')).status === 200 };
}

const ada = () => ({ format: 'iss_sub', iss: company.issuer, sub: 'ada' });

interface Sent {
  readonly status: number;
  readonly err: string | undefined;
  readonly description: string | undefined;
}

async function push(
  token: string,
  headers: Record<string, string> = {},
  endpoint = receiver.endpoint,
): Promise<Sent> {
  const response = await fetch(api.url + new URL(endpoint).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/secevent+jwt', authorization: `Bearer ${secret}`, ...headers },
    body: token,
  });
  const text = await response.text();
  const { err, description } = text ? JSON.parse(text) : {};
  return { status: response.status, err, description };
}

async function send(
  events: Record<string, object>,
  subId: object = ada(),
  changes: Changes = {},
): Promise<Sent> {
  return push(await transmitter.sign(receiver.audience, events, subId, changes));
}

async function log(): Promise<SignalEventDto[]> {
  return ((await (await acme.as.get(`${pathOf()}/events`)).json()) as { items: SignalEventDto[] }).items;
}

async function current(): Promise<SignalReceiverDto> {
  return ((await (await acme.as.get(pathOf())).json()) as { receiver: SignalReceiverDto }).receiver;
}

describe('session-revoked', () => {
  test('ends the sessions of the user through the connection before it is acknowledged', async () => {
    const [hers, his] = [await session('ada'), await session('grace')];
    expect(await send(REVOKED)).toMatchObject({ status: 202 });
    expect(await hers.isOpen()).toBe(false);
    expect(await his.isOpen()).toBe(true);
    expect(await log()).toMatchObject([{ outcome: 'applied', reason: 'sessions_ended', sessionsEnded: 1 }]);
    expect((await current()).counts).toEqual({ applied: 1, ignored: 0, rejected: 0 });
    const audit = await (await acme.as.get('/api/v1/audit/events?action=signal.applied&limit=1')).json();
    expect(audit).toMatchObject({
      items: [
        { action: 'signal.applied', detail: { configurationId: connection.id, effect: 'sessions_ended' } },
      ],
    });
  });

  test.each<[string, () => object]>([
    ['an email address of a verified domain', () => ({ format: 'email', email: 'Ada@acme.test' })],
    ['the ID at the identity provider', () => ({ format: 'opaque', id: 'ada' })],
    [
      'aliases',
      () => ({ format: 'aliases', identifiers: [{ format: 'phone_number', phone_number: '+1' }, ada()] }),
    ],
    [
      'a complex subject with a session and a tenant',
      () => ({
        format: 'complex',
        user: ada(),
        session: { format: 'opaque', id: 'sid' },
        tenant: { format: 'opaque', id: 'acme' },
      }),
    ],
  ])('finds the user by %s', async (_name, subject) => {
    const hers = await session();
    expect(await send(REVOKED, subject())).toMatchObject({ status: 202 });
    expect(await hers.isOpen()).toBe(false);
  });

  test('does not end a session that began after it', async () => {
    const hers = await session();
    const before = Math.floor(Date.now() / 1000) - 600;
    await send({ [`${CAEP}session-revoked`]: { event_timestamp: before } });
    expect(await hers.isOpen()).toBe(true);
  });

  test('that is repeated has no effect', async () => {
    const token = await transmitter.sign(receiver.audience, REVOKED, ada());
    expect(await push(token)).toMatchObject({ status: 202 });
    const again = await session();
    expect(await push(token)).toMatchObject({ status: 202 });
    expect(await again.isOpen()).toBe(true);
    expect(await log()).toHaveLength(1);
  });

  test('that arrives ten times at once has its effect once', async () => {
    await send(REVOKED);
    await session();
    const token = await transmitter.sign(receiver.audience, REVOKED, ada());
    const sent = await Promise.all(Array.from({ length: 10 }, () => push(token)));
    expect(sent.map(({ status }) => status)).toEqual(Array(10).fill(202));
    expect((await log()).map(({ sessionsEnded }) => sessionsEnded)[0]).toBe(1);
    expect(await log()).toHaveLength(2);
    expect((await current()).counts.applied).toBe(2);
  });

  test('ends refresh tokens whose session is gone', async () => {
    await session();
    const [{ user_id: userId }] = (
      await owner.query(
        `select user_id from external_identities where configuration_id = $1 and subject = 'ada'`,
        [connection.id],
      )
    ).rows;
    const columns = `(id, tenant_id, client_id, user_id, session_id, payload, expires_at)`;
    const id = randomUUID();
    await owner.query(
      `insert into oauth_authorizations ${columns} values ($1, $2, 'gatehouse-web', $3, $4, '{}', now() + interval '1 day')`,
      [id, acme.id, userId, randomUUID()],
    );
    await send(REVOKED);
    expect((await owner.query('select 1 from oauth_authorizations where id = $1', [id])).rows).toEqual([]);
  });
});

describe('other events', () => {
  test.each<[string, Record<string, object>, boolean]>([
    [
      'a deleted credential',
      { [`${CAEP}credential-change`]: { credential_type: 'fido2-roaming', change_type: 'delete' } },
      false,
    ],
    [
      'a new credential',
      { [`${CAEP}credential-change`]: { credential_type: 'password', change_type: 'create' } },
      true,
    ],
    [
      'a lower assurance level',
      { [`${CAEP}assurance-level-change`]: { change_direction: 'decrease' } },
      false,
    ],
    [
      'a higher assurance level',
      { [`${CAEP}assurance-level-change`]: { change_direction: 'increase' } },
      true,
    ],
    [
      'a device that is not compliant',
      { [`${CAEP}device-compliance-change`]: { current_status: 'not-compliant' } },
      false,
    ],
    ['a compliant device', { [`${CAEP}device-compliance-change`]: { current_status: 'compliant' } }, true],
    ['changed claims', { [`${CAEP}token-claims-change`]: { claims: { role: 'ro-admin' } } }, true],
    [
      'a compromised credential',
      { [`${RISC}credential-compromise`]: { credential_type: 'password' } },
      false,
    ],
    ['a changed identifier', { [`${RISC}identifier-changed`]: { 'new-value': 'a@acme.test' } }, true],
  ])('%s', async (_name, events, isOpen) => {
    const hers = await session();
    expect(await send(events)).toMatchObject({ status: 202 });
    expect(await hers.isOpen()).toBe(isOpen);
    expect((await log())[0]?.outcome).toBe(isOpen ? 'ignored' : 'applied');
  });

  test('about a user who never signed in through the connection are accepted without effect', async () => {
    expect(await send(REVOKED, { ...ada(), sub: 'nobody' })).toMatchObject({ status: 202 });
    expect(await log()).toMatchObject([{ outcome: 'ignored', reason: 'unknown_subject' }]);
  });

  test('of a type that is not known are left out next to one that is', async () => {
    const hers = await session();
    expect(await send({ 'https://example.com/other': {}, ...REVOKED })).toMatchObject({ status: 202 });
    expect(await hers.isOpen()).toBe(false);
  });
});

describe('a disabled account', () => {
  const codeOfSignIn = async () =>
    ((await (await signIn('ada')).json()) as { code?: string; status?: string }).code;

  test('has no session and cannot sign in, until it is enabled', async () => {
    const hers = await session();
    expect(await send(DISABLED)).toMatchObject({ status: 202 });
    expect(await hers.isOpen()).toBe(false);
    expect(await codeOfSignIn()).toBe('disabled_at_provider');
    await send(ENABLED);
    expect(await codeOfSignIn()).toBeUndefined();
  });

  test('can sign in again if the connection does not block', async () => {
    const response = await save({ blocksDisabled: false, version: receiver.version });
    expect(response.status).toBe(200);
    const hers = await session();
    await send(DISABLED);
    expect(await hers.isOpen()).toBe(false);
    expect(await codeOfSignIn()).toBeUndefined();
  });

  test.each<[string, () => Promise<Response>]>([
    ['the receiver is deleted', () => acme.as.delete(pathOf())],
    ['the setting is turned off', () => save({ blocksDisabled: false, version: receiver.version })],
  ])('can sign in again when %s', async (_name, change) => {
    await session();
    await send(DISABLED);
    expect(await codeOfSignIn()).toBe('disabled_at_provider');
    expect((await change()).ok).toBe(true);
    expect(await codeOfSignIn()).toBeUndefined();
  });

  test('stays disabled if an older event arrives later', async () => {
    const at = Math.floor(Date.now() / 1000);
    await send(DISABLED, ada(), { claims: { iat: at - 10 } });
    await send(ENABLED, ada(), { claims: { iat: at - 20 } });
    expect((await log())[0]).toMatchObject({ outcome: 'ignored', reason: 'out_of_date' });
    expect(await codeOfSignIn()).toBe('disabled_at_provider');
  });
});

describe('rejects', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const claims = (given: () => Record<string, unknown>) => () => ({ claims: given() });

  test.each<[string, string, string, () => Changes]>([
    ['another type of token', 'invalid_request', 'wrong_type', () => ({ header: { typ: 'JWT' } })],
    [
      'an algorithm that no column stores',
      'invalid_key',
      'algorithm',
      () => ({ header: { alg: 'RS256' }, rewrite: { alg: 'a\0b' } }),
    ],
    ['an HMAC', 'invalid_key', 'algorithm', () => ({ header: { alg: 'HS256' }, key: new Uint8Array(32) })],
    ['an unknown key ID', 'invalid_key', 'signature', () => ({ header: { kid: 'two' } })],
    ['another issuer', 'invalid_issuer', 'issuer', claims(() => ({ iss: 'https://other.example' }))],
    ['another audience', 'invalid_audience', 'audience', claims(() => ({ aud: 'https://other.example' }))],
    ['no audience', 'invalid_audience', 'audience', claims(() => ({ aud: undefined }))],
    ['a time in the future', 'invalid_request', 'issued_at', claims(() => ({ iat: now() + 120 }))],
    ['a time eight days ago', 'invalid_request', 'issued_at', claims(() => ({ iat: now() - 8 * 86_400 }))],
    ['no time', 'invalid_request', 'issued_at', claims(() => ({ iat: undefined }))],
    ['an expiry', 'invalid_request', 'expiry', claims(() => ({ exp: now() + 600 }))],
    ['no ID', 'invalid_request', 'identifier', claims(() => ({ jti: undefined }))],
    ['the subject in "sub"', 'invalid_request', 'subject', claims(() => ({ sub: 'ada' }))],
    ['no subject', 'invalid_request', 'subject', claims(() => ({ sub_id: undefined }))],
    [
      'a subject without a format',
      'invalid_request',
      'subject',
      claims(() => ({ sub_id: { iss: 'x', sub: 'y' } })),
    ],
    [
      'an incomplete subject',
      'invalid_request',
      'subject',
      claims(() => ({ sub_id: { format: 'iss_sub', sub: 'y' } })),
    ],
    ['no events', 'invalid_request', 'events', claims(() => ({ events: {} }))],
    [
      'unknown events only',
      'invalid_request',
      'events',
      claims(() => ({ events: { 'https://example.com/x': {} } })),
    ],
    [
      'an event that is no object',
      'invalid_request',
      'events',
      claims(() => ({ events: { [`${CAEP}session-revoked`]: 1 } })),
    ],
    [
      'an address outside of the verified domains',
      'access_denied',
      'foreign_subject',
      claims(() => ({ sub_id: { format: 'email', email: 'ada@globex.test' } })),
    ],
    [
      'a subject of another issuer',
      'access_denied',
      'foreign_subject',
      claims(() => ({ sub_id: { format: 'iss_sub', iss: 'https://other.example', sub: 'ada' } })),
    ],
    [
      'a verification that nobody requested',
      'invalid_request',
      'verification',
      claims(() => ({ events: { [`${SSF}verification`]: { state: 'guessed' } } })),
    ],
  ])('%s', async (_name, err, reason, changes) => {
    const hers = await session();
    const sent = await send(REVOKED, ada(), changes());
    expect(sent).toMatchObject({ status: 400, err });
    expect(sent.description).toBeTruthy();
    expect(await hers.isOpen()).toBe(true);
    expect(await log()).toMatchObject([{ outcome: 'rejected', reason, sessionsEnded: 0 }]);
    expect((await current()).counts).toEqual({ applied: 0, ignored: 0, rejected: 1 });
    // The same event, corrected, has its effect.
    expect(await send(REVOKED)).toMatchObject({ status: 202 });
    expect(await hers.isOpen()).toBe(false);
  });

  test('a signature by another key', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect(await send(REVOKED, ada(), { key: privateKey })).toMatchObject({
      status: 400,
      err: 'invalid_key',
    });
  });

  test.each<[string, (token: string) => string]>([
    [
      'an unsigned token',
      (token) =>
        `${Buffer.from('{"alg":"none","typ":"secevent+jwt"}').toString('base64url')}.${token.split('.')[1]}.`,
    ],
    ['no JWT', () => 'nothing'],
    ['an empty body', () => ''],
    ['more than 64 KB', (token) => token.padEnd(70_000, 'A')],
  ])('%s', async (_name, change) => {
    const token = change(await transmitter.sign(receiver.audience, REVOKED, ada()));
    const sent = await push(token);
    expect(sent.status).toBe(400);
    expect(['invalid_request', 'invalid_key']).toContain(sent.err);
  });

  test('another media type', async () => {
    const token = await transmitter.sign(receiver.audience, REVOKED, ada());
    expect(await push(token, { 'content-type': 'application/json' })).toMatchObject({
      status: 400,
      err: 'invalid_request',
    });
  });

  test('a wrong or missing secret, and one of an unknown connection', async () => {
    const token = await transmitter.sign(receiver.audience, REVOKED, ada());
    for (const authorization of ['Bearer ghe_wrong', 'Basic abc', ''])
      expect(await push(token, { authorization })).toMatchObject({
        status: 401,
        err: 'authentication_failed',
      });
    expect(await push(token, {}, `https://x.example/api/signals/${randomUUID()}`)).toMatchObject({
      status: 401,
    });
    expect(await push(token, {}, 'https://x.example/api/signals/none')).toMatchObject({ status: 401 });
    expect(await log()).toEqual([]);
  });

  test('another method', async () => {
    const response = await fetch(api.url + new URL(receiver.endpoint).pathname);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('an event for which the keys cannot be read, until they can', async () => {
    await acme.as.delete(pathOf());
    const other = await SignalTransmitter.start();
    try {
      ({ receiver, secret } = await setUp({ issuer: other.issuer }));
      other.areKeysAway = true;
      const token = await other.sign(receiver.audience, REVOKED, ada());
      expect(await push(token)).toMatchObject({ status: 503 });
      other.areKeysAway = false;
      expect(await push(token)).toMatchObject({ status: 202 });
    } finally {
      await other.stop();
    }
  });

  test('only failures count against the limits', async () => {
    for (let n = 0; n < 110; n++) expect((await send(REVOKED)).status).toBe(202);
    for (let n = 0; n < 101; n++) await push('nothing');
    expect(await push('nothing')).toMatchObject({ status: 429 });
    expect(await send(REVOKED)).toMatchObject({ status: 202 });
  });
});

test('whatever a signed event contains, it is accepted or rejected by the protocol, and nothing is half-made', async () => {
  const theirs = await session('grace');
  const types = [
    `${CAEP}session-revoked`,
    `${CAEP}credential-change`,
    `${RISC}account-disabled`,
    'https://x.test/y',
  ];
  const format = fc.constantFrom('iss_sub', 'email', 'opaque', 'aliases', 'complex', 'phone_number');
  const subject = fc.oneof(
    fc.json().map((text) => JSON.parse(text) as object),
    fc.record(
      {
        format,
        iss: fc.constantFrom(company.issuer, 'https://x.test'),
        sub: fc.string(),
        email: fc.constantFrom('ada@acme.test', 'ada@globex.test', 'x'),
        id: fc.string({ unit: 'binary' }),
        identifiers: fc.array(fc.record({ format, sub: fc.string() }), { maxLength: 3 }),
        user: fc.record({ format, iss: fc.constant(company.issuer), sub: fc.string() }),
        tenant: fc.record({ format, id: fc.string() }),
      },
      { requiredKeys: ['format'] },
    ),
  );
  const payload = fc.record(
    { event_timestamp: fc.oneof(fc.double(), fc.string()), state: fc.string(), change_type: fc.anything() },
    { requiredKeys: [] },
  );
  const claims = fc.record(
    {
      jti: fc.oneof(fc.string(), fc.integer()),
      iat: fc.oneof(fc.double(), fc.maxSafeInteger()),
      extra: fc.string(),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(subject, fc.dictionary(fc.constantFrom(...types), payload), claims, async (...given) => {
      await owner.query('delete from attempt_limits');
      const [subId, events, changed] = JSON.parse(JSON.stringify(given)) as [
        object,
        Record<string, object>,
        object,
      ];
      const { status, err, description } = await send(events, subId, { claims: { ...changed } });
      expect([202, 400]).toContain(status);
      if (status === 400) expect([typeof err, typeof description]).toEqual(['string', 'string']);
    }),
    { numRuns: 150 },
  );
  expect(await theirs.isOpen()).toBe(true);
});

describe('administration', () => {
  test('stores the secret as a keyed hash and returns it once', async () => {
    expect(secret).toMatch(/^ghe_[\w-]{43}$/);
    const { rows } = await owner.query('select r::text as text from signal_receivers r');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(await current())).not.toContain(secret);
    expect((await current()).secretLastFour).toBe(secret.slice(-4));
  });

  test('replaces the secret', async () => {
    const token = await transmitter.sign(receiver.audience, REVOKED, ada());
    const rotated = (await (await acme.as.post(`${pathOf()}/secret`)).json()) as SavedSignalReceiver;
    expect(await push(token)).toMatchObject({ status: 401 });
    secret = String(rotated.secret);
    expect(await push(token)).toMatchObject({ status: 202 });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['of another issuer', { issuer: 'https://other.example' }, 'wrong_issuer'],
    ['without keys', { jwks_uri: undefined }, 'incomplete_document'],
    ['with an insecure address', { jwks_uri: 'http://login.example/jwks' }, 'insecure_address'],
  ])('rejects metadata %s', async (_name, metadata, code) => {
    transmitter.metadata = metadata;
    const response = await save({ version: receiver.version });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: [{ field: 'issuer', code }] });
  });

  test('rejects a version that is not the current one', async () => {
    expect((await save({ version: 0 })).status).toBe(409);
    expect((await save({ version: receiver.version + 1 })).status).toBe(409);
  });

  test('belongs to the organization of the connection', async () => {
    expect((await globex.as.get(pathOf())).status).toBe(404);
    expect((await globex.as.put(pathOf(), { issuer: transmitter.issuer, version: 1 })).status).toBe(404);
    expect((await globex.as.delete(pathOf())).status).toBe(404);
    expect((await globex.as.get(`${pathOf()}/events`)).status).toBe(404);
  });

  test('deletes the log with the receiver', async () => {
    await send(REVOKED);
    expect((await acme.as.delete(pathOf())).status).toBe(204);
    expect(await log()).toEqual([]);
    expect((await acme.as.delete(pathOf())).status).toBe(404);
    expect(await send(REVOKED)).toMatchObject({ status: 401 });
  });

  test('a job deletes events after 30 days', async () => {
    await send(REVOKED);
    await send(REVOKED);
    await owner.query(
      `update signal_events set received_at = now() - interval '31 days' where id = (select min(id::text)::uuid from signal_events)`,
    );
    await api.app.get(Jobs).runNow('signal-events-expired');
    expect(await log()).toHaveLength(1);
  });
});

describe('a stream that Gatehouse manages', () => {
  beforeEach(async () => {
    await acme.as.delete(pathOf());
    ({ receiver, secret } = await setUp({ managementToken: transmitter.token }));
  });

  test('is created at the transmitter, with its audience and our secret', async () => {
    expect(receiver).toMatchObject({ streamId: 'stream-1', audience: 'https://receiver.example/acme' });
    expect(transmitter.managed[0]).toMatchObject({
      method: 'POST',
      path: '/streams',
      body: {
        delivery: {
          method: 'urn:ietf:rfc:8935',
          endpoint_url: receiver.endpoint,
          authorization_header: `Bearer ${secret}`,
        },
      },
    });
    expect(transmitter.managed[0]?.body.events_requested).toContain(`${CAEP}session-revoked`);
    const hers = await session();
    await send(REVOKED);
    expect(await hers.isOpen()).toBe(false);
    const { rows } = await owner.query('select r::text as text from signal_receivers r');
    expect(JSON.stringify(rows)).not.toContain(transmitter.token);
  });

  test('is verified by an event with the state that was requested', async () => {
    const response = await acme.as.post(`${pathOf()}/verification`);
    expect(await response.json()).toMatchObject({
      verifiedAt: null,
      verificationRequestedAt: expect.any(String),
    });
    const { state, stream_id: id } = { ...transmitter.managed.at(-1)?.body } as {
      state: string;
      stream_id: string;
    };
    const verification = { [`${SSF}verification`]: { state } };
    expect(await send(verification, { format: 'opaque', id: 'another' })).toMatchObject({ status: 400 });
    expect(await send(verification, { format: 'opaque', id })).toMatchObject({ status: 202 });
    expect((await current()).verifiedAt).not.toBeNull();
    expect(await send(verification, { format: 'opaque', id })).toMatchObject({ status: 400 });
  });

  test('gets the new secret', async () => {
    const rotated = (await (await acme.as.post(`${pathOf()}/secret`)).json()) as SavedSignalReceiver;
    expect(transmitter.managed.at(-1)).toMatchObject({
      method: 'PATCH',
      body: { stream_id: 'stream-1', delivery: { authorization_header: `Bearer ${rotated.secret}` } },
    });
  });

  test('keeps the previous secret if the transmitter does not take the new one', async () => {
    transmitter.status = 500;
    expect((await acme.as.post(`${pathOf()}/secret`)).status).toBe(422);
    expect(await send(REVOKED)).toMatchObject({ status: 202 });
  });

  test('is deleted with the receiver', async () => {
    await acme.as.delete(pathOf());
    expect(transmitter.managed.at(-1)).toMatchObject({
      method: 'DELETE',
      path: '/streams?stream_id=stream-1',
    });
  });

  test('is not created with a token that the transmitter does not accept', async () => {
    await acme.as.delete(pathOf());
    const response = await save({ managementToken: 'wrong' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: [{ field: 'managementToken', code: 'unexpected_status' }],
    });
    expect(await current()).toBeNull();
  });
});

test('a stream that was set up at the transmitter cannot be verified from here', async () => {
  expect((await acme.as.post(`${pathOf()}/verification`)).status).toBe(409);
});

describe('events that Gatehouse fetches', () => {
  beforeEach(async () => {
    await acme.as.delete(pathOf());
    transmitter.queue.clear();
    ({ receiver } = await setUp({ managementToken: transmitter.token, delivery: 'poll' }));
  });

  /** @returns `jti` */
  async function queue(subId: object = ada(), changes: Changes = {}): Promise<string> {
    const token = await transmitter.sign(receiver.audience, REVOKED, subId, changes);
    const { jti } = decodeJwt(token);
    transmitter.queue.set(String(jti), token);
    return String(jti);
  }

  async function fetched(): Promise<void> {
    await owner.query('update signal_receivers set next_poll_at = now()');
    await vi.waitFor(async () => {
      await api.app.get(Jobs).runIfDue('signal-polls');
      expect((await owner.query('select 1 from signal_receivers where next_poll_at <= now()')).rows).toEqual(
        [],
      );
    }, EVENTUALLY);
    await vi.waitFor(() => expect(transmitter.queue.size).toBe(0), EVENTUALLY);
  }

  test('end sessions, and are acknowledged', async () => {
    expect(transmitter.managed[0]).toMatchObject({ body: { delivery: { method: 'urn:ietf:rfc:8936' } } });
    const hers = await session();
    await queue();
    await fetched();
    expect(await hers.isOpen()).toBe(false);
    expect(await log()).toMatchObject([{ outcome: 'applied', sessionsEnded: 1 }]);
  });

  test('are reported to the transmitter if they are rejected, and others go on', async () => {
    const hers = await session();
    const rejected = await queue(ada(), { claims: { exp: 1 } });
    await queue();
    await fetched();
    expect(transmitter.errors[rejected]).toMatchObject({ err: 'invalid_request' });
    expect(await hers.isOpen()).toBe(false);
    expect((await current()).counts).toEqual({ applied: 1, ignored: 0, rejected: 1 });
  });

  test('are fetched in several rounds', async () => {
    for (let n = 0; n < 120; n++) await queue({ ...ada(), sub: 'nobody' });
    await fetched();
    expect((await current()).counts.ignored).toBe(120);
  });

  test('show why they could not be fetched, and are fetched later', async () => {
    transmitter.status = 500;
    await queue();
    await owner.query('update signal_receivers set next_poll_at = now()');
    await vi.waitFor(async () => {
      await api.app.get(Jobs).runIfDue('signal-polls');
      expect((await current()).pollError).toContain('returned status 500');
    }, EVENTUALLY);
    transmitter.status = null;
    await fetched();
    expect((await current()).pollError).toBeNull();
  });

  test('have no secret and no other transmitter, and need a token', async () => {
    expect((await acme.as.post(`${pathOf()}/secret`)).status).toBe(409);
    const other = await SignalTransmitter.start();
    const response = await save({ issuer: other.issuer, version: receiver.version });
    await other.stop();
    expect(await response.json()).toMatchObject({ errors: [{ field: 'issuer', code: 'other_transmitter' }] });
    await acme.as.delete(pathOf());
    expect(await (await save({ delivery: 'poll' })).json()).toMatchObject({
      errors: [{ field: 'managementToken', code: 'token_required' }],
    });
  });
});
