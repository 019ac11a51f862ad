import { Migration } from '@mikro-orm/migrations';

/**
 * A deleted tenant is erased for good.
 *
 * `erase_tenant` runs as the owner, since nobody who serves may touch the trail, and only for a tenant that was deleted
 * before the given moment. It goes through every table that has `tenant_id`, then through every row that points to a
 * person who belongs nowhere else, so that a table made tomorrow is covered too. What is left of the tenant is its
 * number and slug, which are never given to another, and a tombstone: who, when, and where its audit chain ended.
 */
export class Migration20261121T0541_erasure extends Migration {
  override up(): void {
    this.addSql('alter table tenants add column deleted_by uuid null, add column erased_at timestamptz null');
    this.addSql(`
      create table audit_tombstones (
        erased_tenant uuid not null,
        erased_at timestamptz not null,
        deleted_by uuid null,
        events bigint not null,
        last_n bigint null,
        last_hash bytea null,
        constraint audit_tombstones_pkey primary key (erased_tenant)
      )`);
    this.addSql('alter table audit_tombstones enable row level security');
    this.addSql('create policy platform on audit_tombstones for select to gatehouse_platform using (true)');
    this.addSql('grant select on audit_tombstones to gatehouse_platform');
    this.due();
    this.erase();
  }

  private due(): void {
    this.addSql(`
      create function tenants_to_erase(before timestamptz) returns setof uuid
      language sql security definer set search_path = public, pg_temp as $$
        select id from tenants where deleted_at <= before and erased_at is null order by deleted_at
      $$`);
    this.addSql('revoke execute on function tenants_to_erase from public');
    this.addSql('grant execute on function tenants_to_erase to gatehouse_maintenance');
  }

  private erase(): void {
    this.addSql(`
      create function erase_rows(tables text[], columns text[], ids uuid[]) returns void
      language plpgsql set search_path = public, pg_temp as $$
      declare
        waiting int;
        before int := -1;
      begin
        -- What others still point to goes in a later round.
        loop
          waiting := 0;
          for i in 1 .. cardinality(tables) loop
            begin
              execute format('delete from public.%I where %I = any($1)', tables[i], columns[i]) using ids;
            exception when foreign_key_violation then
              waiting := waiting + 1;
            end;
          end loop;
          exit when waiting = 0;
          if waiting = before then
            raise exception 'rows are left that point to each other';
          end if;
          before := waiting;
        end loop;
      end $$`);
    this.addSql('revoke execute on function erase_rows from public');
    this.addSql(`
      create function erase_tenant(tenant uuid, before timestamptz, at timestamptz) returns boolean
      language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        people uuid[];
        tables text[];
        columns text[];
      begin
        perform 1 from tenants where id = tenant and deleted_at <= before and erased_at is null for update;
        if not found then return false; end if;

        insert into audit_tombstones (erased_tenant, erased_at, deleted_by, events, last_n, last_hash)
        select t.id, at, t.deleted_by, (select count(*) from audit_events e where e.tenant_id = t.id), h.n, h.hash
        from tenants t left join audit_heads h on h.tenant_id = t.id where t.id = tenant;

        select coalesce(array_agg(u.id), '{}') into people from users u
        join memberships m on m.user_id = u.id and m.tenant_id = tenant
        where not u.is_superadmin
          and not exists (select 1 from memberships o where o.user_id = u.id and o.tenant_id <> tenant);
        delete from outbox where recipient in (select email from users where id = any(people));

        select array_agg(c.relname::text), array_agg('tenant_id'::text) into tables, columns
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition;
        perform erase_rows(tables, columns, array[tenant]);

        select array_agg(c.relname::text), array_agg(a.attname::text) into tables, columns
        from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
          and a.atttypid = 'uuid'::regtype
          and (a.attname = 'user_id' or exists (
            select 1 from pg_constraint k
            where k.conrelid = c.oid and k.confrelid = 'users'::regclass and k.conkey = array[a.attnum]));
        perform erase_rows(tables || 'users'::text, columns || 'id'::text, people);

        update tenants set name = 'Erased', admin_email = null, external_id = null, erased_at = at,
          status = 'deactivated', updated_at = at, version = version + 1 where id = tenant;
        return true;
      end $$`);
    this.addSql('revoke execute on function erase_tenant from public');
    this.addSql('grant execute on function erase_tenant to gatehouse_maintenance');
  }

  override down(): void {
    this.addSql('drop function erase_tenant');
    this.addSql('drop function erase_rows');
    this.addSql('drop function tenants_to_erase');
    this.addSql('drop table audit_tombstones');
    this.addSql('alter table tenants drop column deleted_by, drop column erased_at');
  }
}
