import { Migration } from '@mikro-orm/migrations';
import { platformTable } from '../tables.js';

/** What a tenant is when somebody signs up. */
const SIGNED_UP = `status = 'pending' and plan = 'trial' and payment_status = 'pending'`;

/**
 * Demo data that can be found and removed.
 *
 * - `tenants.is_demo`: made with the demo data, as `users.is_demo` is.
 * - `demo_data`: what is loaded, so that a load that was cut off goes on, and whether somebody removed it, so that a start
 *   does not bring it back.
 * - `audit_make_partition` makes one month of the audit log. Only the owner may call it for a month that is over.
 * - `remove_demo_tenant` and `remove_demo_people` erase as `erase_tenant` and `erase_person` do, and only what is marked; an
 *   organization that somebody else joined stays. The row of a tenant goes too: an erased tenant would keep its slug. Its
 *   numbers leave the statistics of all tenants.
 */
export class Migration20261124T1655_demo_data extends Migration {
  override up(): void {
    this.addSql('alter table tenants add column is_demo boolean not null default false');
    // A sign-up writes the column, and never as demo data.
    this.addSql('grant insert (is_demo) on tenants to gatehouse_sign_in');
    this.addSql(`alter policy sign_in_insert on tenants with check (${SIGNED_UP} and not is_demo)`);
    this.addSql('create index tenants_demo_index on tenants (id) where is_demo');
    this.addSql('create index users_demo_index on users (id) where is_demo');
    this.addSql(`
      update tenants t set is_demo = true where t.slug = 'demo-company' and exists (
        select 1 from memberships m join users u on u.id = m.user_id where m.tenant_id = t.id and u.is_demo)`);

    platformTable(
      this,
      'demo_data',
      {
        platform: 'select, update (removal_asked_at, removal_asked_by)',
        maintenance: {
          may: 'select, update (loaded, completed_at, removed_at, removal_asked_at, removal_asked_by)',
          rows: 'true',
        },
      },
      `
      singleton boolean not null default true,
      loaded text[] not null default '{}',
      completed_at timestamptz null,
      removal_asked_at timestamptz null,
      removal_asked_by uuid null,
      removed_at timestamptz null,
      constraint demo_data_pkey primary key (singleton),
      constraint demo_data_singleton_check check (singleton)`,
    );
    this.addSql('insert into demo_data default values');

    this.addSql(`
      create function audit_make_partition(month timestamp) returns boolean
      language plpgsql set search_path = pg_catalog, public, pg_temp as $$
      declare
        partition text := 'audit_events_' || to_char(month, 'YYYY_MM');
      begin
        if to_regclass('public.' || partition) is not null then return false; end if;
        execute format('create table public.%I (like public.audit_events including defaults including constraints'
          || ' including generated)', partition);
        execute format('alter table public.%I enable row level security', partition);
        execute format('alter table public.audit_events attach partition public.%I for values from (%L) to (%L)',
          partition, month::text || '+00', (month + interval '1 month')::text || '+00');
        return true;
      end $$`);
    this.addSql('revoke execute on function audit_make_partition from public');

    this.addSql(`
      create function demo_tenants() returns setof uuid
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select t.id from tenants t where t.is_demo and not exists (
          select 1 from memberships m join users u on u.id = m.user_id where m.tenant_id = t.id and not u.is_demo)
        order by t.id
      $$`);
    this.addSql(`
      create function remove_demo_tenant(tenant uuid) returns boolean
      language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        perform 1 from tenants where id = tenant for update;
        if tenant not in (select demo_tenants()) then return false; end if;
        perform 1 from sign_in_cursor for update;
        update sign_in_hours h set succeeded = h.succeeded - d.succeeded, failed = h.failed - d.failed,
          people = h.people - d.people
        from sign_in_hours d
        where d.tenant_id = tenant and h.tenant_id = '00000000-0000-0000-0000-000000000000' and h.hour = d.hour;
        update tenants set deleted_at = now() where id = tenant and deleted_at is null;
        perform erase_tenant(tenant, now(), now());
        delete from tenants where id = tenant;
        return true;
      end $$`);
    this.addSql(`
      create function remove_demo_people(keep_last_superadmin boolean) returns int
      language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        person uuid;
        removed int := 0;
      begin
        for person in
          select id from users where is_demo and not (is_superadmin and keep_last_superadmin and not exists (
            select 1 from users o where o.is_superadmin and not o.is_demo and o.status = 'active'))
          for update
        loop
          delete from memberships where user_id = person;
          update users set is_superadmin = false, erase_after = now() where id = person;
          perform erase_person(person, now());
          removed := removed + 1;
        end loop;
        return removed;
      end $$`);
    this.addSql(`
      create function demo_counts(out organizations int, out people int, out applications int, out connections int,
        out sign_ins int)
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select (select count(*) from tenants where is_demo), (select count(*) from users where is_demo),
          (select count(*) from oauth_clients c join tenants t on t.id = c.tenant_id where t.is_demo),
          (select count(*) from sso_configurations c join tenants t on t.id = c.tenant_id where t.is_demo),
          (select count(*) from audit_events e join tenants t on t.id = e.tenant_id
             where t.is_demo and e.action in ('sign_in.succeeded', 'sign_in.refused', 'sign_in.failed'))
      $$`);
    this.addSql(
      'revoke execute on function demo_counts, demo_tenants, remove_demo_tenant, remove_demo_people from public',
    );
    this.addSql(`
      grant execute on function demo_tenants, remove_demo_tenant, remove_demo_people to gatehouse_maintenance`);
    this.addSql('grant execute on function demo_counts to gatehouse_maintenance, gatehouse_platform');
  }

  override down(): void {
    this.addSql(
      'drop function demo_counts, remove_demo_people, remove_demo_tenant, demo_tenants, audit_make_partition',
    );
    this.addSql('drop table demo_data');
    this.addSql('drop index users_demo_index');
    this.addSql(`alter policy sign_in_insert on tenants with check (${SIGNED_UP})`);
    this.addSql('alter table tenants drop column is_demo');
  }
}
