import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';
import { sqlFunction } from '../functions.js';
import { tenantTable } from '../tables.js';

const STANDINGS = 'standings_of_user(uuid, integer)';
const BEGIN =
  'begin_sign_in(varchar, varchar, integer, bytea[], text[], text[], integer[], integer[], integer[], timestamptz, integer)';

const COLUMN: Change = [
  '"riskMode" character varying,',
  '"riskMode" character varying, "riskModel" character varying,',
];
const MODE = `coalesce(p.risk_mode, 'report_only'),`;
const VALUE: Change = [MODE, `${MODE} coalesce(p.risk_model, 'report'),`];

/**
 * The model of an organization's own sign-ins, and what the policy does with it.
 *
 * - `sign_in_models` has one row for each organization that the training has looked at. Without enough sign-ins, the row has
 *   no model. Only the API's training and its sign-ins see a model; admins see its time and its number of sign-ins.
 * - A model names no user: it counts values, such as countries and hours, and has cuts between their frequencies.
 * - The policy is read with the standing of a user, and processes hold models in memory, so a sign-in takes no further
 *   statement. A new model is announced.
 * - The functions read a limited number of rows of the sign-in log, evenly over the period.
 */
export class Migration20261126T1800_risk_model extends Migration {
  override up(): void {
    this.addSql(`
      alter table sign_in_policies
        add column risk_model varchar(20) not null default 'report',
        add constraint sign_in_policies_risk_model_check check (risk_model in ('off', 'report', 'count'))`);
    changeFunction(this, STANDINGS, [COLUMN, VALUE]);
    changeFunction(this, BEGIN, [COLUMN]);
    tenantTable(
      this,
      'sign_in_models',
      { app: 'select (tenant_id, trained_at, sign_ins)', platform: '' },
      `
      tenant_id uuid not null,
      model jsonb null,
      trained_at timestamptz null,
      sign_ins int not null,
      checked_at timestamptz not null,
      constraint sign_in_models_pkey primary key (tenant_id),
      constraint sign_in_models_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint sign_in_models_trained_check check ((model is null) = (trained_at is null))`,
    );
    this.addSql('create index sign_in_models_checked_index on sign_in_models (checked_at)');
    sqlFunction(
      this,
      'sign_in_model(of_tenant uuid)',
      'jsonb',
      'select m.model from sign_in_models m where m.tenant_id = of_tenant',
    );
    this.training();
  }

  override down(): void {
    this.addSql(
      'drop function store_sign_in_model, sign_ins_to_learn, learnable_sign_ins, organizations_to_learn',
    );
    this.addSql('drop function sign_in_model');
    this.addSql('drop table sign_in_models');
    changeFunction(this, BEGIN, back([COLUMN]));
    changeFunction(this, STANDINGS, back([COLUMN, VALUE]));
    this.addSql('alter table sign_in_policies drop column risk_model');
  }

  /** For the job, which runs as the maintenance role. */
  private training(): void {
    this.addSql(`
      create function organizations_to_learn(most int, without uuid[]) returns setof uuid
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select t.id from tenants t
        left join sign_in_models m on m.tenant_id = t.id
        left join sign_in_policies p on p.tenant_id = t.id
        where t.id <> all(without) and t.deleted_at is null and t.status <> 'deactivated' and coalesce(p.risk_model, 'report') <> 'off'
          and (m.tenant_id is null
            or m.checked_at < now() - case when m.trained_at is null then interval '1 hour' else interval '1 day' end)
        order by m.checked_at nulls first, t.id limit most
      $$`);
    this.addSql(`
      create function learnable_sign_ins(of_tenant uuid, most int) returns int
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select count(*)::int from (
          select from sign_in_attempts a
          where not a.failed and a.tenant_id = of_tenant and a.at > now() - interval '30 days' and a.is_sign_in
            and a.ip is not null limit most) found
      $$`);
    this.addSql(`
      create function sign_ins_to_learn(of_tenant uuid, every int, most int)
      returns table (at timestamptz, method varchar, ip varchar, "userAgent" varchar)
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select a.at, a.method, a.ip, a.user_agent from sign_in_attempts a
        where not a.failed and a.tenant_id = of_tenant and a.at > now() - interval '30 days' and a.is_sign_in
          and a.ip is not null and a.seq % every = 0
        limit most
      $$`);
    this.addSql(`
      create function store_sign_in_model(of_tenant uuid, its_model jsonb, its_sign_ins int) returns void
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      declare
        had_one boolean := exists (select from sign_in_models m where m.tenant_id = of_tenant and m.model is not null);
      begin
        insert into sign_in_models (tenant_id, model, trained_at, sign_ins, checked_at)
        select t.id, its_model, case when its_model is not null then now() end, its_sign_ins, now()
        from tenants t where t.id = of_tenant and t.erased_at is null
        on conflict (tenant_id) do update set model = excluded.model, trained_at = excluded.trained_at,
          sign_ins = excluded.sign_ins, checked_at = excluded.checked_at;
        if had_one or its_model is not null then
          perform pg_notify('gatehouse_changes', 'sign_in_models:' || of_tenant);
        end if;
      end $$`);
    const all = 'organizations_to_learn, learnable_sign_ins, sign_ins_to_learn, store_sign_in_model';
    this.addSql(`revoke execute on function ${all} from public`);
    this.addSql(`grant execute on function ${all} to gatehouse_maintenance`);
  }
}
