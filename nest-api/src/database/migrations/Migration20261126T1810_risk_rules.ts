import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';
import { sqlFunction } from '../functions.js';

const STANDINGS = 'standings_of_user(uuid, integer)';
const BEGIN =
  'begin_sign_in(varchar, varchar, integer, bytea[], text[], text[], integer[], integer[], integer[], timestamptz, integer)';
const LOOK_UPS = ['session_by_token(varchar)', 'session_by_id(uuid)'];
const PATH = 'pg_catalog, public, pg_temp';
const ACTIONS = `array['allow', 'second_factor', 'passkey', 'reject']`;

/** The action of one group, as the earlier migration has it, and the strictest of all rules for groups of the user. */
function forMembers(level: 'medium' | 'high'): Change {
  const everybody = `coalesce(p.risk_${level}, 'second_factor')`;
  return [
    `case when p.risk_group_id is not null and exists (
        select 1 from effective_group_members(p.risk_group_id) guarded where guarded.user_id = u.id)
      then (${ACTIONS})[greatest(array_position(${ACTIONS}, p.risk_${level}::text),
        array_position(${ACTIONS}, p.risk_group_${level}::text))]::varchar
      else ${everybody} end`,
    `case when coalesce(p.risk_rules, '[]') = '[]' then ${everybody} else (
        select (${ACTIONS})[greatest(array_position(${ACTIONS}, p.risk_${level}::text),
          max(array_position(${ACTIONS}, r.rule ->> '${level}')))]
        from jsonb_array_elements(p.risk_rules) r (rule)
        where r.rule #>> '{target,type}' = 'group' and exists (
          select 1 from effective_group_members((r.rule #>> '{target,id}')::uuid) guarded
          where guarded.user_id = u.id))::varchar end`,
  ];
}

// As PostgreSQL writes the types.
const LAST_COLUMN = '"riskHigh" character varying';
const COLUMNS: Change = [LAST_COLUMN, `${LAST_COLUMN}, "riskRules" jsonb`];
const [, HIGH] = forMembers('high');
const VALUES: readonly Change[] = [
  forMembers('medium'),
  [forMembers('high')[0], `${HIGH}, application_risk_rules(p.risk_rules)`],
];
const SESSIONS: readonly Change[] = [
  ['places jsonb)', 'places jsonb, "riskLevel" text, "riskRules" jsonb)'],
  [
    ', s.places ',
    `, s.places, s.risk ->> 'level', (
        select application_risk_rules(p.risk_rules) from sign_in_policies p
        where p.tenant_id = s.tenant_id and p.risk_mode = 'enforce') `,
  ],
];

/**
 * Actions at risk for several groups, and for applications.
 *
 * - `risk_rules` replaces the one group. A rule is deleted with its group or application.
 * - The standing of a user has the strictest action of their groups, and the rules for applications. So has the look-up of a
 *   session, with the risk of its sign-in: neither a sign-in nor an application's request takes a further statement.
 * - Sessions in memory depend on the policy, so a change of it notifies.
 *
 * The previous version of the API reads the columns of the group, which are gone: it runs on after this migration only as
 * long as nobody opens the policy.
 */
