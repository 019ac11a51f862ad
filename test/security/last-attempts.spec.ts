import { randomBytes, randomUUID } from 'node:crypto';
import { emailKey } from '@gatehouse/contracts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keyOf } from '../../nest-api/src/auth/attempt-limits.js';
import { deviceKeyOf } from '../../nest-api/src/auth/devices/device-key.js';
import { MailLinks } from '../../nest-api/src/auth/mail-links.js';
import { type LimitKind, limitOf, PACES } from '../../nest-api/src/auth/rate-limits.js';
import { MasterKeys } from '../../nest-api/src/crypto/master-keys.js';
import { SEALED_AT_MOST } from '../../nest-api/src/oauth2/interactions/unstored-interactions.js';
import { login, withTotp } from '../support/account.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { anEnrollment } from '../support/connector.ts';
import { type ApiCaller, aPerson, aTenant, callerWith, type Person, signedIn } from '../support/data.ts';
import { aClient, CALLBACK, type Registered } from '../support/relying-party.ts';
import { aStoredConnection } from '../support/stored-connection.ts';

const clock = new HeldClock(new Date());
const DEVICE = 'a'.repeat(43);
const EVENT_SECRET = `ghe_${'a'.repeat(43)}`;
let api: TestApi;
let owner: pg.Client;
let tenantId: string;
let slug: string;
let person: Person;
let ticket: string;
let admin: ApiCaller;
let superadmin: ApiCaller;
let publicClient: Registered;
let connection: string;

beforeAll(async () => {
  api = await startApi({ clock });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  ({ id: tenantId, slug } = await aTenant(api));
  person = await aPerson(api, { tenantId });
  await withTotp(api, person);
  ({ ticket } = await login(api, person));
  admin = await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }));
  superadmin = await signedIn(api, await aPerson(api));
  await admin.put('/api/v1/admin/oauth2/registration-policy', { mode: 'off', documents: true, version: 0 });
  publicClient = await aClient(superadmin, { token_endpoint_auth_method: 'none' });
  connection = await aStoredConnection(api, tenantId);
  await owner.query(
    `insert into signal_receivers (configuration_id, tenant_id, delivery, issuer, audience, jwks_uri, endpoints, secret,
       secret_last_four, secret_created_at, blocks_disabled, created_at, version)
     values ($1, $2, 'push', 'https://login.example', 'a', 'https://login.example/jwks', '{}', $3, 'aaaa', now(), true, now(), 1)`,
    [
      connection,
      tenantId,
      api.app.get(MasterKeys).hashSecret(EVENT_SECRET, `signal_receivers:${connection}`),
    ],
  );
  await owner.query(
    `insert into devices (id, user_id, key_hash, last_seen_at, created_at) values (gen_random_uuid(), $1, $2, $3, $3)`,
    [person.id, deviceKeyOf({ address: '', userAgent: null, device: DEVICE }), clock.now()],
  );
});
beforeEach(() => owner.query('delete from attempt_limits'));
afterAll(async () => {
  await owner.end();
  await api.stop();
});

interface From {
  /** Distinguishes the clients, addresses and networks of two cases. */
  readonly n: number;
  readonly device?: string;
  readonly as?: ApiCaller;
}

const headersOf = ({ n, device, as }: From) => ({
  'x-forwarded-for': `198.51.100.${n}`,
  'x-gatehouse-internal': api.settings.INTERNAL_SECRET,
  ...(device && { 'x-gatehouse-device': device }),
  ...(as && { authorization: `Bearer ${as.token}` }),
});

const jsonOf = (from: From, headers: Record<string, string> = {}) => ({
  headers: { ...headersOf(from), 'content-type': 'application/json', ...headers },
  body: '{}',
});
const send = (from: From, path: string, body: unknown) =>
  api.fetch(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headersOf(from) },
    body: JSON.stringify(body),
  });
const get = (from: From, path: string) => api.fetch(`/api/v1${path}`, { headers: headersOf(from) });
const guess = (from: From) => send(from, '/auth/login', { email: person.email, password: 'a guess' });
/** The case's network has tried the account at least this often. */
const tried = (n: number, times: number) =>
  owner.query(
    `insert into attempt_limits as l (key, attempts, refused, last_at, blocked_until)
     values ($1, $2, 0, $3, '-infinity')
     on conflict (key) do update set attempts = greatest(l.attempts, $2), last_at = $3`,
    [keyOf(limitOf('login:account-network', emailKey(person.email), `198.51.100.${n}`)), times, clock.now()],
  );
