import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../tables.js';

/**
 * An edit of a connection can be a draft, which is tested and released to some sign-ins before it is published.
 *
 * `release` of a connection says which of its sign-ins use the draft, so that a sign-in decides it without another read.
 */
export class Migration20261125T2200_configuration_drafts extends Migration {
  override up(): void {
    tenantTable(
      this,
      'sso_configuration_drafts',
      { app: 'select, insert, update, delete', platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      tenant_id uuid not null,
      configuration_id uuid not null,
      base_version int not null,
      saved_by uuid null,
      saved_at timestamptz not null,
      content jsonb not null,
      client_secret sealed null,
      private_key sealed null,
      document jsonb null,
      keys jsonb not null,
      tested_at timestamptz null,
      tested_by uuid null,
      users text[] not null,
      percent int null,
      released_at timestamptz null,
      released_by uuid null,
      released_from uuid null,
      is_released boolean not null default false,
      taken_back jsonb null,
      constraint sso_configuration_drafts_pkey primary key (id),
      constraint sso_configuration_drafts_configuration_id_unique unique (configuration_id),
      constraint sso_configuration_drafts_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint sso_configuration_drafts_configuration_id_foreign foreign key (configuration_id)
        references sso_configurations (id)`,
    );
    this.addSql(
      'create index sso_configuration_drafts_tenant_id_index on sso_configuration_drafts (tenant_id)',
    );
    this.addSql('alter table sso_configurations add column release jsonb null');
    this.addSql('grant select (release) on sso_configurations to gatehouse_sign_in');
    this.addSql('alter table sso_flows add column draft_id uuid null');
    this.addSql('grant select (draft_id), insert (draft_id) on sso_flows to gatehouse_sign_in');
    this.addSql('alter table sign_in_traces add column draft_id uuid null');
    this.addSql('grant insert (draft_id) on sign_in_traces to gatehouse_sign_in');
    this.addSql(`
      create index sign_in_traces_draft_id_index on sign_in_traces (draft_id, id) where draft_id is not null`);
  }

  override down(): void {
    this.addSql('alter table sign_in_traces drop column draft_id');
    this.addSql('alter table sso_flows drop column draft_id');
    this.addSql('alter table sso_configurations drop column release');
    this.addSql('drop table sso_configuration_drafts');
  }
}
