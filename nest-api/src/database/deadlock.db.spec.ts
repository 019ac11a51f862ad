import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { isDeadlock } from './deadlock.js';

let database: DatabaseClone;
let one: pg.Client;
let other: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase();
  [one, other] = [1, 2].map(() => new pg.Client({ connectionString: database.ownerUrl })) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([one.connect(), other.connect()]);
});
afterAll(async () => {
  await Promise.all([one.end(), other.end()]);
  await database.drop();
});

const lock = (client: pg.Client, key: number) => client.query('select pg_advisory_xact_lock($1)', [key]);

test('one of two transactions that wait for each other fails with a deadlock', async () => {
  await Promise.all([one.query('begin'), other.query('begin')]);
  await Promise.all([lock(one, 1), lock(other, 2)]);
  const ends = [
    [one, 2],
    [other, 1],
  ] as const;
  const results = await Promise.allSettled(
    ends.map(([client, key]) => lock(client, key).finally(() => client.query('rollback'))),
  );
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect(errors.map(isDeadlock)).toEqual([true]);
});

test('other errors are not deadlocks', async () => {
  const error = await one.query('select 1 / 0').catch((thrown: unknown) => thrown);
  expect([error, null, undefined].map(isDeadlock)).toEqual([false, false, false]);
});