const code = (from: From, method = 'totp', more: object = { code: '000000' }) =>
  send(from, '/auth/second-factor', { ticket, answer: { method, ...more } });
const link = (purpose: 'invitation' | 'password-reset', subject: string) =>
  new URL(api.app.get(MailLinks).make(purpose, subject, 600)).searchParams.get('token');
const PASSKEY = { challengeId: randomUUID(), response: { id: 'AQ' } };
/** Links and clients that all attempts of a case share. */
const kept = new Map<string, unknown>();
function once<T>(n: number, name: string, make: () => T): T {
  const key = `${n} ${name}`;
  if (!kept.has(key)) kept.set(key, make());
  return kept.get(key) as T;
}

/** Each way to use up limits, with every limit that it counts against. */
const DOORS: readonly (readonly [string, readonly LimitKind[], (n: number) => Promise<Response>])[] = [
  [
    'a further password on an unknown device',
    ['login:account-network', 'login:account', 'login:network'],
    async (n) => {
      await tried(n, 2);
      return guess({ n });
    },
  ],
  ['a password on a known device', ['login:device'], (n) => guess({ n, device: DEVICE })],
  [
    'a code on an unknown device',
    ['factor:account-network', 'factor:account', 'factor:network'],
    (n) => code({ n }),
  ],
  ['a code on a known device', ['factor:device'], (n) => code({ n, device: DEVICE })],
  [
    'a passkey as the second factor',
    ['factor-passkey:account-network'],
    (n) => code({ n }, 'passkey', PASSKEY),
  ],
  [
    'the first code of a new authenticator app',
    ['enrol:account'],
    async (n) => {
      await owner.query('update sign_in_tickets set must_enrol = true');
      const answer = await send({ n }, '/auth/second-factor/enrolment/confirm', { ticket, code: '000000' });
      await owner.query('update sign_in_tickets set must_enrol = false');
      return answer;
    },
  ],
  ['a question to a passkey', ['passkey-begin:network'], (n) => send({ n }, '/auth/passkey', {})],
  [
    'the answer of a passkey',
    ['passkey-complete:network'],
    (n) => send({ n }, '/auth/passkey/complete', PASSKEY),
  ],
  [
    'where an address signs in',
    ['sso-discover:network'],
    (n) => send({ n }, '/sso/discover', { email: 'ada@acme.test' }),
  ],
  [
    'the start of a single sign-on',
    ['sso-start:network'],
    (n) => send({ n }, '/sso/sign-ins', { configurationId: randomUUID() }),
  ],
  [
    'the end of a single sign-on',
    ['sso-complete:network'],
    (n) =>
      send({ n }, '/sso/sign-ins/complete', { state: 'a guess', browserSecret: 'a guess at it', code: 'x' }),
  ],
  [
    'an invitation',
    ['accept-invitation:token', 'accept-invitation:network'],
    (n) =>
      send({ n }, '/invitations/accept', {
        token: once(n, 'invitation', () => link('invitation', `${randomUUID()}.1`)),
        firstName: 'Ada',
        lastName: 'Lovelace',
        password: 'a quiet bicycle at noon',
      }),
  ],
  [
    'a report by a signed-in user',
    ['sign-in-report:user'],
    (n) => send({ n, as: admin }, `/account/sign-ins/${randomUUID()}/report`, {}),
  ],
  [
    'a report of a sign-in',
    ['sign-in-report:network'],
    (n) => send({ n }, '/auth/sign-in-report', { token: 'a.forged.link' }),
  ],
  [
    'an unsubscription from the weekly email',
    ['unsubscribe:network'],
    (n) => send({ n }, '/auth/weekly-email/unsubscribe?token=a.forged.link', {}),
  ],
  [
    'a set-up link',
    ['wizard-link:network'],
    (n) => send({ n }, '/set-up-portal/open', { token: 'x'.repeat(43) }),
  ],
  [
    'the token of a directory',
    ['directory-token:network'],
    (n) =>
      fetch(`${api.url}/scim/v2/${randomUUID()}/Users`, {
        headers: { ...headersOf({ n }), authorization: `Bearer ghd_${'x'.repeat(43)}` },
      }),
  ],
  [
    'the code of a connector',
    ['connector-code:network'],
    (n) =>
      fetch(`${api.url}/api/connector/enroll`, {
        method: 'POST',
        headers: { ...headersOf({ n }), 'content-type': 'application/json' },
        body: JSON.stringify(anEnrollment('ghc_a-guess')),
      }),
  ],
  [
    'the signature of a connector',
    ['connector-signature:network'],
    (n) => fetch(`${api.url}/api/connector/tasks`, { method: 'POST', headers: headersOf({ n }) }),
  ],
  [
    'the secret of an event receiver',
    ['signal-secret:network'],
    (n) =>
      fetch(`${api.url}/api/signals/${randomUUID()}`, {
        method: 'POST',
        headers: { ...headersOf({ n }), authorization: `Bearer ghe_${'x'.repeat(43)}` },
      }),
  ],
  [
    'a rejected event',
    ['signal-rejected:connection'],
    () =>
      fetch(`${api.url}/api/signals/${connection}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${EVENT_SECRET}` },
      }),
  ],
  [
    'asking for an organization',
    ['register:network', 'mail:address'],
    (n) =>
      send({ n }, '/auth/register', {
        email: `new-${n}@limits.test`,
        password: 'a quiet bicycle at noon',
        firstName: 'Ada',
        lastName: 'Lovelace',
      }),
  ],
  [
    'asking for a reset',
    ['reset:network', 'mail:address'],
    (n) => send({ n }, '/auth/password-reset', { email: `lost-${n}@limits.test` }),
  ],
  [
    'a reset',
    ['reset-complete:token', 'reset-complete:network'],
    (n) =>
      send({ n }, '/auth/password-reset/complete', {
        token: once(n, 'reset', () => link('password-reset', randomUUID())),
        password: 'a quiet bicycle at noon',
      }),
  ],
  [
    'another address for an account',
    ['email-change:account', 'email-change:network', 'mail:address'],
    (n) => send({ n, as: admin }, '/account/email', { email: `other-${n}@limits.test` }),
  ],
  [
    'inviting somebody',
    ['invite:tenant', 'invite:network', 'mail:address'],
    async (n) => {
      const sent = await send({ n, as: admin }, '/invitations', { email: `guest-${n}@limits.test` });
      // Revoking it allows another invitation, but the emails still count.
      if (sent.status === 201) {
        const { id } = (await sent.clone().json()) as { id: string };
        await callerWith(api, admin.token).delete(`/api/v1/invitations/${id}`);
      }
      return sent;
    },
  ],
  [
    'the secret of a client',
    ['client_secret:client', 'client_secret:network'],
    async (n) => {
      const { client_id } = await once(n, 'client', () => aClient(superadmin));
      const basic = Buffer.from(`${client_id}:a-guess-at-the-secret`).toString('base64');
      return fetch(`${api.url}/api/v1/oauth2/introspect`, {
        method: 'POST',
        headers: { ...headersOf({ n }), authorization: `Basic ${basic}` },
        body: new URLSearchParams({ token: 'anything' }),
      });
    },
  ],
  [
    'an authorization request',
    ['oauth-start:client', 'oauth-start:network'],
    (n) => {
      const asked = new URLSearchParams({
        response_type: 'code',
        client_id: publicClient.client_id,
        redirect_uri: CALLBACK,
        scope: 'openid',
        code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
        code_challenge_method: 'S256',
        // Too large for the cookie that normally stores a request.
        state: randomBytes(SEALED_AT_MOST / 2).toString('hex'),
      });
      return fetch(`${api.url}/api/v1/oauth2/authorize?${asked}`, {
        headers: headersOf({ n }),
        redirect: 'manual',
      });
    },
  ],
  [
    'a client registration',
    ['registration:network', 'registration:tenant'],
    (n) => fetch(`${api.url}/t/${slug}/api/v1/oauth2/register`, { method: 'POST', ...jsonOf({ n }) }),
  ],
  [
    'a token of a client registration',
    ['registration-token:network'],
    (n) =>
      fetch(`${api.url}/t/${slug}/api/v1/oauth2/register`, {
        method: 'POST',
        ...jsonOf({ n }, { authorization: `Bearer ghi_${'x'.repeat(43)}` }),
      }),
  ],
  [
    'a new metadata document',
    ['client-document:tenant'],
    (n) => {
      const asked = new URLSearchParams({
        response_type: 'code',
        // Nobody listens there.
        client_id: `https://127.0.0.1:1/${randomUUID()}.json`,
        redirect_uri: CALLBACK,
      });
      return fetch(`${api.url}/t/${slug}/api/v1/oauth2/authorize?${asked}`, {
        headers: headersOf({ n }),
        redirect: 'manual',
      });
    },
  ],
  [
    'the code of a device',
    ['device:user', 'device:network'],
    (n) => send({ n, as: admin }, '/oauth2/device/find', { user_code: 'BBBB-BBBB' }),
  ],
  [
    'a federation check',
    ['federation-check:user'],
    (n) => send({ n, as: admin }, '/federation-checks', { subject: '{"redirect_uris":[]}' }),
  ],
  ['a search', ['search:user'], (n) => get({ n, as: admin }, '/search?q=acme')],
  ['a list', ['list:user'], (n) => get({ n, as: admin }, '/users')],
  ['an export', ['export:user'], (n) => get({ n, as: superadmin }, `/tenants/${tenantId}/export`)],
];
const CASES = DOORS.flatMap(([name, kinds, attempt]) =>
  kinds.map((kind) => ({ name, kind, kinds, attempt })),
);

