import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { migrateDown, migrateUp } from './migrate.js';
import { migrations } from './migrations/index.js';
import { ormOptions } from './orm-options.js';
import { schemaDrift } from './schema-drift.js';

let database: DatabaseClone;

beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

test('migrating again does nothing', async () => {
  expect(await migrateUp(database.ownerUrl)).toEqual([]);
});

test('migrations and entities agree', async () => {
  const orm = await MikroORM.init(ormOptions({ url: database.ownerUrl, poolSize: 2 }));
  expect(await schemaDrift(orm)).toEqual([]);
  await orm.close(true);
});

test('an entity without its migration is detected', async () => {
  const owner = await MikroORM.init(ormOptions({ url: database.ownerUrl, poolSize: 2 }));
  await owner.em.fork().execute('alter table tenants drop column trial_ends_at');
  expect(await schemaDrift(owner)).toEqual([expect.stringContaining('trial_ends_at')]);
  await owner.em.fork().execute('alter table tenants add column trial_ends_at timestamptz null');
  // Its index was removed too, and the down migration expects it.
  await owner.em.fork().execute('create index tenants_trial_ends_at_index on tenants (trial_ends_at)');
  await owner.close(true);
});

test('all migrations can be reverted and applied again', { timeout: 90_000 }, async () => {
  for (let i = 0; i < migrations.length; i++) expect(await migrateDown(database.ownerUrl)).toHaveLength(1);
  const again = await migrateUp(database.ownerUrl);
  expect(again).toHaveLength(migrations.length);
});

test('two concurrent migrators apply each migration once', async () => {
  for (let i = 0; i < 2; i++) await migrateDown(database.ownerUrl);
  const done = await Promise.all([migrateUp(database.ownerUrl), migrateUp(database.ownerUrl)]);
  expect(done.flat()).toHaveLength(2);
});

test('a migration yields while its tables are locked, and completes once they are free', async () => {
  const newest = await migrateDown(database.ownerUrl);
  const [user, observer] = [0, 1].map(() => new pg.Client({ connectionString: database.ownerUrl }));
  if (!user || !observer) throw new Error('no clients');
  await Promise.all([user.connect(), observer.connect()]);
  await user.query('begin');
  // Every migration writes to at least this table.
  await user.query('lock table migrations in share mode');
  const isWaiting = async () => {
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return (await observer.query(waiting)).rowCount === 1;
  };
  const done = migrateUp(database.ownerUrl);
  for (const state of [true, false, true]) await expect.poll(isWaiting, { interval: 20 }).toBe(state);
  await user.query('commit');
  await Promise.all([user.end(), observer.end()]);
  expect(await done).toEqual(newest);
});

test('a database of another version is rejected with an explanation', async () => {
  const owner = await MikroORM.init(ormOptions({ url: database.ownerUrl, poolSize: 1 }));
  const em = owner.em.fork();
  const [last] = await em.execute<{ id: number; name: string }[]>(
    'select id, name from migrations order by id desc limit 1',
  );
  await em.execute('update migrations set name = ? where id = ?', ['Migration20200101T0000_other', last?.id]);
  await expect(migrateUp(database.ownerUrl)).rejects.toThrow(
    /set up by another version: this one has no migration Migration20200101T0000_other/,
  );
  await em.execute('update migrations set name = ? where id = ?', [last?.name, last?.id]);
  await owner.close(true);
});
