import { Migration } from '@mikro-orm/migrations';

/**
 * The country of the network of an attempt, so that statistics need no address. Null if it is unknown, and for attempts that
 * the previous version of the API writes.
 */
export class Migration20261126T1600_country_of_attempts extends Migration {
  override up(): void {
    this.addSql('alter table sign_in_attempts add column country varchar(2) null');
    this.addSql('grant insert (country) on sign_in_attempts to gatehouse_sign_in');
  }

  override down(): void {
    this.addSql('alter table sign_in_attempts drop column country');
  }
}
