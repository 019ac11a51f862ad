import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { Clock } from '../common/clock.js';
import { Lookups } from '../database/lookups.js';
import { AttemptLimits, type Limit } from './attempt-limits.js';

let database: DatabaseClone;
let owner: pg.Pool;
let lookups: Lookups;
let limits: AttemptLimits;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Pool({ connectionString: database.ownerUrl });
  lookups = new Lookups({ DATABASE_URL: database.appUrl, DATABASE_POOL_SIZE: 8 } as never);
  limits = new AttemptLimits(lookups, new Clock());
});
afterAll(async () => {
  await Promise.all([lookups.onApplicationShutdown(), owner.end()]);
  await database.drop();
});

const pace = { free: 1_000, longest: 60, quiet: 900 };
const some = (): Limit[] => Array.from({ length: 6 }, () => ({ subject: randomUUID(), pace }));

test('good sign-ins of one account at once are all counted back, and none is given up for another', async () => {
  const subjects = some();
  const signIn = async (order: readonly Limit[]) => {
    await limits.take(order);
    await limits.forgive(order);
  };
  const orders = Array.from({ length: 40 }, (_, n) => (n % 2 ? subjects : subjects.toReversed()));
  for (let round = 0; round < 5; round++) await Promise.all(orders.map(signIn));
  const { rows } = await owner.query('select attempts from attempt_limits');
  expect(rows.map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0, 0, 0]);
});
