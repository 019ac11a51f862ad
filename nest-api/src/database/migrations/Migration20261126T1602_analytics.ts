import { Migration } from '@mikro-orm/migrations';
import { platformTable, tenantTable } from '../tables.js';

const ALL = `'00000000-0000-0000-0000-000000000000'::uuid`;
const COUNTING = 'count_sign_ins(int)';

/**
 * What the page of analytics shows, counted by day so that reading a year costs as much with many sign-ins as with few.
 *
 * - Days begin at midnight in the time zone of the organization, and in UTC for all organizations together, which have the
 *   nil UUID. Weeks begin on Monday. All counts stay for 13 months.
 * - `sign_in_days`: sign-ins by one dimension and its value. Each sign-in has one value in each dimension; the empty value
 *   means that it is unknown or does not apply. Applications and connections are counted for their organization only.
 * - `active_users` has each user once for each day, week and month with a sign-in, so that a late sign-in counts a user only
 *   once, and `came_back` can tell who was also active in the period before. Rows stay until no late sign-in can need them.
 *   Erasure of a user deletes their rows; the counts name nobody.
 * - `adoption_days`: active members, and how many of them have a second factor and a passkey. A day without a row is like
 *   the day before it. All organizations together have a row for each day.
 * - `count_sign_ins` counts a batch in both ways, so both have the same sign-ins. After a restore into another cluster, the
 *   days since the backup are counted afresh; the log no longer has all earlier ones.
 */
export class Migration20261126T1602_analytics extends Migration {
  override up(): void {
    this.tables();
    this.adding();
    this.adoption();
    this.replaceIn('count_gone_person()', [FORGET_PERSON]);
    this.replaceIn('forget_counts()', [FORGET_TENANT]);
    // Nobody counts until this is done, so what was counted before is counted here, and only that.
    this.addSql('select 1 from sign_in_cursor for update');
    this.addSql(`
      select add_sign_in_days('0', 0, '18446744073709551615', last_of_all, 0, c.restored, since, '-infinity'),
        add_sign_in_days('0', 0, c.upto, c.seq, c.restored, last_of_all, since, '-infinity')
      from sign_in_cursor c, (select 9223372036854775807 as last_of_all,
        date_trunc('day', now(), 'UTC') - interval '31 days' as since) of_all`);
    this.replaceIn(COUNTING, [COUNT_RESTORED, COUNT_NEW]);
  }

  override down(): void {
    this.replaceIn(COUNTING, [COUNT_NEW, COUNT_RESTORED].map(undo));
    this.replaceIn('forget_counts()', [undo(FORGET_TENANT)]);
    this.replaceIn('count_gone_person()', [undo(FORGET_PERSON)]);
    this.addSql('drop function snapshot_adoption, clear_analytics, add_sign_in_days');
    this.addSql('drop table adoption_days, active_user_counts, active_users, sign_in_days');
  }

  private tables(): void {
    const read = { app: 'select', platform: 'select' };
    tenantTable(
      this,
      'sign_in_days',
      read,
      `
      tenant_id uuid not null,
      dimension varchar(12) not null,
      day date not null,
      value varchar(60) not null,
      succeeded bigint not null,
      failed bigint not null,
      constraint sign_in_days_pkey primary key (tenant_id, dimension, day, value)`,
    );
    this.addSql('create index sign_in_days_day_index on sign_in_days (day)');
    platformTable(
      this,
      'active_users',
      { platform: '' },
      `
      tenant_id uuid not null,
      period varchar(5) not null,
      begins date not null,
      user_id uuid not null,
      constraint active_users_pkey primary key (tenant_id, period, begins, user_id)`,
    );
    this.addSql('create index active_users_user_id_index on active_users (user_id)');
    this.addSql('create index active_users_begins_index on active_users (period, begins)');
    tenantTable(
      this,
      'active_user_counts',
      read,
      `
      tenant_id uuid not null,
      period varchar(5) not null,
      begins date not null,
      people bigint not null,
      came_back bigint not null,
      constraint active_user_counts_pkey primary key (tenant_id, period, begins)`,
    );
    this.addSql('create index active_user_counts_begins_index on active_user_counts (begins)');
    tenantTable(
      this,
      'adoption_days',
      read,
      `
      tenant_id uuid not null,
      day date not null,
      people bigint not null,
      enrolled bigint not null,
      passkeys bigint not null,
      constraint adoption_days_pkey primary key (tenant_id, day)`,
    );
    this.addSql('create index adoption_days_day_index on adoption_days (day)');
  }

