import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';

const CONSENT_HOST = 'consent_host(of_state varchar)';
const HOST = 'table (host varchar)';
const OF_RUNS =
  'select r.consent_host from sso_wizard_runs r where r.state_hash = of_state and r.consent_host is not null';

/**
 * `directory_pulls.consent_host`: where the consent to read a directory began; null is the platform's host. The identity
 * provider answers to the platform, which looks the host up by the hash of the state, as for a consent of the wizard.
 */
export class Migration20261126T0520_pull_consents_of_hosts extends Migration {
  override up(): void {
    this.addSql('alter table directory_pulls add column consent_host varchar(253) null');
    this.addSql('drop function consent_host');
    sqlFunction(
      this,
      CONSENT_HOST,
      HOST,
      `${OF_RUNS} union all
       select p.consent_host from directory_pulls p where p.state_hash = of_state and p.consent_host is not null`,
    );
  }

  override down(): void {
    this.addSql('drop function consent_host');
    sqlFunction(this, CONSENT_HOST, HOST, OF_RUNS);
    this.addSql('alter table directory_pulls drop column consent_host');
  }
}
