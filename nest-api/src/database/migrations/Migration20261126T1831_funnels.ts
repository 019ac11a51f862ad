import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';
import { platformTable, tenantTable } from '../tables.js';

const ALL = `'00000000-0000-0000-0000-000000000000'::uuid`;

/**
 * How far sign-ups and set-ups of connections come.
 *
 * - `funnel_entries` has the highest stage of each sign-up and each connection, without its user. `reach_stage` only moves
 *   it up, and counts each stage that is reached or skipped, so no stage has more than the one before it.
 * - `funnel_days` has the counts by the day on which the sign-up or the set-up began, in the time zone of the organization, and
 *   in UTC for all organizations together, which have the nil UUID. Sign-ups belong to all together only.
 * - Stages of `sign_up`: 1 the page was opened (counted without an entry), 2 the form was sent, 3 the address was verified, 4 the
 *   organization exists, 5 one of its users has signed in since.
 * - Stages of `connection`: 1 started, 2 details entered, 3 saved, 4 tested, 5 enabled, 6 a user has signed in through it.
 */
export class Migration20261126T1831_funnels extends Migration {
  override up(): void {
    platformTable(
      this,
      'funnel_entries',
      { platform: '' },
      `
      funnel varchar(12) not null,
      subject_id uuid not null,
      tenant_id uuid,
      began_at timestamptz not null,
      stage smallint not null,
      constraint funnel_entries_pkey primary key (subject_id, funnel)`,
    );
    this.addSql('create index funnel_entries_tenant_id_index on funnel_entries (tenant_id)');
    this.addSql('create index funnel_entries_began_at_index on funnel_entries (began_at)');
    tenantTable(
      this,
      'funnel_days',
      { app: 'select', platform: 'select' },
      `
      tenant_id uuid not null,
      funnel varchar(12) not null,
      day date not null,
      stage smallint not null,
      times bigint not null,
      constraint funnel_days_pkey primary key (tenant_id, funnel, day, stage)`,
    );
    this.addSql('create index funnel_days_day_index on funnel_days (day)');
    this.reaching();
    this.triggers();
    this.replaceIn('forget_counts()', FORGET_TENANT);
    this.replaceIn('clear_analytics()', CLEAR);
  }

  private reaching(): void {
    this.addSql(`
      create function reach_stage(of_funnel text, of_subject uuid, of_tenant uuid, to_stage int) returns void
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      declare was funnel_entries; its funnel_entries;
      begin
        insert into funnel_entries (funnel, subject_id, tenant_id, began_at, stage)
        values (of_funnel, of_subject, null, now(), 0) on conflict do nothing;
        select * into was from funnel_entries e where e.subject_id = of_subject and e.funnel = of_funnel for update;
        update funnel_entries e set tenant_id = coalesce(e.tenant_id, of_tenant), stage = greatest(e.stage, to_stage)
        where e.subject_id = of_subject and e.funnel = of_funnel returning * into its;
        insert into funnel_days as d (tenant_id, funnel, day, stage, times)
        select o.owner, of_funnel, (its.began_at at time zone o.zone)::date, s, 1
        from (
          select ${ALL} as owner, 'UTC' as zone, was.stage as above
          union all
          select t.id, t.time_zone, case when was.tenant_id is null then 0 else was.stage end from tenants t
          where t.id = its.tenant_id and t.erased_at is null and of_funnel <> 'sign_up'
        ) o cross join generate_series(case of_funnel when 'sign_up' then 2 else 1 end, its.stage) s
        where s > o.above
        order by 1, 2, 3, 4
        on conflict (tenant_id, funnel, day, stage) do update set times = d.times + 1;
      end $$`);
    this.addSql('revoke execute on function reach_stage from public');
    this.addSql('grant execute on function reach_stage to gatehouse_sign_in');
    sqlFunction(
      this,
      'count_opened(pages int)',
      'void',
      `insert into funnel_days as d (tenant_id, funnel, day, stage, times)
       values (${ALL}, 'sign_up', (now() at time zone 'UTC')::date, 1, pages)
       on conflict (tenant_id, funnel, day, stage) do update set times = d.times + excluded.times`,
      { isVolatile: true },
    );
    // Proportional to the sign-ins of the last days, whatever the number of organizations.
    this.addSql(`
      create function advance_funnels() returns void
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$
        select reach_stage(e.funnel, e.subject_id, e.tenant_id, e.stage + 1) from (
          select distinct f.funnel, f.subject_id, f.tenant_id, f.stage
          from sign_in_days d join funnel_entries f on f.tenant_id = d.tenant_id
          where d.day >= (now() at time zone 'UTC')::date - 2 and d.succeeded > 0 and (
            (f.funnel = 'connection' and f.stage = 5 and d.dimension = 'connection' and d.value = f.subject_id::text)
            or (f.funnel = 'sign_up' and f.stage = 4 and d.dimension = 'method' and d.value <> 'sign_up'))
        ) e order by e.subject_id
      $$`);
    this.addSql('revoke execute on function advance_funnels from public');
    this.addSql('grant execute on function advance_funnels to gatehouse_maintenance');
  }

