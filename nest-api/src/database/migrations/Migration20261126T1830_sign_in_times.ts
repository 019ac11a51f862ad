import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';
import { platformTable, tenantTable } from '../tables.js';

const ALL = `'00000000-0000-0000-0000-000000000000'::uuid`;

/**
 * How long sign-ins on our pages take, by step, and where users give up.
 *
 * - `sign_in_journeys` has each sign-in that is under way, without its user. The row is deleted once it is counted.
 * - `sign_in_times` has histograms by day, in the time zone of the organization and in UTC for all organizations together,
 *   which have the nil UUID. Bucket `n` has the durations from 50 · 2^(n/4) ms up to the next one, so its geometric middle is
 *   at most 9 % off; bucket 0 also has the shorter ones. Bucket -1 has those who gave up at the step. The step `total` has
 *   whole sign-ins. At most 66 rows for each day and step, for 13 months.
 * - A sign-in is given up once nothing has happened for 30 minutes. It counts for the day on which it began.
 */
export class Migration20261126T1830_sign_in_times extends Migration {
  override up(): void {
    platformTable(
      this,
      'sign_in_journeys',
      { platform: '' },
      `
      id uuid not null,
      tenant_id uuid,
      began_at timestamptz not null,
      step varchar(20) not null,
      took jsonb not null,
      is_over boolean not null,
      due_at timestamptz not null,
      constraint sign_in_journeys_pkey primary key (id)`,
    );
    this.addSql('create index sign_in_journeys_due_at_index on sign_in_journeys (due_at)');
    this.addSql('create index sign_in_journeys_tenant_id_index on sign_in_journeys (tenant_id)');
    tenantTable(
      this,
      'sign_in_times',
      { app: 'select', platform: 'select' },
      `
      tenant_id uuid not null,
      step varchar(20) not null,
      day date not null,
      bucket smallint not null,
      times bigint not null,
      constraint sign_in_times_pkey primary key (tenant_id, day, step, bucket)`,
    );
    this.addSql('create index sign_in_times_day_index on sign_in_times (day)');
    this.noting();
    this.counting();
    this.replaceIn('forget_counts()', FORGET_TENANT);
    this.replaceIn('clear_analytics()', CLEAR);
  }

  private noting(): void {
    sqlFunction(
      this,
      'note_journeys(noted jsonb)',
      'void',
      `insert into sign_in_journeys as j (id, tenant_id, began_at, step, took, is_over, due_at)
       select r.id, r.tenant_id,
         now() - make_interval(secs => coalesce((select sum(t.ms::float8) from jsonb_each_text(r.took) t (step, ms)), 0) / 1000),
         r.step, r.took, r.is_over, now() + case when r.is_over then interval '0' else interval '30 minutes' end
       from jsonb_to_recordset(noted) as r (id uuid, tenant_id uuid, step text, took jsonb, is_over boolean)
       order by r.id
       on conflict (id) do update set tenant_id = coalesce(excluded.tenant_id, j.tenant_id), step = excluded.step,
         took = case when excluded.step <> 'consent' then excluded.took
           else jsonb_build_object('consent', round(extract(epoch from now() - j.began_at) * 1000)) end,
         is_over = excluded.is_over, due_at = excluded.due_at
       where not j.is_over`,
      { isVolatile: true },
    );
  }

  private counting(): void {
    this.addSql(`
      create function count_journeys(most int) returns int
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      declare done int;
      begin
        with due as (
          select id from sign_in_journeys where due_at <= now() order by due_at limit most for update skip locked
        ), ended as (
          delete from sign_in_journeys j using due where j.id = due.id returning j.*
        ), owned as (
          select ${ALL} as owner, 'UTC' as zone, e.* from ended e
          union all
          select t.id, t.time_zone, e.* from ended e join tenants t on t.id = e.tenant_id where t.erased_at is null
        ), placed as (
          select o.*, (o.began_at at time zone o.zone)::date as day from owned o
        ), lines as (
          select p.owner, p.day, t.step, bucket_of(t.ms::float8) as bucket
          from placed p cross join lateral jsonb_each_text(p.took) t (step, ms)
          where p.is_over or t.step <> p.step
          union all
          select p.owner, p.day, 'total', bucket_of((select sum(t.ms::float8) from jsonb_each_text(p.took) t (step, ms)))
          from placed p where p.is_over and p.step <> 'consent' and p.took <> '{}'
          union all
          select p.owner, p.day, p.step, -1 from placed p where not p.is_over
        ), counted as (
          insert into sign_in_times as s (tenant_id, step, day, bucket, times)
          select owner, step, day, bucket, count(*) from lines group by 1, 2, 3, 4 order by 1, 2, 3, 4
          on conflict (tenant_id, day, step, bucket) do update set times = s.times + excluded.times
        )
        select count(*) into done from ended;
        return done;
      end $$`);
    this.addSql(`
      create function bucket_of(ms float8) returns smallint language sql immutable
      return least(63, greatest(0, floor(4 * log(2, greatest(ms, 1)::numeric / 50))))::smallint`);
    this.addSql('revoke execute on function count_journeys, bucket_of from public');
    this.addSql('grant execute on function count_journeys to gatehouse_maintenance');
  }

  override down(): void {
    this.replaceIn('clear_analytics()', undo(CLEAR));
    this.replaceIn('forget_counts()', undo(FORGET_TENANT));
    this.addSql('drop function count_journeys, bucket_of, note_journeys');
    this.addSql('drop table sign_in_times, sign_in_journeys');
  }

  /** The rest of a function stays, so its text is taken from the database. Fails if the part is not there. */
  private replaceIn(signature: string, [before, now]: Change): void {
    this.addSql(`
      do $do$ declare source text := pg_get_functiondef('${signature}'::regprocedure);
      begin
        if position($b$${before}$b$ in source) = 0 then raise exception '${signature} lacks: %', $b$${before}$b$; end if;
        execute replace(source, $b$${before}$b$, $n$${now}$n$);
      end $do$`);
  }
}

type Change = readonly [before: string, now: string];

function undo([before, now]: Change): Change {
  return [now, before];
}

const TENANT = 'delete from sign_in_days where tenant_id = new.id;';
const FORGET_TENANT: Change = [
  TENANT,
  `${TENANT}
        delete from sign_in_times where tenant_id = new.id;
        delete from sign_in_journeys where tenant_id = new.id;`,
];

const OLD = 'delete from sign_in_days where day < oldest;';
const CLEAR: Change = [
  OLD,
  `${OLD}
        delete from sign_in_times where day < oldest;`,
];
