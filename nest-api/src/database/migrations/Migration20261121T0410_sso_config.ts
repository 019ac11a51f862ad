import { Migration } from '@mikro-orm/migrations';

/**
 * Connections to upstream identity providers, and the sign-ins through them.
 *
 * - `sso_configurations`: of a tenant or (without one) of the platform; what an admin saves. A deleted one stays as a
 *   row, since traces and identities name it.
 * - `sso_configuration_states`: what the clock and the tests find out about one; apart, so that it disturbs no editor.
 * - `sso_configuration_versions`: every save, with its secrets, so that one click goes back.
 * - `external_identities`: who somebody is at an upstream. Nobody else is ever given the same three values.
 * - `sso_flows`: a sign-in under way; state and browser are kept as hashes, the PKCE verifier in an envelope.
 * - `sign_in_traces`: what happened in a sign-in, step by step, without its secrets.
 * - `sso_policies`: whether a tenant lets people in through its upstreams alone, and who is excepted.
 */
export class Migration20261121T0410_sso_config extends Migration {
  override up(): void {
    this.configurations();
    this.states();
    this.versions();
    this.identities();
    this.flows();
    this.traces();
    this.policies();
    this.isolation();
  }

  private configurations(): void {
    this.addSql(`
      create table sso_configurations (
        id uuid not null,
        tenant_id uuid null,
        name varchar(120) not null,
        type varchar(20) not null,
        is_enabled boolean not null default false,
        client_id varchar(400) null,
        client_secret sealed null,
        issuer varchar(2048) null,
        authorization_endpoint varchar(2048) null,
        token_endpoint varchar(2048) null,
        user_info_endpoint varchar(2048) null,
        directory_id varchar(36) null,
        entity_id varchar(2048) null,
        sso_url varchar(2048) null,
        slo_url varchar(2048) null,
        metadata_url varchar(2048) null,
        certificate text null,
        private_key sealed null,
        relay_state varchar(500) null,
        name_id_format varchar(20) not null,
        signature_algorithm varchar(20) not null,
        encryption_algorithm varchar(20) null,
        scopes text[] not null,
        domains text[] not null,
        creates_people boolean not null,
        mapping jsonb not null,
        managed_by_settings boolean not null default false,
        deleted_at timestamptz null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null default 1,
        constraint sso_configurations_pkey primary key (id),
        constraint sso_configurations_type_check check (type in ('oauth2', 'saml', 'google', 'microsoft')),
        constraint sso_configurations_tenant_id_foreign foreign key (tenant_id) references tenants (id)
      )`);
    this.addSql('create index sso_configurations_tenant_id_index on sso_configurations (tenant_id)');
  }

  private states(): void {
    this.addSql(`
      create table sso_configuration_states (
        id uuid not null,
        tenant_id uuid null,
        document jsonb null,
        keys jsonb not null,
        refreshed_at timestamptz null,
        refresh_failure varchar(500) null,
        next_refresh_at timestamptz null,
        certificate_expires_at timestamptz null,
        warned_days int null,
        tested_at timestamptz null,
        tested_by uuid null,
        tested_version int null,
        constraint sso_configuration_states_pkey primary key (id),
        constraint sso_configuration_states_id_foreign foreign key (id) references sso_configurations (id),
        constraint sso_configuration_states_tenant_id_foreign foreign key (tenant_id) references tenants (id)
      )`);
    this.addSql(
      'create index sso_configuration_states_tenant_id_index on sso_configuration_states (tenant_id)',
    );
    this.addSql(
      'create index sso_configuration_states_next_refresh_at_index on sso_configuration_states (next_refresh_at)',
    );
    this.addSql(
      'create index sso_configuration_states_certificate_expires_at_index on sso_configuration_states (certificate_expires_at)',
    );
  }

  private versions(): void {
    this.addSql(`
      create table sso_configuration_versions (
        id uuid not null,
        tenant_id uuid null,
        configuration_id uuid not null,
        number int not null,
        changed_by uuid null,
        changed_at timestamptz not null,
        changes text[] not null,
        snapshot jsonb not null,
        client_secret sealed null,
        private_key sealed null,
        constraint sso_configuration_versions_pkey primary key (id),
        constraint sso_configuration_versions_configuration_id_number_unique unique (configuration_id, number),
        constraint sso_configuration_versions_tenant_id_foreign foreign key (tenant_id) references tenants (id),
        constraint sso_configuration_versions_configuration_id_foreign
          foreign key (configuration_id) references sso_configurations (id)
      )`);
    this.addSql(
      'create index sso_configuration_versions_tenant_id_index on sso_configuration_versions (tenant_id)',
    );
  }

