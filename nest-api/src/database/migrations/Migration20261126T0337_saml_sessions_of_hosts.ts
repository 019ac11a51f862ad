import { Migration } from '@mikro-orm/migrations';

/**
 * `saml_sessions.host`: the custom domain of the identity provider that the application knows; null is the platform's host.
 * Logout messages to it then have the entity ID of that identity provider.
 */
export class Migration20261126T0337_saml_sessions_of_hosts extends Migration {
  override up(): void {
    this.addSql('alter table saml_sessions add column host varchar(253) null');
    this.addSql('grant select (host), insert (host) on saml_sessions to gatehouse_sign_in');
  }

  override down(): void {
    this.addSql('alter table saml_sessions drop column host');
  }
}
