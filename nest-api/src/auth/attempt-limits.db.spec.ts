import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HeldClock } from '../../../test/support/api.ts';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { TooManyRequests } from '../common/app-error.js';
import { Lookups } from '../database/lookups.js';
import { AttemptLimits } from './attempt-limits.js';
import { NetworkPeople } from './network-people.repository.js';
import { accountLimits, type Limit, limitOf, networkLimit, PACES, type Pace } from './rate-limits.js';

const clock = new HeldClock();
let database: DatabaseClone;
let owner: pg.Pool;
let lookups: Lookups;
let limits: AttemptLimits;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Pool({ connectionString: database.ownerUrl });
  lookups = new Lookups({ DATABASE_URL: database.appUrl, DATABASE_POOL_SIZE: 8 } as never);
  limits = new AttemptLimits(lookups, new NetworkPeople(lookups, clock), clock);
});
beforeEach(() => owner.query('delete from attempt_limits'));
afterAll(async () => {
  await Promise.all([lookups.onApplicationShutdown(), owner.end()]);
  await database.drop();
});

const aLimit = (pace: Pace): Limit => ({ subject: randomUUID(), pace });

/** The seconds to wait, or 0 where the attempt is admitted. */
async function waitOf(...of: Limit[]): Promise<number> {
  try {
    await limits.take(of);
    return 0;
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error;
    return error.retryAfterSeconds;
  }
}

async function times(count: number, ...of: Limit[]): Promise<number[]> {
  const waits: number[] = [];
  for (let n = 0; n < count; n += 1) waits.push(await waitOf(...of));
  return waits;
}

test('the limits have the values that docs/security.md lists', () => {
  expect(PACES).toEqual({
    'login:device': { free: 10, longest: 60, quiet: 900 },
    'login:account-network': { free: 5, longest: 60, quiet: 900 },
    'login:account': { free: 20, longest: 30, quiet: 900 },
    'login:network': { free: 100, longest: 60, quiet: 900, grows: true },
    'login-first:network': { free: 100, longest: 60, quiet: 900, grows: true },
    'factor:device': { free: 5, longest: 300, quiet: 3600 },
    'factor:account-network': { free: 5, longest: 300, quiet: 3600 },
    'factor:account': { free: 15, longest: 300, quiet: 3600 },
    'factor:network': { free: 100, longest: 60, quiet: 900, grows: true },
    'factor-passkey:account-network': { free: 20, longest: 30, quiet: 900 },
    'enrol:account': { free: 10, longest: 300, quiet: 3600 },
    'passkey-begin:network': { free: 6_000, longest: 10, quiet: 600 },
    'passkey-complete:network': { free: 60, longest: 30, quiet: 300 },
    'sso-discover:network': { free: 6_000, longest: 10, quiet: 600 },
    'sso-start:network': { free: 6_000, longest: 10, quiet: 600 },
    'sso-complete:network': { free: 60, longest: 30, quiet: 300 },
    'accept-invitation:token': { free: 20, longest: 60, quiet: 900 },
    'accept-invitation:network': { free: 60, longest: 120, quiet: 900 },
    'wizard-link:network': { free: 60, longest: 30, quiet: 300 },
    'connector-code:network': { free: 20, longest: 60, quiet: 900 },
    'connector-signature:network': { free: 60, longest: 30, quiet: 300 },
    'directory-token:network': { free: 60, longest: 30, quiet: 300 },
    'signal-secret:network': { free: 60, longest: 30, quiet: 300 },
    'signal-rejected:connection': { free: 100, longest: 60, quiet: 900 },
    'register:network': { free: 20, longest: 300, quiet: 3600, grows: true },
    'reset:network': { free: 20, longest: 300, quiet: 3600, grows: true },
    'reset-complete:token': { free: 10, longest: 60, quiet: 900 },
    'reset-complete:network': { free: 30, longest: 60, quiet: 900 },
    'sign-in-report:user': { free: 5, longest: 300, quiet: 3600 },
    'sign-in-report:network': { free: 30, longest: 60, quiet: 900 },
    'unsubscribe:network': { free: 30, longest: 60, quiet: 900 },
    'mail:address': { free: 3, longest: 900, quiet: 3600 },
    'email-change:account': { free: 5, longest: 900, quiet: 3600 },
    'email-change:network': { free: 20, longest: 300, quiet: 3600, grows: true },
    'invite:tenant': { free: 120, longest: 300, quiet: 3600 },
    'invite:network': { free: 240, longest: 300, quiet: 3600, grows: true },
    'client_secret:client': { free: 10, longest: 300, quiet: 900 },
    'client_secret:network': { free: 100, longest: 300, quiet: 900 },
    'oauth-start:client': { free: 3_000, longest: 10, quiet: 600 },
    'oauth-start:network': { free: 6_000, longest: 10, quiet: 600 },
    'registration:network': { free: 300, longest: 60, quiet: 3600, grows: true },
    'registration:tenant': { free: 1_000, longest: 30, quiet: 3600 },
    'client-document:tenant': { free: 100, longest: 30, quiet: 3600 },
    'registration-token:network': { free: 60, longest: 30, quiet: 300 },
    'device:user': { free: 5, longest: 300, quiet: 3600 },
    'device:network': { free: 50, longest: 300, quiet: 3600, grows: true },
    'federation-check:user': { free: 20, longest: 60, quiet: 900 },
    'search:user': { free: 100, longest: 15, quiet: 10 },
    'list:user': { free: 6_000, longest: 30, quiet: 600 },
    'export:user': { free: 60, longest: 60, quiet: 600 },
  });
});

