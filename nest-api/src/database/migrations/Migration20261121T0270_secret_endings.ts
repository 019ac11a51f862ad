import { Migration } from '@mikro-orm/migrations';

/** The last characters of each secret, by which people tell two apart while one replaces the other. */
export class Migration20261121T0270_secret_endings extends Migration {
  override up(): void {
    this.addSql("alter table oauth_client_secrets add column last_four varchar(4) not null default ''");
  }

  override down(): void {
    this.addSql('alter table oauth_client_secrets drop column last_four');
  }
}
