/** Every table with its sizes and policies; a partitioned table includes its partitions. */
export const TABLES = `
  select n.nspname as schema, c.relname as name, sizes.*,
    json_build_object('enabled', c.relrowsecurity, 'forced', c.relforcerowsecurity, 'policies', policies.list) as isolation
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  cross join lateral (
    select sum(case when part.reltuples < 0 then pg_stat_get_live_tuples(part.oid) else part.reltuples end)::bigint::float8 as rows,
      coalesce(sum(pg_table_size(part.oid)), 0)::float8 as "tableBytes",
      coalesce(sum(pg_indexes_size(part.oid)), 0)::float8 as "indexBytes",
      case when c.relkind = 'p' then count(*)::int else 0 end as partitions
    from (
      select leaf.oid, leaf.reltuples from pg_partition_tree(c.oid) tree
        join pg_class leaf on leaf.oid = tree.relid where tree.isleaf and c.relkind = 'p'
      union all select c.oid, c.reltuples where c.relkind = 'r'
    ) part
  ) sizes
  cross join lateral (
    select coalesce(json_agg(json_build_object('name', p.policyname, 'roles', p.roles, 'command', lower(p.cmd),
      'using', p.qual, 'check', p.with_check) order by p.policyname), '[]') as list
    from pg_policies p where p.schemaname = n.nspname and p.tablename = c.relname
  ) policies
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
  order by n.nspname <> 'public', n.nspname, c.relname`;

export const SERVER = `
  select current_setting('server_version') as version, current_database() as name,
    pg_database_size(current_database())::float8 as "sizeBytes",
    current_setting('max_connections')::int as "maxConnections",
    (select coalesce(json_agg(json_build_object('role', usename, 'count', count) order by usename), '[]') from (
      select coalesce(usename, 'background') as usename, count(*)::int from pg_stat_activity
      where datname = current_database() group by 1) each) as connections`;

export const APPLIED = 'select name, executed_at as at from migrations order by executed_at, id';

/** Every column of the tables in \`public\`. */
export const COLUMNS = `
  select c.relname as "table", a.attname as "column", not a.attnotnull as nullable
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped`;