test.each(['login', 'factor'] as const)('one network never exhausts the %s limit of an account', (what) => {
  const network = PACES[`${what}:account-network`];
  const account = PACES[`${what}:account`];
  expect(1 / network.longest).toBeLessThan(account.free / account.quiet);
  expect(network.free).toBeLessThan(account.free);
});

describe('a limit', () => {
  const pace = { free: 3, longest: 8, quiet: 300 };

  test('admits its free attempts and one more, then rejects', async () => {
    const limit = aLimit(pace);
    expect(await times(6, limit)).toEqual([0, 0, 0, 0, 2, 2]);
  });

  test('blocks for exactly 2 s, then doubles the wait up to its maximum', async () => {
    const limit = aLimit(pace);
    await times(4, limit);
    for (const wait of [2, 4, 8, 8]) {
      expect(await waitOf(limit)).toBe(wait);
      clock.advance(wait - 0.001);
      expect(await waitOf(limit)).toBe(1);
      clock.advance(0.001);
      expect(await waitOf(limit)).toBe(0);
    }
  });

  test('decays by one attempt every `quiet / free` seconds, to the millisecond', async () => {
    const limit = aLimit(pace);
    await times(3, limit);
    clock.advance(99.999);
    expect(await times(2, limit)).toEqual([0, 2]);

    const other = aLimit(pace);
    await times(3, other);
    clock.advance(100);
    expect(await times(3, other)).toEqual([0, 0, 2]);
  });

  test('resets after its quiet time', async () => {
    const limit = aLimit(pace);
    await times(3, limit);
    clock.advance(pace.quiet);
    expect(await times(5, limit)).toEqual([0, 0, 0, 0, 2]);
  });

  test('does not decay when the clock goes backwards', async () => {
    const limit = aLimit(pace);
    await times(3, limit);
    clock.advance(-3600);
    expect(await times(2, limit)).toEqual([0, 2]);
    clock.advance(3600);
  });

  test('admits no more attempts in parallel than in sequence', async () => {
    const limit = aLimit(pace);
    const waits = await Promise.all(Array.from({ length: 40 }, () => waitOf(limit)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(4);
  });
});

describe('several limits', () => {
  const narrow = { free: 2, longest: 60, quiet: 900 };
  const wide = { free: 4, longest: 30, quiet: 900 };

  test('do not count an attempt that one of them rejects', async () => {
    const [first, second] = [aLimit(narrow), aLimit(wide)];
    await times(50, first, second);
    const { rows } = await owner.query(
      'select attempts, refused from attempt_limits order by attempts, refused',
    );
    expect(rows).toEqual([
      { attempts: 3, refused: 0 },
      { attempts: 3, refused: 47 },
    ]);
    expect(await times(3, second)).toEqual([0, 0, 2]);
  });

  test('leave the first limit unchanged when the second one rejects', async () => {
    const [first, second] = [aLimit({ ...wide, free: 100 }), aLimit(narrow)];
    await times(3, second);
    expect(await waitOf(first, second)).toBe(2);
    const { rows } = await owner.query('select count(*)::int from attempt_limits');
    expect(rows).toEqual([{ count: 1 }]);
  });
});

describe('a successful attempt', () => {
  const pace = { free: 1_000, longest: 60, quiet: 900 };

  test('is forgiven when many run concurrently, without deadlocks', async () => {
    const subjects = Array.from({ length: 6 }, () => aLimit(pace));
    const signIn = async (order: readonly Limit[]) => limits.forgive(await limits.take(order));
    const orders = Array.from({ length: 40 }, (_, n) => (n % 2 ? subjects : subjects.toReversed()));
    for (let round = 0; round < 5; round++) await Promise.all(orders.map(signIn));
    const { rows } = await owner.query('select attempts from attempt_limits');
    expect(rows.map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('ends the wait that it caused itself', async () => {
    const limit = aLimit({ ...pace, free: 1 });
    await times(1, limit);
    await limits.forgive(await limits.take([limit]));
    expect(await waitOf(limit)).toBe(0);
  });

  test('does not end the wait that a later failed attempt caused', async () => {
    const limit = aLimit({ ...pace, free: 1 });
    await times(2, limit);
    clock.advance(2);
    const slow = await limits.take([limit]);
    clock.advance(4);
    expect(await waitOf(limit)).toBe(0);
    await limits.forgive(slow);
    expect(await waitOf(limit)).toBeGreaterThan(0);
  });
});

test('a valid unguessable secret is never rate-limited', async () => {
  const limit = aLimit({ free: 1, longest: 60, quiet: 900 });
  const fails = () =>
    limits
      .countFailures(
        [limit],
        () => true,
        () => Promise.reject(new Error('unknown')),
      )
      .catch(String);
  const outcomes = [await fails(), await fails(), await fails()];
  expect(outcomes.map((outcome) => outcome.includes('unknown'))).toEqual([true, true, false]);
  expect(
    await limits.countFailures(
      [limit],
      () => true,
      () => Promise.resolve('good'),
    ),
  ).toBe('good');
  const another = () => Promise.reject(new Error('another reason'));
  await expect(limits.countFailures([limit], () => false, another)).rejects.toThrow('another reason');
});

test('a growing network limit adds an attempt for each user who signed in there within 30 days', async () => {
  const place = () => Math.floor(Math.random() * 256);
  const [address, other] = [`192.0.${place()}.${place()}`, `198.18.${place()}.${place()}`];
  const client = { address, userAgent: null };
  const seen = async (network: string, days: number, person: string) => {
    await owner.query(
      `insert into users (id, email, email_key, given_name, family_name, status, is_superadmin, created_at, updated_at, version)
       values ($1, $2, $2, 'A', 'B', 'active', false, now(), now(), 1) on conflict do nothing`,
      [person, `${person}@acme.test`],
    );
    await owner.query(
      `insert into devices (id, user_id, key_hash, network, last_seen_at, created_at)
       values (gen_random_uuid(), $1, $2, $3, $4, now())`,
      [person, randomUUID(), network, new Date(clock.now().getTime() - days * 86_400_000)],
    );
  };
  const ada = randomUUID();
  for (const [network, days, person] of [
    [address, 1, ada],
    [address, 2, ada],
    [address, 29, randomUUID()],
    [address, 31, randomUUID()],
    [other, 1, randomUUID()],
  ] as const) {
    await seen(network, days, person);
  }
  const limit = networkLimit('reset:network', client);
  const waits = await times(PACES['reset:network'].free + 4, limit);
  expect(waits.filter((wait) => wait === 0)).toHaveLength(PACES['reset:network'].free + 2 + 1);
  const fixed = networkLimit('accept-invitation:network', client);
  const admitted = (await times(PACES['accept-invitation:network'].free + 4, fixed)).filter((it) => it === 0);
  expect(admitted, 'a limit that does not grow').toHaveLength(PACES['accept-invitation:network'].free + 1);
});

test('a known device has its own limit, separate from its account and network', () => {
  const client = { address: '192.0.2.9', userAgent: null, device: 'a'.repeat(43) };
  const subjects = (known: boolean) =>
    accountLimits('login', 'ada@acme.test', client, known).map(({ subject }) => subject);
  expect(subjects(false)).toEqual([
    'login:account-network:ada@acme.test:192.0.2.9',
    'login:account:ada@acme.test',
    'login:network:192.0.2.9',
  ]);
  expect(subjects(true)).toEqual([expect.stringMatching(/^login:device:ada@acme\.test:[\w-]{43}$/)]);
  expect(limitOf('mail:address', 'ada@acme.test').subject).toBe('mail:address:ada@acme.test');
});
