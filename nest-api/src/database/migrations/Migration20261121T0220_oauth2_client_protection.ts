import { Migration } from '@mikro-orm/migrations';

/** Applications that prove themselves by a key of theirs, bind tokens to one, or push what they ask for. */
export class Migration20261121T0220_oauth2_client_protection extends Migration {
  override up(): void {
    this.addSql(`
      alter table oauth_clients
        add column jwks jsonb null,
        add column jwks_uri varchar(2000) null,
        add column dpop_bound_access_tokens boolean not null default false,
        add column require_pushed_authorization_requests boolean not null default false`);
  }

  override down(): void {
    this.addSql(`
      alter table oauth_clients
        drop column require_pushed_authorization_requests,
        drop column dpop_bound_access_tokens,
        drop column jwks_uri,
        drop column jwks`);
  }
}
