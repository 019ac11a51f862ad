import { Migration } from '@mikro-orm/migrations';

/** Where the addresses are listed that share one sector of pairwise identifiers. Source: OIDC Core §8.1. */
export class Migration20261121T0280_oauth2_sector extends Migration {
  override up(): void {
    this.addSql('alter table oauth_clients add column sector_identifier_uri varchar(2000) null');
  }

  override down(): void {
    this.addSql('alter table oauth_clients drop column sector_identifier_uri');
  }
}
