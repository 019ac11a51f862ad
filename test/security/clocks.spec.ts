import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MailLinks } from '../../nest-api/src/auth/mail-links.js';
import { Clock } from '../../nest-api/src/common/clock.js';
import { type ServedApi, startApi, type TestApi } from '../support/api.ts';
import { aPerson, aTenant, callerWith, PASSWORD, type Person, post } from '../support/data.ts';

const HOUR_MS = 3_600_000;
let api: TestApi;
/** Started and used while the wall clock is wrong. */
let ahead: TestApi;
let owner: pg.Client;
let person: Person;

beforeAll(async () => {
  api = await startApi();
  ahead = await off(HOUR_MS, () => startApi({ database: api.database }));
  owner = new pg.Client({ connectionString: api.database.ownerUrl });
  await owner.connect();
});
beforeEach(async () => {
  await owner.query('delete from attempt_limits');
  person = await aPerson(api, { tenantId: (await aTenant(api)).id });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(async () => {
  await owner.end();
  await ahead.stop();
  await api.stop();
});

/** Runs `work` while the wall clock is wrong by this much. */
async function off<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ now: Date.now() + milliseconds, toFake: ['Date'] });
  try {
    return await work();
  } finally {
    vi.useRealTimers();
  }
}

const login = (at: ServedApi, password = PASSWORD) =>
  post(at, '/api/v1/auth/login', { email: person.email, password });
const stillIn = async (at: ServedApi, token: string) =>
  (await callerWith(at, token).get('/api/v1/auth/me')).status;
async function signIn(at: ServedApi) {
  const response = await login(at);
  expect(response.status).toBe(200);
  return (await response.json()) as { accessToken: string; expiresAt: string };
}
const databaseNow = async () => {
  const { rows } = await owner.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float as ms',
  );
  return rows[0]?.ms ?? 0;
};

describe.each([
  ['ahead', HOUR_MS],
  ['behind', -HOUR_MS],
])('a process whose clock is an hour %s', (_, wrong) => {
  test('uses the time of the database', async () => {
    for (const at of [api, ahead]) {
      const [read, is] = await off(wrong, async () => [
        at.app.get(Clock).now().getTime(),
        await databaseNow(),
      ]);
      expect(Math.abs((read as number) - (is as number))).toBeLessThan(1_000);
    }
  });

  test('neither ends sessions of other processes early nor creates ones that last longer', async () => {
    const here = await signIn(api);
    const there = await off(wrong, () => signIn(ahead));
    expect(Math.abs(Date.parse(there.expiresAt) - Date.parse(here.expiresAt))).toBeLessThan(30_000);
    expect(await off(wrong, () => stillIn(ahead, here.accessToken))).toBe(200);
    expect(await stillIn(api, there.accessToken)).toBe(200);
  });

  test('accepts no expired session', async () => {
    const { accessToken } = await signIn(api);
    await owner.query(
      `update sessions set expires_at = now() - interval '1 second' where user_id = $1 and ended_at is null`,
      [person.id],
    );
    expect(await off(wrong, () => stillIn(ahead, accessToken))).toBe(401);
  });

  test('keeps attempts that another process counted', async () => {
    for (let n = 0; n < 8; n += 1) await login(api, `guess ${n}`);
    // A long wait, so that it does not end on a slow machine.
    await owner.query(`update attempt_limits set blocked_until = now() + interval '10 minutes'`);
    expect((await off(wrong, () => login(ahead))).status).toBe(429);
  });

  test('accepts a signed link until it expires', async () => {
    const token = (link: string) => new URL(link).searchParams.get('token') ?? '';
    const valid = token(api.app.get(MailLinks).make('sign-up', 'a', 600));
    const expired = token(api.app.get(MailLinks).make('sign-up', 'a', -1));
    await off(wrong, async () => {
      expect(ahead.app.get(MailLinks).open('sign-up', valid)).toBe('a');
      expect(() => ahead.app.get(MailLinks).open('sign-up', expired)).toThrow('expired');
    });
  });
});