  private triggers(): void {
    this.addSql(`
      create function follow_connection() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        -- One from before this was counted.
        if (tg_op = 'UPDATE' or tg_table_name = 'sso_configuration_states') and not exists (select from funnel_entries e
          where e.funnel = 'connection'
            and e.subject_id = (case tg_table_name when 'sso_wizard_runs' then to_jsonb(new) ->> 'configuration_id'
              else to_jsonb(new) ->> 'id' end)::uuid) then
          return null;
        end if;
        if tg_table_name = 'sso_wizard_runs' then
          perform reach_stage('connection', new.configuration_id, new.tenant_id,
            case when new.step = 'authenticate' then 1 else 2 end);
        elsif tg_table_name = 'sso_configurations' then
          perform reach_stage('connection', new.id, new.tenant_id, case when new.is_enabled then 5 else 3 end);
        else
          perform reach_stage('connection', new.id, new.tenant_id, 4);
        end if;
        return null;
      end $$`);
    this.addSql('revoke execute on function follow_connection from public');
    for (const [table, verb, condition] of FOLLOWED) {
      this.addSql(
        `create trigger follow_connection_on_${verb} after ${verb} on ${table} for each row when (${condition})
         execute function follow_connection()`,
      );
    }
  }

  override down(): void {
    this.replaceIn('clear_analytics()', undo(CLEAR));
    this.replaceIn('forget_counts()', undo(FORGET_TENANT));
    for (const [table, verb] of FOLLOWED)
      this.addSql(`drop trigger follow_connection_on_${verb} on ${table}`);
    this.addSql('drop function follow_connection, advance_funnels, count_opened, reach_stage');
    this.addSql('drop table funnel_days, funnel_entries');
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

/** The platform's own connections that settings manage are nobody's set-up. */
const FOLLOWED = [
  ['sso_wizard_runs', 'insert', 'true'],
  [
    'sso_wizard_runs',
    'update',
    'old.step is distinct from new.step or old.tenant_id is distinct from new.tenant_id',
  ],
  ['sso_configurations', 'insert', 'not new.managed_by_settings'],
  ['sso_configurations', 'update', 'new.is_enabled and not old.is_enabled and not new.managed_by_settings'],
  ['sso_configuration_states', 'insert', 'new.tested_at is not null'],
  ['sso_configuration_states', 'update', 'new.tested_at is not null and old.tested_at is null'],
] as const;

type Change = readonly [before: string, now: string];

function undo([before, now]: Change): Change {
  return [now, before];
}

const TENANT = 'delete from sign_in_times where tenant_id = new.id;';
const FORGET_TENANT: Change = [
  TENANT,
  `${TENANT}
        delete from funnel_days where tenant_id = new.id;
        delete from funnel_entries where tenant_id = new.id;`,
];

const OLD = 'delete from sign_in_times where day < oldest;';
const CLEAR: Change = [
  OLD,
  `${OLD}
        delete from funnel_days where day < oldest;
        delete from funnel_entries where began_at < now() - interval '400 days';`,
];
