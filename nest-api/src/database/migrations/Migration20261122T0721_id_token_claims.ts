import { Migration } from '@mikro-orm/migrations';

/** An application may have the claims of its scopes at the userinfo endpoint alone. */
export class Migration20261122T0721_id_token_claims extends Migration {
  override up(): void {
    this.addSql('alter table oauth_clients add column id_token_scope_claims boolean not null default true');
  }

  override down(): void {
    this.addSql('alter table oauth_clients drop column id_token_scope_claims');
  }
}
