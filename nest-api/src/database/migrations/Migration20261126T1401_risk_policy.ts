import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';

const STANDINGS = 'standings_of_user(uuid, integer)';
const BEGIN =
  'begin_sign_in(varchar, varchar, integer, bytea[], text[], text[], integer[], integer[], integer[], timestamptz, integer)';

const LAST_COLUMN = '"checksPasswords" boolean';
// As PostgreSQL writes the types.
const RISK_COLUMNS = ['riskMode', 'riskMedium', 'riskHigh']
  .map((name) => `"${name}" character varying`)
  .join(', ');
const COLUMNS: Change = [LAST_COLUMN, `${LAST_COLUMN}, ${RISK_COLUMNS}`];
const LAST_VALUE = 'coalesce(p.checks_passwords, false)';
const VALUES: Change = [
  LAST_VALUE,
  `${LAST_VALUE}, coalesce(p.risk_mode, 'report_only'), coalesce(p.risk_medium, 'second_factor'),
    coalesce(p.risk_high, 'second_factor')`,
];

/**
 * What an organization does at a risky sign-in. Every organization begins with reports only: nothing changes for users until
 * an admin has seen what would happen. It is read with the standing of a user, so a sign-in takes no further statement.
 */
export class Migration20261126T1401_risk_policy extends Migration {
  override up(): void {
    this.addSql(`
      alter table sign_in_policies
        add column risk_mode varchar(20) not null default 'report_only',
        add column risk_medium varchar(20) not null default 'second_factor',
        add column risk_high varchar(20) not null default 'second_factor',
        add constraint sign_in_policies_risk_check check (
          risk_mode in ('report_only', 'enforce') and risk_medium in ('allow', 'second_factor', 'reject')
          and risk_high in ('allow', 'second_factor', 'reject'))`);
    changeFunction(this, STANDINGS, [COLUMNS, VALUES]);
    changeFunction(this, BEGIN, [COLUMNS]);
  }

  override down(): void {
    changeFunction(this, BEGIN, back([COLUMNS]));
    changeFunction(this, STANDINGS, back([COLUMNS, VALUES]));
    this.addSql(
      'alter table sign_in_policies drop column risk_mode, drop column risk_medium, drop column risk_high',
    );
  }
}