  private adding(): void {
    this.addSql(`
      create function add_sign_in_days(from_xid xid8, from_seq bigint, to_xid xid8, to_seq bigint, above bigint,
        upto bigint, since timestamptz, first_day date) returns void
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$
        with batch as materialized (
          select e.tenant_id, e.is_copy, e.at, not e.failed as ok, case when not e.failed then e.user_id end as person,
            e.count as times, e.outcome, e.method, coalesce(e.application_id::text, '') as application,
            coalesce(e.connection_id::text, '') as connection, coalesce(e.country, '') as country,
            coalesce(e.risk ->> 'level', '') as risk
          from sign_in_attempts e
          where e.is_sign_in and e.at >= since
            and (e.xid, e.seq) > (from_xid, from_seq) and (e.xid, e.seq) <= (to_xid, to_seq)
            and e.seq > above and e.seq <= upto
        ), owned as (
          select ${ALL} as owner, 'UTC' as zone, b.* from batch b where not b.is_copy
          union all
          select t.id, t.time_zone, b.* from batch b join tenants t on t.id = b.tenant_id where t.erased_at is null
        ), placed as materialized (
          select o.*, (o.at at time zone o.zone)::date as day from owned o
          where (o.at at time zone o.zone)::date >= first_day
        ), counted as (
          insert into sign_in_days as d (tenant_id, dimension, day, value, succeeded, failed)
          select p.owner, f.dimension, p.day, f.value, coalesce(sum(p.times) filter (where p.ok), 0),
            coalesce(sum(p.times) filter (where not p.ok), 0)
          from placed p cross join lateral (values ('outcome', p.outcome), ('method', p.method),
            ('application', p.application), ('connection', p.connection), ('country', p.country), ('risk', p.risk))
            f (dimension, value)
          where p.owner <> ${ALL} or f.dimension not in ('application', 'connection')
          group by 1, 2, 3, 4
          on conflict (tenant_id, dimension, day, value) do update set succeeded = d.succeeded + excluded.succeeded,
            failed = d.failed + excluded.failed
        ), noted as (
          insert into active_users (tenant_id, period, begins, user_id)
          select distinct p.owner, b.period, b.begins::date, p.person
          from (select distinct owner, day::timestamp, person from placed where person is not null) p
          join users u on u.id = p.person
          cross join lateral (values ('day', p.day), ('week', date_trunc('week', p.day)),
            ('month', date_trunc('month', p.day))) b (period, begins)
          on conflict do nothing returning tenant_id, period, begins, user_id
        ), fresh as materialized (
          select n.*, (n.begins - n.step)::date as before, (n.begins + n.step)::date as after,
            lag(n.begins) over (partition by n.tenant_id, n.period, n.user_id order by n.begins) as earlier
          from (select *, ('1 ' || period)::interval as step from noted) n
        ), changes as (
          select f.tenant_id, f.period, f.begins, 1 as people, (f.earlier is not distinct from f.before
            or exists (select from active_users a where a.tenant_id = f.tenant_id and a.period = f.period
              and a.begins = f.before and a.user_id = f.user_id))::int as came_back
          from fresh f
          union all
          -- A late sign-in: the user was already counted in the period after it.
          select f.tenant_id, f.period, f.after, 0, 1 from fresh f
          where exists (select from active_users a where a.tenant_id = f.tenant_id and a.period = f.period
            and a.begins = f.after and a.user_id = f.user_id)
        )
        insert into active_user_counts as c (tenant_id, period, begins, people, came_back)
        select tenant_id, period, begins, sum(people), sum(came_back) from changes group by 1, 2, 3
        on conflict (tenant_id, period, begins) do update set people = c.people + excluded.people,
          came_back = c.came_back + excluded.came_back
      $$`);
    this.addSql('revoke execute on function add_sign_in_days from public');
  }

