import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';
import { sqlFunction } from '../functions.js';
import { allowSignIn } from '../sign-in-access.js';
import { tenantTable } from '../tables.js';

const STANDINGS = 'standings_of_user(uuid, integer)';
const LOOK_UPS = ['session_by_token(varchar)', 'session_by_id(uuid)'];

/** The strictest action of a user: the list is in the order of strictness. */
const ACTIONS: Change = [
  `array['allow', 'second_factor', 'passkey', 'reject']`,
  `array['allow', 'second_factor', 'passkey', 'approval', 'reject']`,
];
const SESSIONS: readonly Change[] = [
  ['"riskLevel" text,', '"riskLevel" text, "isApproved" boolean,'],
  [`s.risk ->> 'level',`, `s.risk ->> 'level', coalesce(s.risk -> 'isApproved' = 'true', false),`],
];
const CLEARING: readonly Change[] = [
  [
    `'ticket_expired',`,
    `case when a.proof ? 'isApproval' then 'approval_expired' else 'ticket_expired' end,`,
  ],
  [
    `'Nobody took the second step in time'`,
    `case when a.proof ? 'isApproval' then 'No administrator approved the sign-in in time' else 'Nobody took the second step in time' end`,
  ],
];
/** The canaries of the isolation proof have one that waits. Its ID is that of their incident. */
const CANARY = `'{}', '{}', at, at);`;
const CANARIES: Change = [
  CANARY,
  `${CANARY}
          insert into sign_in_approvals (id, tenant_id, user_id, ticket_hash, number, method, address, risk, asked_at,
            expires_at)
          values ("attemptId", "tenantId", "userId", "attemptId"::text, '000000', 'password', '192.0.2.1',
            '{"score": 80, "level": "high", "reasons": [], "action": "approval", "isEnforced": true}', now(),
            now() + interval '15 minutes');`,
];
/** Who waits for an administrator has taken every step. */
const FATIGUE: Change = [
  `not t.proof ? 'isNewPassword'`,
  `not t.proof ?| array['isNewPassword', 'isApproval']`,
];

/**
 * The policy of the risk of a sign-in may hold it for the approval of an administrator.
 *
 * - `sign_in_approvals` has the sign-ins that wait, by the hash of their ticket. The browser of the sign-in reads its own row,
 *   and administrators those of their tenant. A row is deleted an hour after it expires.
 * - The look-up of a session says whether an administrator approved its sign-in.
 * - A sign-in that nobody approved in time is in the sign-in log with a cause of its own, and is no unanswered second step.
 */
export class Migration20261127T0010_sign_in_approvals extends Migration {
  override up(): void {
    this.addSql(allow("'allow', 'second_factor', 'passkey', 'approval', 'reject'"));
    tenantTable(
      this,
      'sign_in_approvals',
      {
        app: 'select, insert, update (decision, decided_by, decided_at)',
        maintenance: { may: 'select (expires_at), delete', rows: `expires_at < now() - interval '1 hour'` },
      },
      `
      id uuid not null,
      tenant_id uuid not null,
      user_id uuid not null,
      ticket_hash varchar(43) not null,
      number varchar(6) not null,
      method varchar(20) not null,
      application varchar(200) null,
      address varchar(45) not null,
      user_agent varchar(300) null,
      risk jsonb not null,
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      mailed_at timestamptz null,
      decision varchar(10) null,
      decided_by uuid null,
      decided_at timestamptz null,
      constraint sign_in_approvals_pkey primary key (id),
      constraint sign_in_approvals_ticket_hash_unique unique (ticket_hash),
      constraint sign_in_approvals_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint sign_in_approvals_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
      constraint sign_in_approvals_decided_by_foreign foreign key (decided_by) references users (id) on delete set null,
      constraint sign_in_approvals_decision_check check (decision in ('approved', 'rejected', 'canceled'))`,
    );
    this.addSql('create index sign_in_approvals_tenant_id_index on sign_in_approvals (tenant_id, asked_at)');
    this.addSql('create index sign_in_approvals_user_id_index on sign_in_approvals (user_id)');
    this.addSql(
      'create index sign_in_approvals_decided_by_index on sign_in_approvals (decided_by) where decided_by is not null',
    );
    this.addSql('create index sign_in_approvals_expires_at_index on sign_in_approvals (expires_at)');
    allowSignIn(this, 'sign_in_approvals', {
      may: 'select (tenant_id, ticket_hash, number, expires_at, decision), update (decision, decided_at)',
    });
    sqlFunction(
      this,
      'name_of_application(of_tenant uuid, its_id text)',
      'text',
      `select c.name from oauth_clients c
       where c.client_id = its_id and c.deleted_at is null and (c.tenant_id = of_tenant or c.tenant_id is null)
       union all
       select s.name from saml_service_providers s
       where s.id::text = its_id and s.deleted_at is null and s.tenant_id = of_tenant
       limit 1`,
    );
    changeFunction(this, STANDINGS, [ACTIONS]);
    for (const look of LOOK_UPS) changeFunction(this, look, SESSIONS);
    this.replaceIn('create_isolation_canaries(timestamptz, timestamptz, varchar[])', [CANARIES]);
    this.replaceIn('clear_sign_in_tickets()', CLEARING);
    this.replaceIn('fatigued_users(text[], integer, integer, integer, integer)', [FATIGUE]);
  }

  override down(): void {
    this.replaceIn('fatigued_users(text[], integer, integer, integer, integer)', back([FATIGUE]));
    this.replaceIn('clear_sign_in_tickets()', back(CLEARING));
    this.replaceIn('create_isolation_canaries(timestamptz, timestamptz, varchar[])', back([CANARIES]));
    for (const look of LOOK_UPS) changeFunction(this, look, back(SESSIONS));
    changeFunction(this, STANDINGS, back([ACTIONS]));
    this.addSql('drop function name_of_application');
    this.addSql('drop table sign_in_approvals');
    for (const column of ['risk_medium', 'risk_high'])
      this.addSql(`update sign_in_policies set ${column} = 'reject' where ${column} = 'approval'`);
    this.addSql(`
      update sign_in_policies set risk_rules = replace(risk_rules::text, '"approval"', '"reject"')::jsonb
      where risk_rules::text like '%"approval"%'`);
    this.addSql(allow("'allow', 'second_factor', 'passkey', 'reject'"));
  }

  /** Changes parts of a function; its result and who may call it stay. */
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

function allow(actions: string): string {
  return `
    alter table sign_in_policies
      drop constraint sign_in_policies_risk_check,
      add constraint sign_in_policies_risk_check check (
        risk_mode in ('report_only', 'enforce') and risk_medium in (${actions}) and risk_high in (${actions}))`;
}
