import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';

const STANDINGS = 'standings_of_user(uuid, integer)';
const BEGIN =
  'begin_sign_in(varchar, varchar, integer, bytea[], text[], text[], integer[], integer[], integer[], timestamptz, integer)';

const LAST_COLUMN = '"blockedNetworks" text[]';
const COLUMNS: Change = [`${LAST_COLUMN})`, `${LAST_COLUMN}, "checksPasswords" boolean)`];
const LAST_VALUE = `coalesce(p.blocked_networks, '{}')`;
const VALUES: Change = [LAST_VALUE, `${LAST_VALUE}, coalesce(p.checks_passwords, false)`];

/**
 * Whether an organization has passwords looked up among leaked ones at sign-in. It is read with the standing of a user, so a
 * sign-in takes no further statement.
 */
export class Migration20261126T1103_passwords_at_sign_in extends Migration {
  override up(): void {
    this.addSql('alter table sign_in_policies add column checks_passwords boolean not null default false');
    changeFunction(this, STANDINGS, [COLUMNS, VALUES]);
    changeFunction(this, BEGIN, [COLUMNS]);
  }

  override down(): void {
    changeFunction(this, BEGIN, back([COLUMNS]));
    changeFunction(this, STANDINGS, back([COLUMNS, VALUES]));
    this.addSql('alter table sign_in_policies drop column checks_passwords');
  }
}
