import { Migration } from '@mikro-orm/migrations';

const GOOD = `('success', 'link_required')`;
const COUNTED = `('sign_in.succeeded', 'sign_in.refused', 'sign_in.failed', 'factor.failed')`;
const COUNTED_BEFORE = `('sign_in.succeeded', 'sign_in.refused', 'sign_in.failed')`;

/**
 * Every failed attempt to sign in is kept, counted and shown.
 *
 * - `sign_in_traces`: a failure stays for 90 days, a success for 30. `is_whole` is false once the steps and claims of
 *   an older trace are removed. Partial indexes find the newest of each kind, so that many successes push out no
 *   failure and cost no search.
 * - `sso_configuration_states.failures_since_success`: how many sign-ins failed since the last one that succeeded.
 * - Wrong passwords and second factors are written to the platform's audit log and to that of each organization of the
 *   person. Only the platform's event is counted; it counts for each organization.
 */
export class Migration20261122T0740_sign_in_attempts extends Migration {
  override up(): void {
    this.traces();
    this.addSql(`
      alter table sso_configuration_states
        add column failures_since_success int not null default 0, add column failing_since timestamptz null`);
    this.addSql(`
      create index sso_configuration_states_refusing_index on sso_configuration_states (id)
      where failures_since_success >= 3`);
    this.counting(
      COUNTED,
      `and (e.action in ('sign_in.succeeded', 'sign_in.refused') or e.tenant_id = ${NIL})`,
    );
  }

  private traces(): void {
    this.addSql('alter table sign_in_traces add column is_whole boolean not null default true');
    this.addSql(`
      create index sign_in_traces_open_index on sign_in_traces (configuration_id, id) where outcome is null`);
    this.addSql(`
      create index sign_in_traces_failed_index on sign_in_traces (configuration_id, id)
      where outcome not in ${GOOD}`);
    this.addSql(`
      create index sign_in_traces_whole_successes_index on sign_in_traces (configuration_id, id)
      where is_whole and outcome in ${GOOD}`);
    this.addSql(`
      create index sign_in_traces_whole_failures_index on sign_in_traces (configuration_id, id)
      where is_whole and outcome not in ${GOOD}`);
    this.addSql(`
      create policy maintenance on sign_in_traces to gatehouse_maintenance
      using (started_at < now() - case when outcome not in ${GOOD} then interval '90 days' else interval '30 days' end)`);
    this.addSql('grant delete, select (id, outcome, started_at) on sign_in_traces to gatehouse_maintenance');
  }

  /** The functions of `Migration20261121T0610_sign_in_hours`, for other actions. */
  private counting(actions: string, onlyOnce: string): void {
    this.addSql('drop index audit_events_counting_index');
    this.addSql(`
      create index audit_events_counting_index on audit_events (xid, seq) where action in ${actions}`);
    this.addSql(`
      create or replace function add_sign_ins(from_xid xid8, from_seq bigint, to_xid xid8, to_seq bigint, above bigint,
        upto bigint, since timestamptz) returns void
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$
        with batch as materialized (
          select e.tenant_id, date_trunc('hour', e.at, 'UTC') as hour, e.action = 'sign_in.succeeded' as ok,
            case when e.actor_id ~ '^[0-9a-f-]{36}$' then e.actor_id::uuid end as person,
            case when e.action in ('sign_in.failed', 'factor.failed') and e.target_id ~ '^[0-9a-f-]{36}$'
              then e.target_id::uuid end as target
          from audit_events e
          where e.action in ${actions} and e.at >= since
            and (e.xid, e.seq) > (from_xid, from_seq) and (e.xid, e.seq) <= (to_xid, to_seq)
            and e.seq > above and e.seq <= upto ${onlyOnce}
        ), placed as materialized (
          select ${NIL} as tenant_id, hour, ok, person from batch
          union all
          select tenant_id, hour, ok, person from batch where tenant_id <> ${NIL}
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
      create or replace function count_sign_ins(most int) returns int
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
          where e.action in ${actions} and e.at >= since
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
  }

  override down(): void {
    this.counting(COUNTED_BEFORE, '');
    this.addSql('drop index sso_configuration_states_refusing_index');
    this.addSql(
      'alter table sso_configuration_states drop column failures_since_success, drop column failing_since',
    );
    this.addSql(
      'revoke delete, select (id, outcome, started_at) on sign_in_traces from gatehouse_maintenance',
    );
    this.addSql('drop policy maintenance on sign_in_traces');
    for (const index of ['open', 'failed', 'whole_successes', 'whole_failures']) {
      this.addSql(`drop index sign_in_traces_${index}_index`);
    }
    this.addSql('alter table sign_in_traces drop column is_whole');
  }
}

/** Whose rows are those of all tenants together. */
const NIL = `'00000000-0000-0000-0000-000000000000'::uuid`;
/** Whole days by UTC that are kept: what the statistics look back on, and a day more. */
const DAYS_KEPT = 15;
