import { Migration } from '@mikro-orm/migrations';

/**
 * Factors that were set up on a device whose sign-in its user reported.
 *
 * - `device_key` is the look-up key of the device that a factor was set up on, as in `devices`. Null for earlier ones.
 * - A suspended factor authenticates nobody, and still counts as a factor of its user: a report by email must not take the
 *   second factor away from whoever reads the mailbox.
 * - `sign_in_notices.suspended` is the number of factors that the report suspended, for the email to administrators.
 */
export class Migration20261127T0021_suspended_factors extends Migration {
  override up(): void {
    for (const table of ['passkeys', 'totp_factors'])
      this.addSql(`
        alter table ${table} add column device_key varchar(43) null, add column suspended_at timestamptz null`);
    this.addSql('alter table recovery_codes add column device_key varchar(43) null');
    this.addSql('alter table sign_in_notices add column suspended int not null default 0');
    this.addSql('grant update (suspended_at) on passkeys to gatehouse_person');
    this.addSql('grant update (device_key, suspended_at) on totp_factors to gatehouse_person');
    this.addSql('grant update (suspended) on sign_in_notices to gatehouse_person');
  }

  override down(): void {
    this.addSql('alter table sign_in_notices drop column suspended');
    this.addSql('delete from passkeys where suspended_at is not null');
    this.addSql('delete from totp_factors where suspended_at is not null');
    for (const table of ['passkeys', 'totp_factors'])
      this.addSql(`alter table ${table} drop column device_key, drop column suspended_at`);
    this.addSql('alter table recovery_codes drop column device_key');
  }
}
