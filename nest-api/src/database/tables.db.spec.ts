import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../test/support/database.ts';
import { tenantTable } from './tables.js';

interface TenantTable {
  readonly name: string;
  readonly rowSecurity: boolean;
  readonly policies: Record<string, string>;
  /** Whether the role that serves a tenant's requests has any grant on it. */
  readonly granted: boolean;
}

let database: DatabaseClone;
let owner: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** Not forced on the owner, who runs the functions that erase, count and look up across tenants. */
test('each table with tenant_id has row-level security, and each role sees it through its own policy', async () => {
  const tables = await tenantTables();
  expect(tables.length).toBeGreaterThan(30);
  const open = tables.filter(
    ({ rowSecurity, policies }) => !rowSecurity || Object.keys(policies).length === 0,
  );
  expect(open).toEqual([]);
  const unbound = tables.filter(
    ({ granted, policies }) => granted && !policies.tenant?.includes(`'app.tenant_id'`),
  );
  expect(unbound.map(({ name }) => name)).toEqual([]);
});

test('a table without its policies is detected', async () => {
  await owner.query('create table forgotten (id uuid primary key, tenant_id uuid not null)');
  await owner.query('grant select on forgotten to gatehouse_app');
  expect(await tenantTables()).toContainEqual({
    name: 'forgotten',
    rowSecurity: false,
    policies: {},
    granted: true,
  });
  await owner.query('drop table forgotten');
});

test('a table without tenant_id cannot be created as a tenant table', () => {
  expect(() => tenantTable(undefined as never, 'nobodys', {}, 'id uuid not null')).toThrow(
    'nobodys has no column tenant_id.',
  );
});

async function tenantTables(): Promise<TenantTable[]> {
  const { rows } = await owner.query<TenantTable>(`
    select c.relname as name, c.relrowsecurity as "rowSecurity",
      coalesce((select jsonb_object_agg(p.policyname, p.qual) from pg_policies p
        where p.schemaname = 'public' and p.tablename = c.relname), '{}') as policies,
      has_any_column_privilege('gatehouse_app', c.oid, 'select, insert, update')
        or has_table_privilege('gatehouse_app', c.oid, 'delete') as granted
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by 1`);
  return rows;
}
