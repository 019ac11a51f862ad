import { Migration } from '@mikro-orm/migrations';

/** Confidential web applications whose software has no PKCE can be allowed to sign people in without it. */
export class Migration20261122T0720_client_pkce extends Migration {
  override up(): void {
    this.addSql('alter table oauth_clients add column require_pkce boolean not null default true');
  }

  override down(): void {
    this.addSql('alter table oauth_clients drop column require_pkce');
  }
}
