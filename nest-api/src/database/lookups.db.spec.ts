import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { readSettings } from '../settings/settings.js';
import { Lookups } from './lookups.js';

let database: DatabaseClone;
let owner: pg.Client;
let lookups: Lookups;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  lookups = new Lookups(
    readSettings({
      DATABASE_URL: database.appUrl,
      DATABASE_MAINTENANCE_URL: database.maintenanceUrl,
      INTERNAL_SECRET: 'the internal secret of the tests, long enough',
      MASTER_KEY: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    }),
  );
});
afterAll(async () => {
  await lookups.onApplicationShutdown();
  await owner.end();
  await database.drop();
});

/** A function with these columns, each of them 1. */
const define = (...columns: string[]) =>
  owner.query(`
    drop function if exists grown();
    create function grown() returns table (${columns.map((name) => `${name} int`).join(', ')})
      language sql as $$ select ${columns.map(() => 1).join(', ')} $$;
    grant execute on function grown() to gatehouse_app, gatehouse_sign_in`);

const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work));

test('a statement is prepared again on every connection after a migration changed its result', async () => {
  await define('a');
  await many(() => lookups.call('grown', []));
  await define('a', 'b');
  expect(new Set((await many(() => lookups.call('grown', []))).map((rows) => JSON.stringify(rows)))).toEqual(
    new Set([JSON.stringify([{ a: 1, b: 1 }])]),
  );
});

test('so is a statement among several in one trip, and the others run once', async () => {
  await define('a');
  await owner.query('create table trips (at int); grant select, insert on trips to gatehouse_sign_in');
  const trip = () =>
    lookups.inOneTrip([
      { name: 'grown-in-trip', text: 'select * from grown()', values: [] },
      { name: 'trips', text: 'insert into trips values (1) returning at', values: [] },
    ]);
  await many(trip);
  await define('a', 'b');
  expect((await many(trip)).every(([grown]) => JSON.stringify(grown) === '[{"a":1,"b":1}]')).toBe(true);
  expect((await owner.query('select count(*)::int as trips from trips')).rows).toEqual([{ trips: 40 }]);
});

test('another error is thrown at once', async () => {
  await expect(lookups.call('no_such_function', [])).rejects.toThrow('no_such_function');
});
