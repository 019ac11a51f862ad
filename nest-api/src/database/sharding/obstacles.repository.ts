import type { ClientBase } from 'pg';
import { DISTRIBUTED, ON_COORDINATOR, REPLACED_KEYS } from './placements.js';

/**
 * Compares the schema with the placements, and with what Citus can distribute.
 *
 * @returns a sentence for each table or key that does not fit
 */
export async function findObstacles(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ obstacle: string }>(OBSTACLES, [
    [...DISTRIBUTED],
    Object.values(ON_COORDINATOR).flat(),
    Object.keys(REPLACED_KEYS),
  ]);
  return rows.map(({ obstacle }) => obstacle);
}

/**
 * Partitions follow their parent. Constraint triggers of foreign keys are internal.
 *
 * Parameters: the distributed tables, those of the coordinator, and the keys that are replaced.
 */
const OBSTACLES = `
  with tables as (
    select c.oid, c.relname::text as name, a.attnum as tenant, a.attnotnull as "isRequired"
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
  ), listed as (
    select unnest($1::text[]) as name, true as "isDistributed" union all select unnest($2::text[]), false
  ), distributed as (
    select t.* from tables t where t.name = any($1::text[])
  )
  select t.name || ' has tenant_id, and is in no list of placements.ts' as obstacle from tables t
  where t.name not in (select name from listed)
  union all
  select l.name || ' is listed, but is no table with tenant_id' from listed l
  where l.name not in (select name from tables)
  union all
  select l.name || ' is listed more than once' from listed l group by l.name having count(*) > 1
  union all
  select d.name || ' has a tenant_id that may be null' from distributed d where not d."isRequired"
  union all
  select d.name || ' has the unique key ' || k.relname || ' without tenant_id'
  from distributed d
  join pg_index i on i.indrelid = d.oid and i.indisunique and not d.tenant = any(i.indkey::int2[])
  join pg_class k on k.oid = i.indexrelid
  where k.relname <> all($3::text[])
  union all
  select d.name || ' refers to ' || f.confrelid::regclass || ', which is on the coordinator'
  from distributed d join pg_constraint f on f.conrelid = d.oid and f.contype = 'f'
  where f.confrelid not in (select oid from distributed)
  union all
  select d.name || ' has the foreign key ' || f.conname || ' without tenant_id'
  from distributed d join pg_constraint f on f.conrelid = d.oid and f.contype = 'f'
  where f.confrelid in (select oid from distributed) and not d.tenant = any(f.conkey)
  union all
  select f.conrelid::regclass || ' is on the coordinator, and refers to ' || d.name
  from distributed d join pg_constraint f on f.confrelid = d.oid and f.contype = 'f'
  where f.conrelid not in (select oid from distributed)
  union all
  select d.name || ' has the trigger ' || g.tgname
  from distributed d join pg_trigger g on g.tgrelid = d.oid and not g.tgisinternal
  union all
  select distinct d.name || ' is partitioned twice'
  from distributed d join pg_inherits p on p.inhparent = d.oid join pg_class c on c.oid = p.inhrelid
  where c.relkind = 'p'
  order by 1`;
