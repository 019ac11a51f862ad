import { Migration } from '@mikro-orm/migrations';

/** Whole days by UTC that are kept: what the figures look back on, and a day more. */
const DAYS_KEPT = 15;

/**
 * Sign-ins counted by the hour, so that the figures of a tenant or of all cost the same however many sign in.
 *
 * - `sign_in_hours`: how many succeeded and failed, and for how many people it was the hour of their last sign-in. The
 *   sum of the latter over the last hours is how many different people signed in within them. All tenants together
 *   stand under the nil UUID.
 * - `sign_in_people`: the hour of each person's last sign-in, by which they are moved from one hour to another.
 * - `sign_in_cursor`: which events are counted. They are taken in the order of their transactions, below every one that
 *   is still open, so that an event that commits late is counted once and in its own hour. It names the cluster: after
 *   a restore into another one, where transaction numbers start anew, all that is kept is counted afresh; `restored` is
 *   the last event that came with it.
 */
export class Migration20261121T0610_sign_in_hours extends Migration {
  override up(): void {
    this.addSql(`
      create table sign_in_hours (
        tenant_id uuid not null,
        hour timestamptz not null,
        succeeded bigint not null,
        failed bigint not null,
        people bigint not null,
        constraint sign_in_hours_pkey primary key (tenant_id, hour)
      )`);
    this.addSql('create index sign_in_hours_hour_index on sign_in_hours (hour)');
    this.addSql(`
      create table sign_in_people (
        tenant_id uuid not null,
        user_id uuid not null,
        hour timestamptz not null,
        constraint sign_in_people_pkey primary key (tenant_id, user_id)
      )`);
    this.addSql('create index sign_in_people_user_id_index on sign_in_people (user_id)');
    this.addSql('create index sign_in_people_hour_index on sign_in_people (hour)');
    this.addSql(`
      create table sign_in_cursor (
        singleton boolean not null default true,
        upto xid8 not null default '0',
        seq bigint not null default 0,
        restored bigint not null default 0,
        system_identifier text not null,
        counted_at timestamptz not null,
        constraint sign_in_cursor_pkey primary key (singleton),
        constraint sign_in_cursor_singleton_check check (singleton)
      )`);
    this.addSql(`
      insert into sign_in_cursor (system_identifier, counted_at)
      select system_identifier::text, now() from pg_control_system()`);
    this.isolation();

    this.addSql(`
      create index audit_events_counting_index on audit_events (xid, seq)
      where action in ('sign_in.succeeded', 'sign_in.refused', 'sign_in.failed')`);
    // Nobody counts by this one any more; it still finds the newest that succeeded.
    this.addSql('drop index audit_events_sign_ins_index');
    this.addSql(`
      create index audit_events_sign_ins_index on audit_events (at) where action = 'sign_in.succeeded'`);
    this.counting();
  }

  /** Written by the functions alone. */
  private isolation(): void {
    const own = `tenant_id = current_setting('app.tenant_id')::uuid`;
    for (const table of ['sign_in_hours', 'sign_in_people', 'sign_in_cursor']) {
      this.addSql(`alter table ${table} enable row level security`);
      this.addSql(`create policy platform on ${table} for select to gatehouse_platform using (true)`);
    }
    this.addSql(`create policy tenant on sign_in_hours for select to gatehouse_app using (${own})`);
    this.addSql('grant select on sign_in_hours to gatehouse_app, gatehouse_platform');
    this.addSql('grant select on sign_in_cursor to gatehouse_platform');
  }

  private counting(): void {
    // A wrong password says nothing yet about which tenant is meant: it counts for each that the person belongs to.
    this.addSql(
      `
      create function add_sign_ins(from_xid xid8, from_seq bigint, to_xid xid8, to_seq bigint, above bigint,
        upto bigint, since timestamptz) returns void
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$
        with batch as materialized (
          select e.tenant_id, date_trunc('hour', e.at, 'UTC') as hour, e.action = 'sign_in.succeeded' as ok,
            case when e.actor_id ~ '^[0-9a-f-]{36}$' then e.actor_id::uuid end as person,
            case when e.action = 'sign_in.failed' and e.target_id ~ '^[0-9a-f-]{36}$' then e.target_id::uuid end as target
          from audit_events e
          where e.action in ('sign_in.succeeded', 'sign_in.refused', 'sign_in.failed') and e.at >= since
            and (e.xid, e.seq) > (from_xid, from_seq) and (e.xid, e.seq) <= (to_xid, to_seq)
            and e.seq > above and e.seq <= upto
        ), placed as materialized (
          select uuid_nil() as tenant_id, hour, ok, person from batch
          union all
          select tenant_id, hour, ok, person from batch where tenant_id <> uuid_nil()
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
      $$`.replaceAll('uuid_nil()', `'00000000-0000-0000-0000-000000000000'::uuid`),
    );
    this.addSql('revoke execute on function add_sign_ins from public');
    this.addSql(`
      create function count_sign_ins(most int) returns int
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp
      -- The partitions are read in the order of the index: sorting would read all that waits for each batch of it.
      set enable_sort = off set enable_seqscan = off as $$
      declare
        done sign_in_cursor;
        cluster text := (select system_identifier::text from pg_control_system());
        since timestamptz := date_trunc('day', now(), 'UTC') - interval '${DAYS_KEPT - 1} days';
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
          where e.action in ('sign_in.succeeded', 'sign_in.refused', 'sign_in.failed') and e.at >= since
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
    this.addSql('revoke execute on function count_sign_ins from public');
    this.addSql('grant execute on function count_sign_ins to gatehouse_maintenance');
  }

  override down(): void {
    this.addSql('drop function count_sign_ins');
    this.addSql('drop function add_sign_ins');
    this.addSql('drop index audit_events_counting_index');
    this.addSql('drop index audit_events_sign_ins_index');
    this.addSql(`
      create index audit_events_sign_ins_index on audit_events (at) include (action, actor_id)
      where action in ('sign_in.succeeded', 'sign_in.refused', 'sign_in.failed')`);
    this.addSql('drop table sign_in_cursor, sign_in_people, sign_in_hours');
  }
}
