import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';
import { sqlFunction } from '../functions.js';

const LOOK_UPS = ['session_by_token(varchar)', 'session_by_id(uuid)'];
const RULES = '"riskRules" jsonb';
const RULES_OF_SESSION = `p.tenant_id = s.tenant_id and p.risk_mode = 'enforce')`;
const SESSIONS: readonly Change[] = [
  [RULES, `${RULES}, "hasNetworkRules" boolean`],
  [
    RULES_OF_SESSION,
    `${RULES_OF_SESSION}, exists (
        select 1 from sign_in_policies p where p.tenant_id = s.tenant_id and p.network_rules <> '[]')`,
  ],
];

const TARGETS = 'risk_targets_of_tenant(uuid, uuid[])';
/** Everybody may enter the applications of the platform. */
const OF_PLATFORM: readonly Change[] = ['c', 's'].map((table) => [
  `where ${table}.tenant_id = of_tenant and`,
  `where (${table}.tenant_id = of_tenant or ${table}.tenant_id is null) and`,
]);

const DROPPING: readonly Change[] = [
  ['where p.tenant_id = old.tenant_id', 'where (p.tenant_id = old.tenant_id or old.tenant_id is null)'],
  [
    'return null;',
    `update sign_in_policies p set network_rules = coalesce((
          select jsonb_agg(r.rule order by r.n) from jsonb_array_elements(p.network_rules) with ordinality r (rule, n)
          where r.rule #>> '{target,id}' <> old.id::text), '[]')
        where (p.tenant_id = old.tenant_id or old.tenant_id is null)
          and p.network_rules @> jsonb_build_array(jsonb_build_object('target', jsonb_build_object('id', old.id)));
        return null;`,
  ],
];

/**
 * Networks for individual applications, and rules for applications of the platform.
 *
 * - `network_rules` has the networks of an application. A rule is deleted with its application.
 * - The look-up of a session says whether its organization has such rules; most have none.
 * - Rules of a policy can name applications of the platform, which users of all organizations enter.
 */
export class Migration20261127T1300_application_networks extends Migration {
  override up(): void {
    this.addSql(`
      alter table sign_in_policies
        add column network_rules jsonb not null default '[]',
        add constraint sign_in_policies_network_rules_check
          check (jsonb_typeof(network_rules) = 'array' and jsonb_array_length(network_rules) <= 20)`);
    for (const look of LOOK_UPS) changeFunction(this, look, SESSIONS);
    sqlFunction(
      this,
      'network_rules_of_tenant(of_tenant uuid)',
      'jsonb',
      'select p.network_rules from sign_in_policies p where p.tenant_id = of_tenant',
    );
    sqlFunction(
      this,
      'policy_targets_of_tenant(of_tenant uuid, most integer)',
      'table (type text, id uuid, name text, "isOfPlatform" boolean)',
      `(select 'group', g.id, g.name::text, false from groups g
        where g.tenant_id = of_tenant order by g.name, g.id limit most)
       union all
       (select 'oauth_client', c.id, c.name::text, c.tenant_id is null from oauth_clients c
        where (c.tenant_id = of_tenant or c.tenant_id is null) and c.deleted_at is null
        order by c.tenant_id is null, c.name, c.id limit most)
       union all
       (select 'saml_service_provider', s.id, s.name::text, s.tenant_id is null from saml_service_providers s
        where (s.tenant_id = of_tenant or s.tenant_id is null) and s.deleted_at is null
        order by s.tenant_id is null, s.name, s.id limit most)`,
      { roles: ['app', 'platform'] },
    );
    this.targets(OF_PLATFORM);
    this.dropping(DROPPING);
    this.notifyOf('risk_mode, risk_rules, network_rules');
  }

  override down(): void {
    this.notifyOf('risk_mode, risk_rules');
    // The second change contains what the first one wrote.
    this.dropping(back(DROPPING).reverse());
    this.targets(back(OF_PLATFORM));
    this.addSql('drop function policy_targets_of_tenant, network_rules_of_tenant');
    for (const look of LOOK_UPS) changeFunction(this, look, back(SESSIONS));
    this.addSql('alter table sign_in_policies drop column network_rules');
  }

  private targets(changes: readonly Change[]): void {
    changeFunction(this, TARGETS, changes);
    this.addSql(`grant execute on function ${TARGETS} to gatehouse_platform`);
  }

  /** A function of triggers, which stays. */
  private dropping(changes: readonly Change[]): void {
    const steps = changes.map(
      ([before, now]) => `
        if position($b$${before}$b$ in source) = 0 then raise exception 'drop_risk_rules lacks: %', $b$${before}$b$; end if;
        source := replace(source, $b$${before}$b$, $n$${now}$n$);`,
    );
    this.addSql(`
      do $do$ declare source text := pg_get_functiondef('drop_risk_rules()'::regprocedure);
      begin ${steps.join('')}
        execute source;
      end $do$`);
  }

  private notifyOf(columns: string): void {
    this.addSql('drop trigger sign_in_policies_notify on sign_in_policies');
    this.addSql(`
      create trigger sign_in_policies_notify
      after insert or update of ${columns} on sign_in_policies
      for each row execute function notify_change('tenant_id')`);
  }
}
