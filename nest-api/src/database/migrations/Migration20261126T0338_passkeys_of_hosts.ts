import { Migration } from '@mikro-orm/migrations';

/**
 * `passkeys.host`: the custom domain that a passkey was added at, which is its relying-party ID; null is the platform's host.
 *
 * The previous version of the API offers no passkeys at custom domains. At the platform it would ask for those of custom
 * domains too; browsers do not find them there.
 */
export class Migration20261126T0338_passkeys_of_hosts extends Migration {
  override up(): void {
    this.addSql('alter table passkeys add column host varchar(253) null');
  }

  override down(): void {
    this.addSql('delete from passkeys where host is not null');
    this.addSql('alter table passkeys drop column host');
  }
}