  private adoption(): void {
    this.addSql(`
      create function snapshot_adoption() returns int
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      declare taken int;
      begin
        perform pg_advisory_xact_lock(hashtext('snapshot_adoption'));
        if exists (select from adoption_days where tenant_id = ${ALL} and day = (now() at time zone 'UTC')::date) then
          return 0;
        end if;
        with held as materialized (
          select u.id, u.status, u.has_factor, exists (select from passkeys p where p.user_id = u.id) as has_passkey
          from users u
        ), found as (
          select m.tenant_id, count(*) as people, count(*) filter (where h.has_factor) as enrolled,
            count(*) filter (where h.has_passkey) as passkeys
          from memberships m join held h on h.id = m.user_id where m.status = 'active' group by 1
        ), changed as (
          select t.id, (now() at time zone t.time_zone)::date as day, coalesce(f.people, 0) as people,
            coalesce(f.enrolled, 0) as enrolled, coalesce(f.passkeys, 0) as passkeys
          from tenants t left join found f on f.tenant_id = t.id
          left join lateral (select a.* from adoption_days a where a.tenant_id = t.id order by a.day desc limit 1) l on true
          where t.erased_at is null and (coalesce(f.people, 0), coalesce(f.enrolled, 0), coalesce(f.passkeys, 0))
            is distinct from (l.people, l.enrolled, l.passkeys)
          union all
          select ${ALL}, (now() at time zone 'UTC')::date, count(*), count(*) filter (where has_factor),
            count(*) filter (where has_passkey) from held where status = 'active'
        )
        insert into adoption_days (tenant_id, day, people, enrolled, passkeys) select * from changed
        on conflict (tenant_id, day) do update set people = excluded.people, enrolled = excluded.enrolled,
          passkeys = excluded.passkeys;
        get diagnostics taken = row_count;
        return taken;
      end $$`);
    // The last row of an organization stays: the days after it are like it. A late sign-in is at most 31 days late; it may
    // need the user's row of its period, of the one before and of the one after.
    this.addSql(`
      create function clear_analytics() returns void
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      declare
        today constant date := (now() at time zone 'UTC')::date;
        oldest constant date := today - 400;
      begin
        delete from sign_in_days where day < oldest;
        delete from active_user_counts where begins < oldest - 31;
        delete from adoption_days d where d.day < oldest and exists (
          select from adoption_days l where l.tenant_id = d.tenant_id and l.day > d.day and l.day <= oldest);
        delete from active_users where period = 'day' and begins < today - 35;
        delete from active_users where period = 'week' and begins < today - 50;
        delete from active_users where period = 'month' and begins < today - 100;
      end $$`);
    this.addSql('revoke execute on function snapshot_adoption, clear_analytics from public');
    this.addSql('grant execute on function snapshot_adoption, clear_analytics to gatehouse_maintenance');
  }

  /** The rest of a function stays, so its text is taken from the database. Fails if a part is not there. */
  private replaceIn(signature: string, changes: readonly Change[]): void {
    const steps = changes.map(
      ([before, now]) => `
        if position($b$${before}$b$ in source) = 0 then raise exception '${signature} lacks: %', $b$${before}$b$; end if;
        source := replace(source, $b$${before}$b$, $n$${now}$n$);`,
    );
    this.addSql(`
      do $do$ declare source text := pg_get_functiondef('${signature}'::regprocedure);
      begin ${steps.join('')}
        execute source;
      end $do$`);
  }
}

type Change = readonly [before: string, now: string];

function undo([before, now]: Change): Change {
  return [now, before];
}

const PERSON = 'delete from sign_in_people where user_id = old.id;';
const FORGET_PERSON: Change = [
  PERSON,
  `${PERSON}
        delete from active_users where user_id = old.id;`,
];

const TENANT = 'delete from sign_in_people where tenant_id = new.id;';
const FORGET_TENANT: Change = [
  TENANT,
  `${TENANT}
        delete from sign_in_days where tenant_id = new.id;
        delete from active_users where tenant_id = new.id;
        delete from active_user_counts where tenant_id = new.id;
        delete from adoption_days where tenant_id = new.id;`,
];

const RESTORED = 'update sign_in_cursor set upto = before_open, seq = last_of_all, restored = came,';
// The log has all failures of the last seven days, and all successes of the last 30.
const first = `greatest((done.counted_at at time zone 'UTC')::date - 2, (at at time zone 'UTC')::date - 6)`;
const COUNT_RESTORED: Change = [
  RESTORED,
  `delete from sign_in_days where day >= ${first};
          perform add_sign_in_days('0', 0, before_open, last_of_all, 0, last_of_all, since, ${first});
          perform add_sign_in_days((next::text::numeric - 1)::text::xid8, last_of_all, '18446744073709551615',
            last_of_all, 0, came, since, ${first});
          ${RESTORED}`,
];

const NEW = `perform add_sign_ins(done.upto, done.seq, last_xid, last_seq, done.restored, last_of_all,
            since);`;
const COUNT_NEW: Change = [
  NEW,
  `${NEW}
          perform add_sign_in_days(done.upto, done.seq, last_xid, last_seq, done.restored, last_of_all, since,
            '-infinity');`,
];