export class Migration20261126T1810_risk_rules extends Migration {
  override up(): void {
    this.addSql(`
      alter table sign_in_policies
        add column risk_rules jsonb not null default '[]',
        add constraint sign_in_policies_risk_rules_check
          check (jsonb_typeof(risk_rules) = 'array' and jsonb_array_length(risk_rules) <= 20)`);
    this.addSql(`
      update sign_in_policies set risk_rules = jsonb_build_array(jsonb_build_object(
        'target', jsonb_build_object('type', 'group', 'id', risk_group_id),
        'medium', risk_group_medium, 'high', risk_group_high))
      where risk_group_id is not null`);
    this.addSql(`
      create function application_risk_rules(rules jsonb) returns jsonb
      language sql stable set search_path = ${PATH} as $$
        select case when rules <> '[]' then (
          select jsonb_agg(jsonb_build_object('id', r.rule #>> '{target,id}', 'clientId', c.client_id,
            'medium', r.rule ->> 'medium', 'high', r.rule ->> 'high'))
          from jsonb_array_elements(rules) r (rule)
          left join oauth_clients c on c.id = (r.rule #>> '{target,id}')::uuid
          where r.rule #>> '{target,type}' <> 'group') end
      $$`);
    this.addSql('revoke execute on function application_risk_rules from public');
    changeFunction(this, STANDINGS, [COLUMNS, ...VALUES]);
    changeFunction(this, BEGIN, [COLUMNS]);
    for (const look of LOOK_UPS) changeFunction(this, look, SESSIONS);
    this.addSql(`
      alter table sign_in_policies
        drop column risk_group_id, drop column risk_group_medium, drop column risk_group_high`);
    sqlFunction(
      this,
      'risk_targets_of_tenant(of_tenant uuid, targets uuid[])',
      'table (type text, id uuid)',
      `select 'group', g.id from groups g where g.tenant_id = of_tenant and g.id = any(targets)
       union all
       select 'oauth_client', c.id from oauth_clients c
       where c.tenant_id = of_tenant and c.id = any(targets) and c.deleted_at is null
       union all
       select 'saml_service_provider', s.id from saml_service_providers s
       where s.tenant_id = of_tenant and s.id = any(targets) and s.deleted_at is null`,
      { roles: ['app', 'platform'] },
    );
    sqlFunction(
      this,
      'factors_of_user(of_user uuid)',
      'table ("hasFactor" boolean, "hasPasskey" boolean)',
      `select u.has_factor, exists (select 1 from passkeys k where k.user_id = u.id) from users u where u.id = of_user`,
    );
    this.dropWithTarget();
    this.addSql(`
      create trigger sign_in_policies_notify
      after insert or update of risk_mode, risk_rules on sign_in_policies
      for each row execute function notify_change('tenant_id')`);
  }

  override down(): void {
    this.addSql('drop trigger sign_in_policies_notify on sign_in_policies');
    this.addSql('drop function drop_risk_rules cascade');
    this.addSql('drop function risk_targets_of_tenant, factors_of_user');
    this.addSql(`
      alter table sign_in_policies
        add column risk_group_id uuid null,
        add column risk_group_medium varchar(20) not null default 'allow',
        add column risk_group_high varchar(20) not null default 'allow',
        add constraint sign_in_policies_risk_group_foreign foreign key (tenant_id, risk_group_id)
          references groups (tenant_id, id) on delete set null (risk_group_id),
        add constraint sign_in_policies_risk_group_check check (
          risk_group_medium = any(${ACTIONS}) and risk_group_high = any(${ACTIONS}))`);
    this.addSql(
      'create index sign_in_policies_risk_group_index on sign_in_policies (tenant_id, risk_group_id)',
    );
    for (const look of LOOK_UPS) changeFunction(this, look, back(SESSIONS));
    changeFunction(this, BEGIN, back([COLUMNS]));
    changeFunction(this, STANDINGS, back([COLUMNS, ...VALUES]));
    this.addSql('drop function application_risk_rules');
    this.addSql('alter table sign_in_policies drop column risk_rules');
  }

  private dropWithTarget(): void {
    this.addSql(`
      create function drop_risk_rules() returns trigger
      language plpgsql security definer set search_path = ${PATH} as $$
      begin
        update sign_in_policies p set risk_rules = coalesce((
          select jsonb_agg(r.rule order by r.n) from jsonb_array_elements(p.risk_rules) with ordinality r (rule, n)
          where r.rule #>> '{target,id}' <> old.id::text), '[]')
        where p.tenant_id = old.tenant_id
          and p.risk_rules @> jsonb_build_array(jsonb_build_object('target', jsonb_build_object('id', old.id)));
        return null;
      end $$`);
    this.addSql('revoke execute on function drop_risk_rules from public');
    this.addSql(`
      create trigger groups_gone_risk_rules after delete on groups for each row execute function drop_risk_rules()`);
    for (const table of ['oauth_clients', 'saml_service_providers'])
      this.addSql(`
        create trigger ${table}_gone_risk_rules after update of deleted_at on ${table} for each row
        when (new.deleted_at is not null) execute function drop_risk_rules()`);
  }
}
