import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';

/**
 * Links that lead to an organization's custom domain.
 *
 * - `password_resets.host`: where the reset was requested, and from the mail on where its link works; null is the platform's
 *   host. The previous version of the API requests without it, so its links lead to the platform.
 * - `sso_wizard_runs.consent_host`: where a consent began; the identity provider answers to the platform.
 */
export class Migration20261126T0336_links_of_hosts extends Migration {
  override up(): void {
    this.addSql('alter table password_resets add column host varchar(253) null');
    this.addSql('grant select (host), insert (host) on password_resets to gatehouse_sign_in');
    this.addSql('alter table sso_wizard_runs add column consent_host varchar(253) null');
    sqlFunction(
      this,
      'consent_host(of_state varchar)',
      'table (host varchar)',
      'select r.consent_host from sso_wizard_runs r where r.state_hash = of_state and r.consent_host is not null',
    );
  }

  override down(): void {
    this.addSql('drop function consent_host');
    this.addSql('alter table sso_wizard_runs drop column consent_host');
    this.addSql('alter table password_resets drop column host');
  }
}
