import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';

const STANDINGS = 'standings_of_user(uuid, integer)';
const BEGIN =
  'begin_sign_in(varchar, varchar, integer, bytea[], text[], text[], integer[], integer[], integer[], timestamptz, integer)';

const LAST_COLUMN = '"hasEmergencyAdmin" boolean';
const COLUMNS: Change = [
  `${LAST_COLUMN})`,
  `${LAST_COLUMN}, "allowedNetworks" text[], "blockedNetworks" text[])`,
];
const LAST_VALUE = `b.status = 'active') end`;
const VALUES: Change = [
  LAST_VALUE,
  `${LAST_VALUE}, coalesce(p.allowed_networks, '{}'), coalesce(p.blocked_networks, '{}')`,
];

/**
 * Networks that an organization allows or blocks. They are read with the standing of a user, so a sign-in takes no further
 * statement, and a password sign-in that is under way notices their change.
 */
export class Migration20261125T2250_network_rules extends Migration {
  override up(): void {
    this.addSql(`
      alter table sign_in_policies
        add column allowed_networks text[] not null default '{}',
        add column blocked_networks text[] not null default '{}',
        add constraint sign_in_policies_networks_check
          check (cardinality(allowed_networks) <= 50 and cardinality(blocked_networks) <= 50)`);
    changeFunction(this, STANDINGS, [COLUMNS, VALUES]);
    changeFunction(this, BEGIN, [COLUMNS]);
  }

  override down(): void {
    changeFunction(this, BEGIN, back([COLUMNS]));
    changeFunction(this, STANDINGS, back([COLUMNS, VALUES]));
    this.addSql('alter table sign_in_policies drop column allowed_networks, drop column blocked_networks');
  }
}
