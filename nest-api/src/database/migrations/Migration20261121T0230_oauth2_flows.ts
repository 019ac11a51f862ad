import { Migration } from '@mikro-orm/migrations';

/**
 * Machines, devices, native applications and APIs.
 *
 * - `oauth_resources`: APIs that tokens are for. An identifier has one owner, or an application of one tenant could ask
 *   for tokens that the API of another takes for its own.
 * - `oauth_clients.resources`: which of its owner's APIs a client may call, as `[{resource, scopes}]`.
 * - `oauth_pairwise_salts`: what pairwise subjects derive from. Kept, because a subject must outlive the master key.
 */
export class Migration20261121T0230_oauth2_flows extends Migration {
  override up(): void {
    this.addSql(`
      alter table oauth_clients
        add column application_type varchar(10) not null default 'web',
        add column grant_types text[] not null default '{authorization_code}',
        add column subject_type varchar(10) not null default 'public',
        add column security_profile varchar(10) not null default 'standard',
        add column resources jsonb not null default '[]'`);
    this.addSql(`
      create table oauth_resources (
        id uuid not null,
        tenant_id uuid null,
        identifier varchar(500) not null,
        name varchar(120) not null,
        token_format varchar(10) not null,
        scopes text[] not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null default 1,
        constraint oauth_resources_pkey primary key (id),
        constraint oauth_resources_identifier_unique unique (identifier),
        constraint oauth_resources_token_format_check check (token_format in ('jwt', 'opaque')),
        constraint oauth_resources_tenant_id_foreign foreign key (tenant_id) references tenants (id)
      )`);
    this.addSql('create index oauth_resources_tenant_id_index on oauth_resources (tenant_id)');
    this.addSql(`
      create table oauth_pairwise_salts (
        id varchar(20) not null,
        salt sealed not null,
        constraint oauth_pairwise_salts_pkey primary key (id)
      )`);
    this.isolation();
  }

  private isolation(): void {
    const own = `tenant_id = current_setting('app.tenant_id')::uuid`;
    this.addSql('alter table oauth_resources enable row level security');
    this.addSql(
      `create policy tenant on oauth_resources to gatehouse_app using (${own}) with check (${own})`,
    );
    for (const table of ['oauth_resources', 'oauth_pairwise_salts'])
      this.addSql(`create policy platform on ${table} to gatehouse_platform using (true) with check (true)`);
    this.addSql('alter table oauth_pairwise_salts enable row level security');
    this.addSql(
      'grant select, insert, update, delete on oauth_resources to gatehouse_app, gatehouse_platform',
    );
    this.addSql('grant select, insert on oauth_pairwise_salts to gatehouse_platform');
  }

  override down(): void {
    this.addSql('drop table oauth_pairwise_salts, oauth_resources');
    this.addSql(`
      alter table oauth_clients
        drop column resources,
        drop column security_profile,
        drop column subject_type,
        drop column grant_types,
        drop column application_type`);
  }
}
