import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';

const STANDINGS = 'standings_of_user(uuid, integer)';
const ACTIONS = `array['allow', 'second_factor', 'passkey', 'reject']`;

/** The stricter of two actions for the members of the group, and the action of the policy for everybody else. */
function forMembers(level: 'medium' | 'high'): Change {
  const everybody = `coalesce(p.risk_${level}, 'second_factor')`;
  return [
    everybody,
    `case when p.risk_group_id is not null and exists (
        select 1 from effective_group_members(p.risk_group_id) guarded where guarded.user_id = u.id)
      then (${ACTIONS})[greatest(array_position(${ACTIONS}, p.risk_${level}::text),
        array_position(${ACTIONS}, p.risk_group_${level}::text))]::varchar
      else ${everybody} end`,
  ];
}
const CHANGES = [forMembers('medium'), forMembers('high')];

/**
 * The members of one group can have stricter actions at risk. They are read with the standing of a user, so a sign-in takes no
 * further statement. The group is one of the same tenant; without it, everybody has the actions of the policy.
 */
export class Migration20261126T1722_risk_of_groups extends Migration {
  override up(): void {
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
    changeFunction(this, STANDINGS, CHANGES);
  }

  override down(): void {
    changeFunction(this, STANDINGS, back(CHANGES));
    this.addSql(`
      alter table sign_in_policies
        drop column risk_group_id, drop column risk_group_medium, drop column risk_group_high`);
  }
}