  private identities(): void {
    this.addSql(`
      create table external_identities (
        id uuid not null,
        tenant_id uuid null,
        configuration_id uuid not null,
        issuer varchar(500) not null,
        subject varchar(300) not null,
        user_id uuid not null,
        email varchar(254) null,
        linked_by varchar(20) not null,
        last_sign_in_at timestamptz null,
        created_at timestamptz not null,
        constraint external_identities_pkey primary key (id),
        constraint external_identities_configuration_id_issuer_subject_unique
          unique (configuration_id, issuer, subject),
        constraint external_identities_tenant_id_foreign foreign key (tenant_id) references tenants (id),
        constraint external_identities_configuration_id_foreign
          foreign key (configuration_id) references sso_configurations (id),
        constraint external_identities_user_id_foreign foreign key (user_id) references users (id)
      )`);
    this.addSql('create index external_identities_tenant_id_index on external_identities (tenant_id)');
    this.addSql('create index external_identities_user_id_index on external_identities (user_id)');
  }

  private flows(): void {
    this.addSql(`
      create table sso_flows (
        id uuid not null,
        tenant_id uuid null,
        configuration_id uuid not null,
        purpose varchar(20) not null,
        mode varchar(20) not null,
        state_hash varchar(43) not null,
        browser_hash varchar(43) not null,
        nonce varchar(64) not null,
        verifier sealed null,
        return_to varchar(500) null,
        started_by uuid null,
        trace_id uuid not null,
        result varchar(60) null,
        pending jsonb null,
        ticket_hash varchar(43) null,
        expires_at timestamptz not null,
        consumed_at timestamptz null,
        created_at timestamptz not null,
        constraint sso_flows_pkey primary key (id),
        constraint sso_flows_state_hash_unique unique (state_hash),
        constraint sso_flows_ticket_hash_unique unique (ticket_hash),
        constraint sso_flows_tenant_id_foreign foreign key (tenant_id) references tenants (id),
        constraint sso_flows_configuration_id_foreign foreign key (configuration_id) references sso_configurations (id)
      )`);
    this.addSql('create index sso_flows_tenant_id_index on sso_flows (tenant_id)');
    this.addSql('create index sso_flows_expires_at_index on sso_flows (expires_at)');
  }

  private traces(): void {
    this.addSql(`
      create table sign_in_traces (
        id uuid not null,
        tenant_id uuid null,
        configuration_id uuid not null,
        purpose varchar(20) not null,
        outcome varchar(60) null,
        message varchar(1000) null,
        user_id uuid null,
        email varchar(254) null,
        request_id varchar(20) null,
        steps jsonb not null,
        claims jsonb null,
        started_at timestamptz not null,
        finished_at timestamptz null,
        constraint sign_in_traces_pkey primary key (id),
        constraint sign_in_traces_tenant_id_foreign foreign key (tenant_id) references tenants (id),
        constraint sign_in_traces_configuration_id_foreign
          foreign key (configuration_id) references sso_configurations (id)
      )`);
    this.addSql('create index sign_in_traces_tenant_id_index on sign_in_traces (tenant_id)');
    this.addSql(
      'create index sign_in_traces_configuration_id_id_index on sign_in_traces (configuration_id, id)',
    );
  }

  private policies(): void {
    this.addSql(`
      create table sso_policies (
        tenant_id uuid not null,
        enforced boolean not null default false,
        break_glass uuid[] not null,
        updated_by uuid null,
        updated_at timestamptz not null,
        version int not null default 1,
        constraint sso_policies_pkey primary key (tenant_id),
        constraint sso_policies_tenant_id_foreign foreign key (tenant_id) references tenants (id)
      )`);
  }

  private isolation(): void {
    const own = `tenant_id = current_setting('app.tenant_id')::uuid`;
    for (const table of TABLES) {
      this.addSql(`alter table ${table} enable row level security`);
      this.addSql(`create policy tenant on ${table} to gatehouse_app using (${own}) with check (${own})`);
      this.addSql(`create policy platform on ${table} to gatehouse_platform using (true) with check (true)`);
      this.addSql(`grant select, insert, update, delete on ${table} to gatehouse_platform`);
    }
    this.addSql(`
      grant select, insert, update on sso_configurations, sso_configuration_states, sso_configuration_versions,
        sso_policies to gatehouse_app`);
    this.addSql('grant select on external_identities, sign_in_traces to gatehouse_app');
    this.maintenance();
  }

  /** Maintenance reads what is due and removes flows that ran out; it sees no secret and no trace. */
  private maintenance(): void {
    this.addSql(`
      create policy maintenance on sso_configuration_states for select to gatehouse_maintenance
      using (next_refresh_at is not null or certificate_expires_at is not null)`);
    this.addSql(`
      grant select (id, next_refresh_at, certificate_expires_at, warned_days) on sso_configuration_states
      to gatehouse_maintenance`);
    this.addSql(`
      create policy maintenance on sso_flows to gatehouse_maintenance
      using (expires_at < now() - interval '1 hour')`);
    this.addSql('grant delete, select (expires_at) on sso_flows to gatehouse_maintenance');
  }

  override down(): void {
    this.addSql(`drop table ${[...TABLES].reverse().join(', ')}`);
  }
}

const TABLES = [
  'sso_configurations',
  'sso_configuration_states',
  'sso_configuration_versions',
  'external_identities',
  'sso_flows',
  'sign_in_traces',
  'sso_policies',
];
