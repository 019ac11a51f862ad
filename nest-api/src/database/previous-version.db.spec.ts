import { execFileSync } from 'node:child_process';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { breakingChanges, type SchemaShape, schemaShape } from '../../../test/support/breaking-changes.ts';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { PREVIOUS_VERSION } from '../../../test/support/previous-version.ts';
import { ormOptions } from './orm-options.js';

let database: DatabaseClone;
let client: pg.Client;
let now: SchemaShape;

beforeAll(async () => {
  database = await cloneDatabase();
  client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  now = await schemaShape(client);
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

/** Whether the previous version mentions a column or function outside of its migrations. */
function isUsed(change: string): boolean {
  const name = /^(?:column \S+\.|function )(\w+).* is gone/.exec(change)?.[1];
  if (!name) return true;
  const property = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const words = ['-e', name, '-e', property];
  const where = [
    PREVIOUS_VERSION.commit,
    '--',
    ':/nest-api/src',
    ':(top,exclude)nest-api/src/database/migrations',
  ];
  try {
    return execFileSync('git', ['grep', '-lw', ...words, ...where], { cwd: import.meta.dirname }).length > 0;
  } catch (error) {
    // 1: found nowhere. Otherwise, the commit is not at hand.
    return (error as { status?: number }).status !== 1;
  }
}

test('the previous version works with the schema of this version', async () => {
  const orm = await MikroORM.init(ormOptions({ url: database.ownerUrl, poolSize: 2 }));
  try {
    await orm.migrator.down({ to: PREVIOUS_VERSION.lastMigration });
    const before = await schemaShape(client);
    const found = breakingChanges(before, now).filter(isUsed);
    expect(found, 'add what this version needs beside what the previous one uses').toEqual([]);
  } finally {
    await orm.migrator.up();
    await orm.close(true);
  }
});

describe('a schema change', () => {
  let before: SchemaShape;

  beforeAll(async () => {
    await client.query(`
      create function twice(n int) returns table (value int) language sql as 'select n * 2';
      create table marks (mark varchar(9) check (mark in ('one', 'two')));
      grant select (mark) on marks to gatehouse_sign_in`);
    before = await schemaShape(client);
  });

  const replacedCheck = (values: string) =>
    `alter table marks drop constraint marks_mark_check, add constraint marks_mark_check check (mark in (${values}))`;

  test.each([
    ['alter table tenants drop column trial_ends_at', 'column tenants.trial_ends_at is gone'],
    ['alter table tenants rename column trial_ends_at to ends_at', 'column tenants.trial_ends_at is gone'],
    ['alter table tenants alter trial_ends_at type date', 'and is date'],
    ['alter table tenants alter trial_ends_at set not null', 'column tenants.trial_ends_at is required now'],
    ['alter table tenants alter id drop default, alter name drop not null', ''],
    ['alter table tenants add extra text', ''],
    ["alter table tenants add extra text not null default ''", ''],
    [
      'alter table tenants add extra text not null',
      'column tenants.extra is new, required and without a default',
    ],
    ['create table extras (id uuid not null)', ''],
    ["alter table tenants add check (name <> 'x')", 'rule tenants_name_check of tenants is new'],
    ['create unique index extra on tenants (name)', 'rule extra of tenants is new'],
    ['alter table tenants add extra text unique', ''],
    [
      'revoke select (mark) on marks from gatehouse_sign_in',
      'no longer: gatehouse_sign_in may select column marks.mark',
    ],
    ['drop function twice', 'function twice(integer) is gone'],
    [
      'drop function twice; create function twice(n int) returns table (value bigint) language sql as $$ select 1::bigint $$',
      'function twice(integer) is gone or returns something else',
    ],
    [
      'drop function twice; create function twice(n int, m int) returns table (value int) language sql as $$ select 1 $$',
      'function twice(integer) is gone or returns something else',
    ],
    [
      'drop function twice; create function twice(n int, m int default 1) returns table (value int, more text) language sql as $$ select 1, null $$',
      '',
    ],
    [replacedCheck("'one', 'three', 'two'"), ''],
    [replacedCheck("'one'"), 'rule marks_mark_check of marks was'],
  ])('%s: %s', async (sql, expected) => {
    await client.query('begin');
    try {
      await client.query(sql);
      const found = breakingChanges(before, await schemaShape(client));
      expect(found).toEqual(expected === '' ? [] : [expect.stringContaining(expected)]);
    } finally {
      await client.query('rollback');
    }
  });
});
