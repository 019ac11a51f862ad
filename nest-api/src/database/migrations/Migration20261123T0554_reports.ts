import { Migration } from '@mikro-orm/migrations';
import { platformTable, tenantTable } from '../tables.js';

/**
 * Numbers that cost the same however many users there are.
 *
 * - `sign_in_hours`: how many sign-ins succeeded and failed, and for how many users it was the hour of their last
 *   sign-in: the sum over the last hours is how many different users signed in. All tenants together have the nil UUID.
 * - `sign_in_people`: the hour of the last sign-in of each user.
 * - `sign_in_cursor`: which events are counted. They are taken in the order of their transactions, below every open one,
 *   so that an event that commits late counts once and in its own hour. It names the cluster: after a restore into another
 *   one everything is counted afresh; `restored` is the last event that came with it.
 * - `people_counts` is a ledger as `tenant_counts` is. All users together have the nil UUID; the admins and the users of
 *   all tenants have the UUIDs that end in 1 and 2. `users.has_factor` says whether somebody has a second factor. Whoever
 *   changes one of them holds the user's row while it is counted.
 * - Wrong passwords are written to the audit log of the platform and of each organization of the user. Only the
 *   platform's event is counted; it counts for each organization.
 */
export class Migration20261123T0554_reports extends Migration {
  override up(): void {
    tenantTable(
      this,
      'sign_in_hours',
      { app: 'select', platform: 'select' },
      `
      tenant_id uuid not null,
      hour timestamptz not null,
      succeeded bigint not null,
      failed bigint not null,
      people bigint not null,
      constraint sign_in_hours_pkey primary key (tenant_id, hour)`,
    );
    this.addSql('create index sign_in_hours_hour_index on sign_in_hours (hour)');

    platformTable(
      this,
      'sign_in_people',
      { platform: '' },
      `
      tenant_id uuid not null,
      user_id uuid not null,
      hour timestamptz not null,
      constraint sign_in_people_pkey primary key (tenant_id, user_id)`,
    );
    this.addSql('create index sign_in_people_user_id_index on sign_in_people (user_id)');
    this.addSql('create index sign_in_people_hour_index on sign_in_people (hour)');

    platformTable(
      this,
      'sign_in_cursor',
      { platform: 'select' },
      `
      singleton boolean not null default true,
      upto xid8 not null default '0',
      seq bigint not null default 0,
      restored bigint not null default 0,
      system_identifier text not null,
      counted_at timestamptz not null,
      constraint sign_in_cursor_pkey primary key (singleton),
      constraint sign_in_cursor_singleton_check check (singleton)`,
    );

    tenantTable(
      this,
      'people_counts',
      { app: 'select', platform: 'select' },
      `
      tenant_id uuid not null,
      people bigint not null,
      active bigint not null,
      enrolled bigint not null,
      folded boolean not null default false`,
    );
    this.addSql('create index people_counts_tenant_id_index on people_counts (tenant_id)');
    this.addSql('create index people_counts_unfolded_index on people_counts (tenant_id) where not folded');

    this.addSql(`
      insert into sign_in_cursor (system_identifier, counted_at)
      select system_identifier::text, now() from pg_control_system()`);
    this.addSql(`insert into people_counts values ('00000000-0000-0000-0000-000000000000', 0, 0, 0, true)`);
    // A wrong password does not say which tenant is meant: it counts for each that the user belongs to.
    this.addSql(`
      create function add_sign_ins(from_xid xid8, from_seq bigint, to_xid xid8, to_seq bigint, above bigint,
        upto bigint, since timestamptz) returns void
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$
        with batch as materialized (
          select e.tenant_id, date_trunc('hour', e.at, 'UTC') as hour, e.action = 'sign_in.succeeded' as ok,
            case when e.actor_id ~ '^[0-9a-f-]{36}$' then e.actor_id::uuid end as person,
            case when e.action in ('sign_in.failed', 'factor.failed') and e.target_id ~ '^[0-9a-f-]{36}$'
              then e.target_id::uuid end as target
          from audit_events e
          where e.action in ('sign_in.succeeded', 'sign_in.refused', 'sign_in.failed', 'factor.failed') and e.at >= since
            and (e.xid, e.seq) > (from_xid, from_seq) and (e.xid, e.seq) <= (to_xid, to_seq)
            and e.seq > above and e.seq <= upto and (e.action in ('sign_in.succeeded', 'sign_in.refused') or
              e.tenant_id = '00000000-0000-0000-0000-000000000000'::uuid)
        ), placed as materialized (
          select '00000000-0000-0000-0000-000000000000'::uuid as tenant_id, hour, ok, person from batch
          union all
          select tenant_id, hour, ok, person from batch where tenant_id <> '00000000-0000-0000-0000-000000000000'::uuid
          union all
          select m.tenant_id, b.hour, false, null from batch b join memberships m on m.user_id = b.target
        ), seen as (
          select tenant_id, person, max(hour) as hour from placed
          where ok and exists (select 1 from users u where u.id = person) group by 1, 2
        ), moved as materialized (
          select s.tenant_id, s.person, s.hour, p.hour as before
          from seen s left join sign_in_people p on p.tenant_id = s.tenant_id and p.user_id = s.person
          where p.hour is null or p.hour < s.hour
        ), noted as (
          insert into sign_in_people (tenant_id, user_id, hour) select tenant_id, person, hour from moved
          on conflict (tenant_id, user_id) do update set hour = excluded.hour
        ), changes as (
          select tenant_id, hour, count(*) filter (where ok) as succeeded, count(*) filter (where not ok) as failed,
            0 as people from placed group by 1, 2
          union all
          select tenant_id, hour, 0, 0, count(*) from moved group by 1, 2
          union all
          select tenant_id, before, 0, 0, -count(*) from moved where before >= since group by 1, 2
        )
        insert into sign_in_hours as h (tenant_id, hour, succeeded, failed, people)
        select tenant_id, hour, sum(succeeded), sum(failed), sum(people) from changes group by 1, 2
        on conflict (tenant_id, hour) do update set succeeded = h.succeeded + excluded.succeeded,
          failed = h.failed + excluded.failed, people = h.people + excluded.people
      $$`);
    this.addSql(`
      create function count_sign_ins(most int) returns int
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp
      -- The partitions are read in the order of the index: sorting would read all that waits for each batch of it.
      set enable_sort = off set enable_seqscan = off as $$
      declare
        done sign_in_cursor;
        cluster text := (select system_identifier::text from pg_control_system());
        since timestamptz := date_trunc('day', now(), 'UTC') - interval '14 days';
        at timestamptz := clock_timestamp();
        open xid8;
        next xid8;
        before_open xid8;
        came bigint;
        last_of_all constant bigint := 9223372036854775807;
        last_xid xid8;
        last_seq bigint;
        taken int;
      begin
        select * into done from sign_in_cursor for update skip locked;
        if not found then return 0; end if;
        delete from sign_in_hours where hour < since;
        delete from sign_in_people where hour < since;

        if done.system_identifier <> cluster then
          delete from sign_in_hours;
          delete from sign_in_people;
          -- What came with the restore has numbers that say nothing here: all of it is counted at once.
          select pg_snapshot_xmin(s), pg_snapshot_xmax(s) into open, next from pg_current_snapshot() s;
          before_open := (open::text::numeric - 1)::text::xid8;
          select coalesce(max(e.seq), 0) into came from audit_events e where e.xid >= next;
          perform add_sign_ins('0', 0, before_open, last_of_all, 0, last_of_all, since);
          perform add_sign_ins((next::text::numeric - 1)::text::xid8, last_of_all, '18446744073709551615',
            last_of_all, 0, came, since);
          update sign_in_cursor set upto = before_open, seq = last_of_all, restored = came,
            system_identifier = cluster, counted_at = at;
          return 0;
        end if;

        select count(*), max(n.xid), (array_agg(n.seq order by n.xid desc, n.seq desc))[1]
        into taken, last_xid, last_seq
        from (
          select e.xid, e.seq from audit_events e
          where e.action in ('sign_in.succeeded', 'sign_in.refused', 'sign_in.failed', 'factor.failed') and e.at >= since
            and (e.xid, e.seq) > (done.upto, done.seq) and e.seq > done.restored
            and e.xid < pg_snapshot_xmin(pg_current_snapshot())
          order by e.xid, e.seq limit most
        ) n;
        if taken > 0 then
          perform add_sign_ins(done.upto, done.seq, last_xid, last_seq, done.restored, last_of_all,
            since);
        end if;
        update sign_in_cursor set upto = coalesce(last_xid, upto), seq = coalesce(last_seq, sign_in_cursor.seq),
          counted_at = case when taken < most then at else counted_at end;
        return taken;
      end $$`);
    this.addSql(`
      create function count_new_people() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        insert into people_counts select '00000000-0000-0000-0000-000000000000'::uuid, count(*), count(*) filter
          (where status = 'active'),
          count(*) filter (where status = 'active' and has_factor)
        from there having count(*) > 0;
        return null;
      end $$`);
    this.addSql(`
      create function count_changed_person() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        insert into people_counts values ('00000000-0000-0000-0000-000000000000'::uuid, 0, (new.status =
          'active')::int - (old.status = 'active')::int,
          (new.status = 'active' and new.has_factor)::int - (old.status = 'active' and old.has_factor)::int);
        insert into people_counts
        select m.tenant_id, 0, 0, new.has_factor::int - old.has_factor::int from memberships m
        where m.user_id = new.id and m.status = 'active' and new.has_factor <> old.has_factor;
        return null;
      end $$`);
    this.addSql(`
      create function count_gone_person() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        insert into people_counts values ('00000000-0000-0000-0000-000000000000'::uuid, -1, -(old.status = 'active')::int,
          -(old.status = 'active' and old.has_factor)::int);
        -- Nobody counts until this is done, so that no sign-in brings back whom it has just erased.
        perform 1 from sign_in_cursor for update;
        delete from sign_in_people where user_id = old.id;
        return null;
      end $$`);
    this.addSql(`
      create function count_new_members() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform 1 from users where id in (select user_id from there) order by id for share;
        insert into people_counts
        select m.tenant_id, count(*), count(*) filter (where m.status = 'active'),
          count(*) filter (where m.status = 'active' and u.has_factor)
        from there m join users u on u.id = m.user_id group by 1;
        return null;
      end $$`);
    this.addSql(`
      create function count_changed_member() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      declare enrolled int;
      begin
        select u.has_factor::int into enrolled from users u where u.id = old.user_id for share;
        insert into people_counts values (old.tenant_id, case tg_op when 'DELETE' then -1 else 0 end,
          case tg_op when 'DELETE' then 0 else (new.status = 'active')::int end - (old.status = 'active')::int,
          (case tg_op when 'DELETE' then 0 else (new.status = 'active')::int end - (old.status = 'active')::int)
            * coalesce(enrolled, 0));
        return null;
      end $$`);
    this.addSql(`
      create function fold_people_counts(most int) returns int
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      declare done int;
      begin
        with due as (
          select distinct tenant_id from (select tenant_id from people_counts where not folded limit most) unfolded
        ), gone as (
          delete from people_counts p using due where p.tenant_id = due.tenant_id returning p.*
        )
        insert into people_counts
        select tenant_id, sum(people), sum(active), sum(enrolled), true from gone group by 1;
        get diagnostics done = row_count;
        return done;
      end $$`);
    this.addSql(`
      create function forget_counts() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        delete from people_counts where tenant_id = new.id;
        perform 1 from sign_in_cursor for update;
        delete from sign_in_hours where tenant_id = new.id;
        delete from sign_in_people where tenant_id = new.id;
        return null;
      end $$`);
    this.addSql(`
      create function count_role(person uuid, role text, change int) returns void
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$
        insert into people_counts
        select case role when 'tenant_admin' then '00000000-0000-0000-0000-000000000001'::uuid else
          '00000000-0000-0000-0000-000000000002'::uuid end, change, change * (u.status = 'active')::int, change *
          (u.status = 'active' and u.has_factor)::int from users u where u.id = person
      $$`);
    this.addSql(`
      create function count_roles_of_new_members() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform 1 from users where id in (select user_id from there) order by id for share;
        insert into people_counts
        select case m.role when 'tenant_admin' then '00000000-0000-0000-0000-000000000001'::uuid else
          '00000000-0000-0000-0000-000000000002'::uuid end, count(*), sum((u.status = 'active')::int),
          sum((u.status = 'active' and u.has_factor)::int)
        from there m join users u on u.id = m.user_id where m.status = 'active' group by 1;
        return null;
      end $$`);
    this.addSql(`
      create function count_role_of_member() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform 1 from users where id = old.user_id for share;
        if old.status = 'active' then perform count_role(old.user_id, old.role, -1); end if;
        if tg_op = 'UPDATE' and new.status = 'active' then perform count_role(new.user_id, new.role, 1); end if;
        return null;
      end $$`);
    this.addSql(`
      create function count_roles_of_person() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        insert into people_counts
        select case m.role when 'tenant_admin' then '00000000-0000-0000-0000-000000000001'::uuid else
          '00000000-0000-0000-0000-000000000002'::uuid end, 0, count(*) * ((new.status = 'active')::int -
          (old.status = 'active')::int),
          count(*) * ((new.status = 'active' and new.has_factor)::int - (old.status = 'active' and old.has_factor)::int)
        from memberships m where m.user_id = new.id and m.status = 'active' group by 1;
        return null;
      end $$`);
    // Before the row goes: its memberships go with it, and could not be counted by role afterwards.
    this.addSql(`
      create function count_roles_of_gone_person() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        insert into people_counts
        select case m.role when 'tenant_admin' then '00000000-0000-0000-0000-000000000001'::uuid else
          '00000000-0000-0000-0000-000000000002'::uuid end, -count(*), -count(*) * (old.status = 'active')::int,
          -count(*) * (old.status = 'active' and old.has_factor)::int
        from memberships m where m.user_id = old.id and m.status = 'active' group by 1;
        return old;
      end $$`);
    this.addSql(`
      revoke execute on function add_sign_ins, count_sign_ins, count_new_people, count_changed_person,
        count_gone_person, count_new_members, count_changed_member, fold_people_counts, forget_counts, count_role,
        count_roles_of_new_members, count_role_of_member, count_roles_of_person, count_roles_of_gone_person from
        public`);
    this.addSql('grant execute on function count_sign_ins, fold_people_counts to gatehouse_maintenance');
    this.addSql(`
      create trigger count_new_people after insert on users referencing new table as there for each statement
        execute function count_new_people()`);
    this.addSql(`
      create trigger count_changed_person after update of status, has_factor on users for each row when
        ((old.status, old.has_factor) is distinct from (new.status, new.has_factor)) execute function
        count_changed_person()`);
    this.addSql(`
      create trigger count_gone_person after delete on users for each row execute function count_gone_person()`);
    this.addSql(`
      create trigger count_new_members after insert on memberships referencing new table as there for each
        statement execute function count_new_members()`);
    this.addSql(`
      create trigger count_changed_member after update of status on memberships for each row when (old.status is
        distinct from new.status) execute function count_changed_member()`);
    this.addSql(`
      create trigger count_gone_member after delete on memberships for each row execute function
        count_changed_member()`);
    this.addSql(`
      create trigger forget_counts after update of erased_at on tenants for each row when (new.erased_at is not
        null) execute function forget_counts()`);
    this.addSql(`
      create trigger count_roles_of_new_members after insert on memberships referencing new table as there for
        each statement execute function count_roles_of_new_members()`);
    this.addSql(`
      create trigger count_role_of_changed_member after update of status, role on memberships for each row when
        ((old.status, old.role) is distinct from (new.status, new.role)) execute function count_role_of_member()`);
    this.addSql(`
      create trigger count_role_of_gone_member after delete on memberships for each row execute function
        count_role_of_member()`);
    this.addSql(`
      create trigger count_roles_of_person after update of status, has_factor on users for each row when
        ((old.status, old.has_factor) is distinct from (new.status, new.has_factor)) execute function
        count_roles_of_person()`);
    // Before the row goes: its memberships go with it, and could not be counted by role afterwards.
    this.addSql(`
      create trigger count_roles_of_gone_person before delete on users for each row execute function
        count_roles_of_gone_person()`);
  }

  override down(): void {
    this.addSql('drop trigger count_roles_of_gone_person on users');
    this.addSql('drop trigger count_roles_of_person on users');
    this.addSql('drop trigger count_role_of_gone_member on memberships');
    this.addSql('drop trigger count_role_of_changed_member on memberships');
    this.addSql('drop trigger count_roles_of_new_members on memberships');
    this.addSql('drop trigger forget_counts on tenants');
    this.addSql('drop trigger count_gone_member on memberships');
    this.addSql('drop trigger count_changed_member on memberships');
    this.addSql('drop trigger count_new_members on memberships');
    this.addSql('drop trigger count_gone_person on users');
    this.addSql('drop trigger count_changed_person on users');
    this.addSql('drop trigger count_new_people on users');
    this.addSql('drop table people_counts, sign_in_cursor, sign_in_people, sign_in_hours');
    this.addSql(`
      drop function count_roles_of_gone_person, count_roles_of_person, count_role_of_member,
        count_roles_of_new_members, count_role, forget_counts, fold_people_counts, count_changed_member,
        count_new_members, count_gone_person, count_changed_person, count_new_people, count_sign_ins, add_sign_ins`);
  }
}
