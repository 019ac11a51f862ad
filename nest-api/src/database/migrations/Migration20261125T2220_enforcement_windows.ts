import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';

const ROUTE = 'route_of_domain(text, text[])';
const STANDINGS = 'standings_of_user(uuid, integer)';

/** Of a policy that is switched on: whether its grace period is over. */
const inForce = (policy: string) => `coalesce(${policy}.enforced_from <= now(), true)`;

const STANDING_CHANGES: readonly Change[] = [
  [
    'e.tenant_id = m.tenant_id and e.enforced',
    `e.tenant_id = m.tenant_id and e.enforced and ${inForce('e')}`,
  ],
];
const ROUTE_CHANGES: readonly Change[] = [
  ['p.enforced and not (', `p.enforced and ${inForce('p')} and not (`],
  [
    `"downSince" timestamp with time zone)`,
    `"downSince" timestamp with time zone, "requiredFrom" timestamp with time zone)`,
  ],
  [
    `coalesce(b.texts, '{}'), s.down_since`,
    `coalesce(b.texts, '{}'), s.down_since, case when p.enforced and p.enforced_from > now() then p.enforced_from end`,
  ],
];

/**
 * Single sign-on is required from a date on: until then, other authentication methods still work. The database's clock
 * decides, so nothing has to run when the grace period ends.
 *
 * `emergency_access` is how emergency administrators sign in: with their password, with an emergency code in addition, or
 * with a code that another admin releases.
 */
export class Migration20261125T2220_enforcement_windows extends Migration {
  override up(): void {
    this.addSql(`
      alter table sso_policies
        add column enforced_since timestamptz null,
        add column enforced_from timestamptz null,
        add column ending_announced_at timestamptz null,
        add column emergency_access varchar(20) not null default 'password',
        add constraint sso_policies_emergency_access_check
          check (emergency_access in ('password', 'code', 'code_and_release'))`);
    this.addSql(
      'update sso_policies set enforced_since = updated_at, enforced_from = updated_at where enforced',
    );
    // The job that announces the end of a grace period sees the periods that may still be announced.
    this.addSql(`
      create policy maintenance on sso_policies for select to gatehouse_maintenance
      using (enforced and enforced_from is not null and ending_announced_at is null)`);
    this.addSql(
      'grant select (tenant_id, enforced, enforced_since, enforced_from, ending_announced_at) on sso_policies to gatehouse_maintenance',
    );
    // Whether an emergency administrator has used their password since its last change.
    this.addSql('grant select (updated_at) on credentials to gatehouse_app');
    changeFunction(this, STANDINGS, STANDING_CHANGES);
    changeFunction(this, ROUTE, ROUTE_CHANGES);
  }

  override down(): void {
    changeFunction(this, ROUTE, back(ROUTE_CHANGES));
    changeFunction(this, STANDINGS, back(STANDING_CHANGES));
    this.addSql('revoke select (updated_at) on credentials from gatehouse_app');
    this.addSql(
      'revoke select (tenant_id, enforced, enforced_since, enforced_from, ending_announced_at) on sso_policies from gatehouse_maintenance',
    );
    this.addSql('drop policy maintenance on sso_policies');
    this.addSql(`
      alter table sso_policies drop column enforced_since, drop column enforced_from, drop column ending_announced_at,
        drop column emergency_access`);
  }
}