test.each(CASES.map((it, index) => ({ ...it, n: index + 1 })))(
  '$kind allows one more than the free attempts and no others: $name',
  async ({ kind, kinds, attempt, n }) => {
    const isRefused = async () => {
      const answer = await attempt(n);
      await answer.body?.cancel();
      return answer.headers.get('retry-after');
    };
    expect(await isRefused()).toBeNull();
    // Above its limit, each kind is recorded.
    await owner.query('update attempt_limits set attempts = 1000000');
    expect(await isRefused()).toBeNull();
    const { rows } = await owner.query<{ kind: string }>('select kind from attempt_limits order by kind');
    expect(rows.map((row) => row.kind)).toEqual([...kinds].sort());

    await owner.query(
      `update attempt_limits set blocked_until = '-infinity', attempts = case when kind = $1 then $2::int else 0 end`,
      [kind, PACES[kind].free],
    );
    expect(await isRefused()).toBeNull();
    expect(await isRefused()).toBe('2');
  },
);

const FIRST = 'login-first:network';

test(`${FIRST} allows one more than the free attempts and no others: two passwords for each account`, async () => {
  const n = CASES.length + 1;
  const guessFor = async (email: string) =>
    (await send({ n }, '/auth/login', { email, password: 'a guess' })).headers.get('retry-after');
  const kinds = async () =>
    (await owner.query<{ kind: string }>('select distinct kind from attempt_limits where kind is not null'))
      .rows;
  const setFirst = (attempts: number) =>
    owner.query(`update attempt_limits set attempts = $2, blocked_until = '-infinity' where key = $1`, [
      keyOf(limitOf(FIRST, `198.51.100.${n}`)),
      attempts,
    ]);
  expect(await guessFor('nobody-1@acme.test')).toBeNull();
  await setFirst(PACES[FIRST].free);
  // The second attempt still counts as a first one, for addresses with and without an account.
  expect(await guessFor('nobody-1@acme.test')).toBeNull();
  expect(await guessFor(person.email)).toBe('2');
  expect(await guessFor('nobody-2@acme.test')).toBe('2');
  expect(await kinds()).toEqual([{ kind: FIRST }]);
  // The third one does not.
  expect(await guessFor('nobody-1@acme.test')).toBeNull();
  await setFirst(0);
  expect(await guessFor(person.email)).toBeNull();
});

test('every limit has a case', () => {
  expect([...new Set([FIRST, ...CASES.map(({ kind }) => kind)])].sort()).toEqual(Object.keys(PACES).sort());
});
