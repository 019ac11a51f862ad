import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../../test/support/database.ts';
import { distribute } from './distribution.repository.js';
import { findObstacles } from './obstacles.repository.js';

let database: DatabaseClone;
let owner: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

test('each table with tenant_id has a placement, and Citus can distribute those that it should', async () => {
  const help = 'list a new table in placements.ts. A distributed table needs tenant_id in all of its keys';
  expect(await findObstacles(owner), help).toEqual([]);
});

describe('a schema change', () => {
  test.each([
    ['create table extras (tenant_id uuid)', 'extras has tenant_id, and is in no list of placements.ts'],
    ['drop table tenant_costs', 'tenant_costs is listed, but is no table with tenant_id'],
    [
      'alter table audit_heads drop constraint audit_heads_pkey, alter tenant_id drop not null',
      'audit_heads has a tenant_id that may be null',
    ],
    [
      'create unique index extra on audit_heads (hash)',
      'audit_heads has the unique key extra without tenant_id',
    ],
    ['create unique index extra on audit_heads (hash, tenant_id)', ''],
    ['alter table audit_heads add check (n > 0)', ''],
    [
      'alter table audit_heads add foreign key (tenant_id) references tenants (id)',
      'audit_heads refers to tenants, which is on the coordinator',
    ],
    ['alter table audit_seals add foreign key (tenant_id) references audit_heads (tenant_id)', ''],
    [
      'alter table tenant_costs add foreign key (tenant_id) references audit_heads (tenant_id)',
      'tenant_costs is on the coordinator, and refers to audit_heads',
    ],
    [
      'create trigger extra after insert on audit_heads for each row execute function forget_costs()',
      'audit_heads has the trigger extra',
    ],
  ])('%s: %s', async (sql, expected) => {
    await owner.query('begin');
    try {
      await owner.query(sql);
      expect(await findObstacles(owner)).toEqual(expected === '' ? [] : [expected]);
    } finally {
      await owner.query('rollback');
    }
  });
});

test('a database without Citus is not distributed', async () => {
  await expect(distribute(owner, 32)).rejects.toThrow('The database has no Citus.');
});
