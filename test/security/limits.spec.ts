import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login as signInHalf, withTotp } from '../support/account.ts';
import { HeldClock, startApi, type TestApi } from '../support/api.ts';
import { aPerson, aTenant, callerWith, type Person, post, signedIn } from '../support/data.ts';

const clock = new HeldClock(new Date());
let api: TestApi;
/** A second process on the same database. */
let replica: TestApi;
let owner: pg.Client;
let person: Person;
let admin: string;
let ticket: string;
let number = 0;

beforeAll(async () => {
  api = await startApi({ clock });
  replica = await startApi({ clock, database: api.database });
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
  const tenantId = (await aTenant(api)).id;
  person = await aPerson(api, { tenantId });
  await withTotp(api, person);
  ({ ticket } = await signInHalf(api, person));
  admin = (await signedIn(api, await aPerson(api, { tenantId, role: 'tenant_admin' }))).token;
});
afterAll(async () => {
  await owner.end();
  await replica.stop();
  await api.stop();
});

interface Try {
  readonly at: TestApi;
  /** The account or address that is tried. */
  readonly account: string;
  /** The address of the client. */
  readonly network: string;
}

const send = ({ at, network }: Try, path: string, body: unknown, token?: string) =>
  post(at, path, body, {
    'x-forwarded-for': network,
    'x-gatehouse-internal': at.settings.INTERNAL_SECRET,
    ...(token && { authorization: `Bearer ${token}` }),
  });
const address = (account: string) => `${account}@limits.test`;
const fresh = () => {
  number += 1;
  return `fresh-${number}`;
};

/**
 * Each operation with the number of its limits, and how many of them belong to another account and another network.
 * Operations without a known account count only by network. Operations of one ticket count by its account.
 */
const DOORS: [
  name: string,
  all: number,
  byAccount: number,
  byNetwork: number,
  attempt: (given: Try) => Promise<Response>,
][] = [
  [
    'a password at the sign-in',
    3,
    2,
    2,
    (given) => send(given, '/api/v1/auth/login', { email: address(given.account), password: 'a guess' }),
  ],
  [
    'asking for a reset',
    2,
    1,
    1,
    (given) => send(given, '/api/v1/auth/password-reset', { email: address(given.account) }),
  ],
  [
    'the link of a reset',
    1,
    0,
    1,
    (given) =>
      send(given, '/api/v1/auth/password-reset/complete', {
        token: 'a.b.c',
        password: 'a quiet bicycle at noon',
      }),
  ],
  [
    'asking for an organization',
    2,
    1,
    1,
    (given) =>
      send(given, '/api/v1/auth/register', {
        email: address(given.account),
        password: 'a quiet bicycle at noon',
        firstName: 'Ada',
        lastName: 'Lovelace',
      }),
  ],
  [
    'a code at the second step',
    3,
    0,
    2,
    (given) =>
      send(given, '/api/v1/auth/second-factor', { ticket, answer: { method: 'totp', code: '000000' } }),
  ],
  ['a question to a passkey', 1, 0, 1, (given) => send(given, '/api/v1/auth/passkey', {})],
  [
    'the answer of a passkey',
    1,
    0,
    1,
    (given) =>
      send(given, '/api/v1/auth/passkey/complete', {
        challengeId: crypto.randomUUID(),
        response: { id: 'AQ' },
      }),
  ],
  [
    'the link of an invitation',
    1,
    0,
    1,
    (given) => send(given, '/api/v1/invitations/open', { token: 'a.b.c' }),
  ],
  [
    'inviting somebody',
    3,
    1,
    1,
    async (given) => {
      const sent = await send(given, '/api/v1/invitations', { email: address(given.account) }, admin);
      // Revoking it allows another invitation, but the emails still count.
      if (sent.status === 201) {
        const { id } = (await sent.clone().json()) as { id: string };
        await callerWith(given.at, admin).delete(`/api/v1/invitations/${id}`);
      }
      return sent;
    },
  ],
  [
    'another address for an account',
    3,
    1,
    1,
    (given) => send(given, '/api/v1/account/email', { email: address(given.account) }, admin),
  ],
];

describe.each(DOORS)('%s', (_, all, byAccount, byNetwork, attempt) => {
  const [account, network] = [fresh(), `198.51.100.${DOORS.findIndex((door) => door[4] === attempt) + 1}`];
  const keys = async () =>
    (await owner.query<{ key: string }>(`select encode(key, 'hex') as key from attempt_limits`)).rows.map(
      ({ key }) => key,
    );
  /** The number of limits that were counted for the first time. */
  async function newly(given: Try): Promise<string[]> {
    const before = new Set(await keys());
    expect((await attempt(given)).status).not.toBe(429);
    return (await keys()).filter((key) => !before.has(key));
  }
  const setBlocked = (key: string, until: Date | null) =>
    owner.query(
      `update attempt_limits set blocked_until = coalesce($2::timestamptz, '-infinity'), attempts = 1, refused = 0
      where key = decode($1, 'hex')`,
      [key, until],
    );

  test('is limited by account and by network, separately, and on every replica', async () => {
    await owner.query('delete from attempt_limits');
    const counted = await newly({ at: api, account, network });
    expect(counted).toHaveLength(all);
    expect(await newly({ at: api, account: fresh(), network })).toHaveLength(byAccount);
    expect(await newly({ at: api, account, network: '203.0.113.77' })).toHaveLength(byNetwork);

    for (const key of counted) {
      await setBlocked(key, new Date(clock.now().getTime() + 60_000));
      const refused = await attempt({ at: replica, account, network });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
      await setBlocked(key, null);
      expect((await attempt({ at: replica, account, network })).status).not.toBe(429);
      await owner.query('update attempt_limits set attempts = 1');
    }
  });
});

test('a wait ends after at most 15 minutes', async () => {
  await owner.query('delete from attempt_limits');
  const asked = () => post(replica, '/api/v1/auth/password-reset', { email: 'often@limits.test' });
  const waits: number[] = [];
  for (let count = 0; count < 30; count += 1) {
    const response = await asked();
    if (response.status !== 429) continue;
    waits.push(Number(response.headers.get('retry-after')));
    clock.advance(waits.at(-1) ?? 0);
  }
  expect(Math.max(...waits)).toBeLessThanOrEqual(900);
  clock.advance(900);
  expect((await asked()).status).toBe(202);
});
