import { Migration } from '@mikro-orm/migrations';
import { allowSignIn } from '../sign-in-access.js';
import { tenantTable } from '../tables.js';

/**
 * Responses of identity providers, to be run again against edited settings of their connection.
 *
 * - A row belongs to the trace with its id, and goes with it, so that erasing a user also erases their responses.
 * - `sealed` holds the response and what its checks compare it with; null if it was too large to keep. It never holds an
 *   access token, a refresh token or a code.
 * - A row stays for 7 days. Maintenance also removes what a connection has too much of; it reads no response.
 */
export class Migration20261125T2210_upstream_responses extends Migration {
  override up(): void {
    tenantTable(
      this,
      'upstream_responses',
      {
        app: 'select',
        platform: 'select',
        maintenance: { may: 'select (id, configuration_id, is_failure, received_at), delete', rows: 'true' },
      },
      `
      id uuid not null,
      tenant_id uuid null,
      configuration_id uuid not null,
      protocol varchar(10) not null,
      purpose varchar(20) not null,
      outcome varchar(60) not null,
      is_failure boolean not null,
      reference varchar(20) not null,
      size int not null,
      sealed sealed null,
      received_at timestamptz not null,
      constraint upstream_responses_pkey primary key (id),
      constraint upstream_responses_id_foreign foreign key (id) references sign_in_traces (id) on delete cascade,
      constraint upstream_responses_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint upstream_responses_configuration_id_foreign foreign key (configuration_id) references
        sso_configurations (id)`,
    );
    this.addSql('create index upstream_responses_tenant_id_index on upstream_responses (tenant_id)');
    this.addSql(`
      create index upstream_responses_configuration_index on upstream_responses (configuration_id, received_at)`);
    this.addSql('create index upstream_responses_received_at_index on upstream_responses (received_at)');
    allowSignIn(this, 'upstream_responses', {
      may: `insert (id, tenant_id, configuration_id, protocol, purpose, outcome, is_failure, reference, size, sealed,
        received_at)`,
    });
  }

  override down(): void {
    this.addSql('drop table upstream_responses');
  }
}
