import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';
import { tenantTable } from '../tables.js';

const OWN = { app: 'select, insert, update, delete', platform: 'select, insert, update, delete' };

/**
 * Connectors read a directory inside a company network that Gatehouse cannot reach.
 *
 * - `connector_codes`: codes that enroll one connector each, as hashes.
 * - `connectors`: public keys. A revoked connector stays, so that its requests are explained.
 * - `connector_proofs`: IDs of signatures that were used, for as long as they would be valid.
 * - `connector_tasks`: what connectors do at the moment, in ciphertext that only they can read. Unlogged: neither the
 *   write-ahead log nor a backup has it, and after a crash nobody waits for the answers.
 */
export class Migration20261126T0440_connectors extends Migration {
  override up(): void {
    this.connectors();
    this.tasks();
    // A revoked connector is found as well: the answer tells it so.
    sqlFunction(
      this,
      'connector_by_id(of_id uuid)',
      `table (id uuid, "tenantId" uuid, "configurationId" uuid, "signingKey" varchar, "revokedAt" timestamptz,
        "tenantStatus" varchar)`,
      `select c.id, c.tenant_id, c.configuration_id, c.signing_key, c.revoked_at, o.status
       from connectors c join tenants o on o.id = c.tenant_id
       join sso_configurations s on s.id = c.configuration_id and s.deleted_at is null
       where c.id = of_id`,
    );
    sqlFunction(
      this,
      'connector_code_by_hash(of_hash bytea)',
      'table (id uuid, "tenantId" uuid, "configurationId" uuid, "connectionName" varchar, "expiresAt" timestamptz)',
      `select k.id, k.tenant_id, k.configuration_id, s.name, k.expires_at
       from connector_codes k join sso_configurations s on s.id = k.configuration_id and s.deleted_at is null
       where k.hash = of_hash`,
    );
  }

  private connectors(): void {
    tenantTable(
      this,
      'connector_codes',
      OWN,
      `
      id uuid not null,
      tenant_id uuid not null,
      configuration_id uuid not null,
      hash bytea not null,
      created_by uuid null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      constraint connector_codes_pkey primary key (id),
      constraint connector_codes_hash_unique unique (hash),
      constraint connector_codes_configuration_id_unique unique (configuration_id),
      constraint connector_codes_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint connector_codes_configuration_id_foreign foreign key (configuration_id)
        references sso_configurations (id) on delete cascade`,
    );
    this.addSql('create index connector_codes_tenant_id_index on connector_codes (tenant_id)');
    tenantTable(
      this,
      'connectors',
      OWN,
      `
      id uuid not null,
      tenant_id uuid not null,
      configuration_id uuid not null,
      name varchar(100) not null,
      version varchar(30) not null,
      signing_key varchar(43) not null,
      encryption_key varchar(43) not null,
      fingerprint varchar(43) not null,
      enrolled_at timestamptz not null,
      last_seen_at timestamptz null,
      revoked_at timestamptz null,
      rejected_count int not null default 0,
      rejected_code varchar(40) null,
      rejected_at timestamptz null,
      constraint connectors_pkey primary key (id),
      constraint connectors_signing_key_unique unique (signing_key),
      constraint connectors_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint connectors_configuration_id_foreign foreign key (configuration_id)
        references sso_configurations (id) on delete cascade`,
    );
    this.addSql('create index connectors_tenant_id_index on connectors (tenant_id)');
    this.addSql('create index connectors_configuration_id_index on connectors (configuration_id)');
    tenantTable(
      this,
      'connector_proofs',
      OWN,
      `
      connector_id uuid not null,
      tenant_id uuid not null,
      jti varchar(64) not null,
      expires_at timestamptz not null,
      constraint connector_proofs_pkey primary key (connector_id, jti),
      constraint connector_proofs_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint connector_proofs_connector_id_foreign foreign key (connector_id) references connectors (id)
        on delete cascade`,
    );
    this.addSql('create index connector_proofs_tenant_id_index on connector_proofs (tenant_id)');
  }

  private tasks(): void {
    tenantTable(
      this,
      'connector_tasks',
      { ...OWN, unlogged: true },
      `
      id uuid not null,
      tenant_id uuid not null,
      configuration_id uuid not null,
      sealed text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      claimed_by uuid null,
      answer text null,
      number int not null default 0,
      is_last boolean not null default false,
      constraint connector_tasks_pkey primary key (id),
      constraint connector_tasks_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint connector_tasks_configuration_id_foreign foreign key (configuration_id)
        references sso_configurations (id) on delete cascade,
      constraint connector_tasks_claimed_by_foreign foreign key (claimed_by) references connectors (id)
        on delete cascade`,
    );
    this.addSql('create index connector_tasks_tenant_id_index on connector_tasks (tenant_id)');
    this.addSql('create index connector_tasks_configuration_id_index on connector_tasks (configuration_id)');
    this.addSql('create index connector_tasks_claimed_by_index on connector_tasks (claimed_by)');
  }

  override down(): void {
    this.addSql('drop function connector_code_by_hash, connector_by_id');
    this.addSql('drop table connector_tasks, connector_proofs, connectors, connector_codes');
  }
}
