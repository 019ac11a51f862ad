import { Migration } from '@mikro-orm/migrations';

const ALL = `'00000000-0000-0000-0000-000000000000'::uuid`;

/**
 * Counts sign-ins from the sign-in log in place of the audit log, so that statistics, health and the list agree.
 *
 * Everything else of `count_sign_ins` stays, so its text is taken from the database.
 */
export class Migration20261125T2031_count_attempts extends Migration {
  override up(): void {
    this.addSql(`
      create or replace function add_sign_ins(from_xid xid8, from_seq bigint, to_xid xid8, to_seq bigint, above bigint,
        upto bigint, since timestamptz) returns void
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$
        with batch as materialized (
          select e.tenant_id, e.is_copy, date_trunc('hour', e.at, 'UTC') as hour, not e.failed as ok,
            case when not e.failed then e.user_id end as person, e.count as times
          from sign_in_attempts e
          where e.is_sign_in and e.at >= since
            and (e.xid, e.seq) > (from_xid, from_seq) and (e.xid, e.seq) <= (to_xid, to_seq)
            and e.seq > above and e.seq <= upto
        ), placed as materialized (
          select ${ALL} as tenant_id, hour, ok, person, times from batch where not is_copy
          union all
          select tenant_id, hour, ok, person, times from batch where tenant_id <> ${ALL}
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
          select tenant_id, hour, coalesce(sum(times) filter (where ok), 0) as succeeded,
            coalesce(sum(times) filter (where not ok), 0) as failed, 0 as people from placed group by 1, 2
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
    this.replaceInCounting(FROM_EVENTS, FROM_ATTEMPTS);
    this.replaceInCounting(EVENTS, ATTEMPTS);
    this.addSql('drop index audit_events_counting_index');
  }

  override down(): void {
    this.addSql(`
      create index audit_events_counting_index on audit_events (xid, seq) where action in ('sign_in.succeeded',
        'sign_in.refused', 'sign_in.failed', 'factor.failed')`);
    this.replaceInCounting(FROM_ATTEMPTS, FROM_EVENTS);
    this.replaceInCounting(ATTEMPTS, EVENTS);
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
          where e.action in ('sign_in.succeeded', 'sign_in.refused', 'sign_in.failed', 'factor.failed') and e.at >= since
            and (e.xid, e.seq) > (from_xid, from_seq) and (e.xid, e.seq) <= (to_xid, to_seq)
            and e.seq > above and e.seq <= upto and (e.action in ('sign_in.succeeded', 'sign_in.refused') or
              e.tenant_id = ${ALL})
        ), placed as materialized (
          select ${ALL} as tenant_id, hour, ok, person from batch
          union all
          select tenant_id, hour, ok, person from batch where tenant_id <> ${ALL}
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
  }

  private replaceInCounting(before: string, now: string): void {
    this.addSql(`
      do $do$ begin
        execute replace(pg_get_functiondef('count_sign_ins(int)'::regprocedure), $b$${before}$b$, $n$${now}$n$);
      end $do$`);
  }
}

const FROM_EVENTS = `from audit_events e
          where e.action in ('sign_in.succeeded', 'sign_in.refused', 'sign_in.failed', 'factor.failed') and e.at >= since`;
const FROM_ATTEMPTS = `from sign_in_attempts e
          where e.is_sign_in and e.at >= since`;
/** Where the events of a restore end. */
const EVENTS = 'from audit_events e where e.xid >= next';
const ATTEMPTS = 'from sign_in_attempts e where e.is_sign_in and e.xid >= next';
