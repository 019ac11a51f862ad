import { Migration } from '@mikro-orm/migrations';

/**
 * The application that our own pages are. It proves itself by PKCE, asks nobody for consent, and returns to the public
 * origin, which is a setting: so its address is not here but known to whoever looks it up.
 */
export class Migration20261121T0250_web_client extends Migration {
  override up(): void {
    this.addSql(`
      insert into oauth_clients (id, tenant_id, client_id, name, redirect_uris, post_logout_redirect_uris, scopes,
        token_endpoint_auth_method, skip_consent, is_active, created_at, updated_at)
      values ('0190a1b2-0000-7000-8000-000000000001', null, 'gatehouse-web', 'Gatehouse', '{}', '{}',
        '{openid,profile,email}', 'none', true, true, now(), now())`);
  }

  override down(): void {
    this.addSql("delete from oauth_authorizations where client_id = 'gatehouse-web'");
    this.addSql("delete from oauth_clients where client_id = 'gatehouse-web'");
  }
}
