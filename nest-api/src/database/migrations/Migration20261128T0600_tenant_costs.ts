import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';
import { tenantTable } from '../tables.js';

const PLATFORM = `'00000000-0000-0000-0000-000000000000'::uuid`;
const PATH = 'pg_catalog, public, pg_temp';

/**
 * What each organization costs, by day in UTC. The nil UUID has the platform's own part.
 *
 * - `parts` has the same amounts by measure and kind: `processor.sign_in`, `tokens.id_token`, `storage.memberships`.
 * - `count_costs` adds what a process counted. Erased organizations get nothing.
 * - `tenant_tables` and `tenant_storage` measure how many bytes belong to each organization. They return numbers only.
 *   `set_storage` writes them. Rows of a day without a measurement have no `storage_bytes`.
 * - Rows stay for 13 months. Erasure of an organization deletes its rows.
 */
export class Migration20261128T0600_tenant_costs extends Migration {
  override up(): void {
    tenantTable(
      this,
      'tenant_costs',
      { platform: 'select', tail: 'with (fillfactor = 70)' },
      `
      tenant_id uuid not null,
      day date not null,
      processor_us bigint not null default 0,
      requests bigint not null default 0,
      tokens bigint not null default 0,
      emails bigint not null default 0,
      jobs bigint not null default 0,
      storage_bytes bigint,
      parts jsonb not null default '{}',
      constraint tenant_costs_pkey primary key (tenant_id, day)`,
    );
    this.addSql('create index tenant_costs_day_index on tenant_costs (day, tenant_id)');
    this.counting();
    this.storage();
    this.forgetting();
  }

  private counting(): void {
    this.addSql(`
      create function add_cost_parts(these jsonb, those jsonb) returns jsonb language sql immutable
      set search_path = ${PATH} as $$
        select coalesce(jsonb_object_agg(s.key, s.amount), '{}') from (
          select e.key, sum(e.value::numeric) as amount
          from (select * from jsonb_each_text(these) union all select * from jsonb_each_text(those)) e group by e.key) s
      $$`);
    this.addSql('revoke execute on function add_cost_parts from public');
    sqlFunction(
      this,
      'count_costs(noted jsonb)',
      'void',
      `insert into tenant_costs as c (tenant_id, day, processor_us, requests, tokens, emails, jobs, parts)
       select r.tenant_id, r.day, r.processor_us, r.requests, r.tokens, r.emails, r.jobs, r.parts
       from jsonb_to_recordset(noted) as r (tenant_id uuid, day date, processor_us bigint, requests bigint, tokens bigint,
         emails bigint, jobs bigint, parts jsonb)
       where r.tenant_id = ${PLATFORM} or exists (
         select from tenants t where t.id = r.tenant_id and t.erased_at is null)
       order by r.tenant_id, r.day
       on conflict (tenant_id, day) do update set processor_us = c.processor_us + excluded.processor_us,
         requests = c.requests + excluded.requests, tokens = c.tokens + excluded.tokens,
         emails = c.emails + excluded.emails, jobs = c.jobs + excluded.jobs,
         parts = add_cost_parts(c.parts, excluded.parts)`,
      { isVolatile: true },
    );
  }

  private storage(): void {
    this.addSql(`
      create function tenant_tables() returns table (name text, whole text, pages bigint)
      language sql stable security definer set search_path = ${PATH} as $$
        select c.relname::text, coalesce(root.relname, c.relname)::text, pg_relation_size(c.oid) / 8192
        from pg_class c
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
        left join pg_class root on c.relispartition and root.oid = pg_partition_root(c.oid)
        where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.atttypid = 'uuid'::regtype
        order by 1
      $$`);
    // A sample has whole pages, so its share of the table's bytes is that of its rows. Indexes and the wide values that are
    // kept apart from the rows are shared in the same ratio.
    this.addSql(`
      create function tenant_storage(of_table text, percent real) returns table (tenant_id uuid, bytes bigint)
      language plpgsql stable security definer set search_path = ${PATH} as $$
      #variable_conflict use_column
      declare whole bigint;
      begin
        select pg_total_relation_size(c.oid) into whole from pg_class c
        where c.relname = of_table and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and exists (
          select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id'
            and a.atttypid = 'uuid'::regtype);
        if whole is null then raise exception 'no table of organizations: %', of_table; end if;
        return query execute format(
          'with widths as materialized (
             select tenant_id, sum(pg_column_size(r)) as width from %I r tablesample system (%s) group by 1)
           select tenant_id, ($1 * width / sum(width) over ())::bigint from widths', of_table, percent) using whole;
      end $$`);
    this.addSql(`
      create function set_storage(of_day date, noted jsonb) returns void
      language sql volatile security definer set search_path = ${PATH} as $$
        insert into tenant_costs as c (tenant_id, day, storage_bytes, parts)
        select r.tenant_id, of_day, r.bytes, r.parts
        from jsonb_to_recordset(noted) as r (tenant_id uuid, bytes bigint, parts jsonb)
        where r.tenant_id = ${PLATFORM} or exists (
          select from tenants t where t.id = r.tenant_id and t.erased_at is null)
        order by r.tenant_id
        on conflict (tenant_id, day) do update set storage_bytes = excluded.storage_bytes,
          parts = excluded.parts || (select coalesce(jsonb_object_agg(p.key, p.value), '{}')
            from jsonb_each(c.parts) p where p.key not like 'storage.%')
      $$`);
    // Costs that a process counted before an organization was erased may be written after it.
    this.addSql(`
      create function clear_costs(before date) returns void
      language sql volatile security definer set search_path = ${PATH} as $$
        delete from tenant_costs where day < before;
        delete from tenant_costs c using tenants t where t.id = c.tenant_id and t.erased_at is not null
      $$`);
    const functions = 'tenant_tables, tenant_storage, set_storage, clear_costs';
    this.addSql(`revoke execute on function ${functions} from public`);
    this.addSql(`grant execute on function ${functions} to gatehouse_maintenance`);
  }

  private forgetting(): void {
    this.addSql(`
      create function forget_costs() returns trigger
      language plpgsql security definer set search_path = ${PATH} as $$
      begin
        delete from tenant_costs where tenant_id = new.id;
        return null;
      end $$`);
    this.addSql('revoke execute on function forget_costs from public');
    this.addSql(`
      create trigger forget_costs after update of erased_at on tenants for each row when (new.erased_at is not null)
      execute function forget_costs()`);
  }

  override down(): void {
    this.addSql('drop trigger forget_costs on tenants');
    this.addSql(
      'drop function forget_costs, clear_costs, set_storage, tenant_storage, tenant_tables, count_costs, add_cost_parts',
    );
    this.addSql('drop table tenant_costs');
  }
}
