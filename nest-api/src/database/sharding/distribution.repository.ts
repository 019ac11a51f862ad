import type { ClientBase } from 'pg';
import { SettingsError } from '../../settings/read-secret.js';
import { APP_ROLE, MAINTENANCE_ROLE, PERSON_ROLE, PLATFORM_ROLE, SIGN_IN_ROLE } from '../roles.js';
import { findObstacles } from './obstacles.repository.js';
import { DISTRIBUTED, REPLACED_KEYS } from './placements.js';

/**
 * Has the grants on distributed tables. The serving roles are its members on the workers alone: Citus copies grants of
 * tables to shards, but not those of columns. So the coordinator checks columns, and row-level security applies on the
 * workers.
 */
const SHARDS_ROLE = 'gatehouse_shards';
const SERVING_ROLES = [APP_ROLE, SIGN_IN_ROLE, PLATFORM_ROLE, PERSON_ROLE, MAINTENANCE_ROLE];

export interface Distribution {
  /** Tables that were not distributed before. */
  readonly tables: readonly string[];
  readonly workers: number;
}

/**
 * Distributes the tables of `placements.ts` over the workers, and prepares the roles of new workers. A repetition only
 * does what is missing.
 *
 * @param client connected to the coordinator as a superuser, who owns the tables
 * @throws SettingsError the database is not a coordinator with workers, or its schema does not fit
 */
export async function distribute(client: ClientBase, shards: number): Promise<Distribution> {
  const workers = await requireWorkers(client);
  const obstacles = await findObstacles(client);
  if (obstacles.length > 0)
    throw new SettingsError(`The schema cannot be distributed: ${obstacles.join('. ')}.`);

  const done = await distributedTables(client);
  const tables = DISTRIBUTED.filter((table) => !done.has(table));
  await client.query('begin');
  // Otherwise, Citus would create shards on several connections, which do not see the new keys.
  await client.query(`set local citus.multi_shard_modify_mode = 'sequential'`);
  await createShardsRole(client);
  for (const table of tables) await distributeTable(client, table, shards);
  await client.query(COMMITS_ARE_VISIBLE);
  await client.query(`revoke execute on function distributed_commits_are_visible from public`);
  await client.query(`grant execute on function distributed_commits_are_visible to ${MAINTENANCE_ROLE}`);
  await client.query('commit');
  for (const table of tables)
    await client.query('select truncate_local_data_after_distributing_table($1::regclass)', [table]);

  await sendSettings(client);
  for (const role of SERVING_ROLES) await admitOnWorkers(client, role);
  return { tables, workers };
}

async function requireWorkers(client: ClientBase): Promise<number> {
  const { rows: found } = await client.query<{ superuser: boolean; citus: boolean }>(
    `select (select rolsuper from pg_roles where rolname = current_user) as superuser,
       exists (select from pg_extension where extname = 'citus') as citus`,
  );
  if (!found[0]?.citus)
    throw new SettingsError('The database has no Citus. See docs/sharding.md for how to set it up.');
  if (!found[0].superuser)
    throw new SettingsError('Only a superuser can create roles on workers. Set DATABASE_OWNER_URL to one.');
  const { rows: workers } = await client.query(
    `select from pg_dist_node where noderole = 'primary' and isactive and shouldhaveshards and groupid <> 0`,
  );
  if (workers.length === 0)
    throw new SettingsError('The coordinator has no workers. Add them with citus_add_node first.');
  return workers.length;
}

async function distributedTables(client: ClientBase): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid`,
  );
  return new Set(rows.map(({ name }) => name));
}

async function createShardsRole(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [SHARDS_ROLE]);
  if (rowCount === 0) await client.query(`create role ${SHARDS_ROLE} nologin`);
}

async function distributeTable(client: ClientBase, table: string, shards: number): Promise<void> {
  for (const [name, key] of Object.entries(REPLACED_KEYS)) {
    if (key.table !== table) continue;
    await client.query(`alter table ${table} drop constraint ${name}, add constraint ${name} ${key.now}`);
  }
  const [first] = DISTRIBUTED;
  if (table === first) {
    await client.query(
      `select create_distributed_table($1::regclass, 'tenant_id', colocate_with => 'none', shard_count => $2)`,
      [table, shards],
    );
  } else {
    await client.query(`select create_distributed_table($1::regclass, 'tenant_id', colocate_with => $2)`, [
      table,
      first,
    ]);
  }
  await client.query(`grant select, insert, update, delete on ${table} to ${SHARDS_ROLE}`);
}

/** Lets Citus send the tenant of a transaction to the workers, whose row-level security compares it. */
async function sendSettings(client: ClientBase): Promise<void> {
  await client.query(`
    do $do$ begin
      execute format('alter database %I set citus.propagate_set_commands = %L', current_database(), 'local');
    end $do$`);
}

/** The coordinator connects to workers as the current role. On the coordinator itself, the roles stay as they are. */
async function admitOnWorkers(client: ClientBase, role: string): Promise<void> {
  const { rows } = await client.query<{ node: string; result: string }>(
    `select nodename || ':' || nodeport as node, result from run_command_on_workers($1)
     join pg_dist_node using (nodename, nodeport) where not success`,
    [
      `do $do$ begin
         set local citus.enable_ddl_propagation = off;
         alter role ${role} login;
         grant ${SHARDS_ROLE} to ${role};
       end $do$`,
    ],
  );
  const [failed] = rows;
  if (failed) throw new SettingsError(`The worker ${failed.node} cannot admit ${role}: ${failed.result}`);
}

/**
 * Whether everything that the coordinator has committed before the call can be read from the workers.
 *
 * A transaction with changes on several workers is prepared there, then committed on the coordinator, and only then on
 * the workers. It waits for such transactions: for a second, and for those that lost a worker until Citus has recovered
 * them. Its caller reads the lowest open transaction before, and the rows after it.
 */
const COMMITS_ARE_VISIBLE = `
  create or replace function distributed_commits_are_visible() returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  declare
    ending bigint[];
    prepared bigint[];
  begin
    perform pg_stat_clear_snapshot();
    -- A transaction that still has a number on the coordinator is not committed there.
    select coalesce(array_agg(t.transaction_number), '{}') into ending
    from get_all_active_transactions() t
    left join pg_stat_activity a on a.pid = t.process_id
    where not t.worker_query and t.transaction_number > 0 and t.process_id <> pg_backend_pid()
      and a.backend_xid is null;
    for attempt in 1 .. 200 loop
      exit when not exists (
        select from get_all_active_transactions() t
        where not t.worker_query and t.transaction_number = any (ending));
      if attempt = 200 then return false; end if;
      perform pg_sleep(0.005);
    end loop;
    select coalesce(array_agg(distinct split_part(p.gid, '_', 4)::bigint), '{}') into prepared
    from run_command_on_workers($q$select coalesce(string_agg(gid, ' '), '') from pg_prepared_xacts
      where gid like 'citus\\_%' and database = current_database()$q$) r
    cross join lateral regexp_split_to_table(case when r.success then r.result else 'citus_0_0_-1_0' end, ' ') p (gid)
    where p.gid <> '';
    return not exists (
      select from unnest(prepared) n where n not in (
        select t.transaction_number from get_all_active_transactions() t where not t.worker_query));
  end $$`;
