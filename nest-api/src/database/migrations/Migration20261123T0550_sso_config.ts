import { Migration } from '@mikro-orm/migrations';
import { platformTable, tenantTable } from '../tables.js';

/**
 * Connections to identity providers, and the sign-ins through them.
 *
 * - `sso_configurations`: of a tenant or (without one) of the platform; what an admin saves. A deleted one stays as a
 *   row, since traces and identities name it. With `uses_platform_client` it has no client of its own.
 * - `sso_configuration_states`: what the clock and the tests find out about one; apart, so that it disturbs no editor.
 * - `sso_configuration_versions`: every save, with its secrets, so that one click goes back.
 * - `external_identities`: who a user is at an identity provider.
 * - `sso_flows`: a sign-in under way; state and browser are kept as hashes, the PKCE verifier sealed.
 * - `sign_in_traces`: the steps of a sign-in, without its secrets. A failure stays for 90 days, a success for 30.
 *   `is_whole` is false once steps and claims are removed. Partial indexes find the newest of each kind.
 * - `sso_policies`: whether a tenant requires its connections, and its emergency administrators.
 * - `sso_wizard_runs`, `sso_wizard_links`: the set-up wizard, which can be left and resumed, and its set-up links. Only a
 *   hash of a token is kept.
 * - `sso_upstream_sessions`: where the identity provider ends its session. The address holds a token, so it is sealed.
 */
export class Migration20261123T0550_sso_config extends Migration {
  override up(): void {
    tenantTable(
      this,
      'sso_configurations',
      { app: 'select, insert, update', platform: 'select, insert, update, delete' },
      `
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
      uses_platform_client boolean not null default false,
      allow_idp_initiated boolean not null default false,
      slo_response_url varchar(2048) null,
      constraint sso_configurations_pkey primary key (id),
      constraint sso_configurations_type_check check (type in ('oauth2', 'saml', 'google', 'microsoft')),
      constraint sso_configurations_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint sso_configurations_platform_client_check check ( not uses_platform_client or (tenant_id is
        not null and type in ('google', 'microsoft') and client_id is null and client_secret is null) )`,
    );
    this.addSql('create index sso_configurations_tenant_id_index on sso_configurations (tenant_id)');
    // An entity ID may be longer than an entry of an index.
    this.addSql(`
      create index sso_configurations_entity_index on sso_configurations (md5(entity_id)) where type = 'saml' and
        is_enabled and deleted_at is null`);
    this.addSql(`
      create index sso_configurations_search_index on sso_configurations using gin ((lower(name)) gin_trgm_ops)`);

    tenantTable(
      this,
      'sso_configuration_states',
      {
        app: 'select, insert, update',
        platform: 'select, insert, update, delete',
        maintenance: {
          may: 'select (id, next_refresh_at, certificate_expires_at, warned_days)',
          rows: 'next_refresh_at is not null or certificate_expires_at is not null',
        },
      },
      `
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
      failures_since_success int not null default 0,
      failing_since timestamptz null,
      constraint sso_configuration_states_pkey primary key (id),
      constraint sso_configuration_states_id_foreign foreign key (id) references sso_configurations (id),
      constraint sso_configuration_states_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql(
      'create index sso_configuration_states_tenant_id_index on sso_configuration_states (tenant_id)',
    );
    this.addSql(`
      create index sso_configuration_states_next_refresh_at_index on sso_configuration_states (next_refresh_at)`);
    this.addSql(`
      create index sso_configuration_states_certificate_expires_at_index on sso_configuration_states
        (certificate_expires_at)`);
    this.addSql(`
      create index sso_configuration_states_failing_index on sso_configuration_states (id) where refresh_failure
        is not null`);
    this.addSql(`
      create index sso_configuration_states_refusing_index on sso_configuration_states (id) where
        failures_since_success >= 3`);

    tenantTable(
      this,
      'sso_configuration_versions',
      { app: 'select, insert, update', platform: 'select, insert, update, delete' },
      `
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
      constraint sso_configuration_versions_configuration_id_foreign foreign key (configuration_id)
        references sso_configurations (id)`,
    );
    this.addSql(`
      create index sso_configuration_versions_tenant_id_index on sso_configuration_versions (tenant_id)`);

    tenantTable(
      this,
      'external_identities',
      { app: 'select', platform: 'select, insert, update, delete' },
      `
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
      constraint external_identities_configuration_id_issuer_subject_unique unique (configuration_id,
        issuer, subject),
      constraint external_identities_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint external_identities_configuration_id_foreign foreign key (configuration_id) references
        sso_configurations (id),
      constraint external_identities_user_id_foreign foreign key (user_id) references users (id)`,
    );
    this.addSql('create index external_identities_tenant_id_index on external_identities (tenant_id)');
    this.addSql('create index external_identities_user_id_index on external_identities (user_id)');

    tenantTable(
      this,
      'sso_flows',
      {
        platform: 'select, insert, update, delete',
        maintenance: { may: 'select (expires_at), delete', rows: `expires_at < now() - interval '1 hour'` },
      },
      `
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
      constraint sso_flows_configuration_id_foreign foreign key (configuration_id) references
        sso_configurations (id)`,
    );
    this.addSql('create index sso_flows_tenant_id_index on sso_flows (tenant_id)');
    this.addSql('create index sso_flows_expires_at_index on sso_flows (expires_at)');

    tenantTable(
      this,
      'sign_in_traces',
      {
        app: 'select',
        platform: 'select, insert, update, delete',
        maintenance: {
          may: 'select (id, outcome, started_at), delete',
          rows: `started_at < now() - case when outcome not in ('success', 'link_required') then interval '90 days' else interval '30 days' end`,
        },
      },
      `
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
      is_whole boolean not null default true,
      constraint sign_in_traces_pkey primary key (id),
      constraint sign_in_traces_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint sign_in_traces_configuration_id_foreign foreign key (configuration_id) references
        sso_configurations (id)`,
    );
    this.addSql('create index sign_in_traces_tenant_id_index on sign_in_traces (tenant_id)');
    this.addSql(
      'create index sign_in_traces_configuration_id_id_index on sign_in_traces (configuration_id, id)',
    );
    this.addSql(`
      create index sign_in_traces_open_index on sign_in_traces (configuration_id, id) where outcome is null`);
    this.addSql(`
      create index sign_in_traces_failed_index on sign_in_traces (configuration_id, id) where outcome not in
        ('success', 'link_required')`);
    this.addSql(`
      create index sign_in_traces_whole_successes_index on sign_in_traces (configuration_id, id) where is_whole
        and outcome in ('success', 'link_required')`);
    this.addSql(`
      create index sign_in_traces_whole_failures_index on sign_in_traces (configuration_id, id) where is_whole and
        outcome not in ('success', 'link_required')`);

    tenantTable(
      this,
      'sso_policies',
      { app: 'select, insert, update', platform: 'select, insert, update, delete' },
      `
      tenant_id uuid not null,
      enforced boolean not null default false,
      break_glass uuid[] not null,
      updated_by uuid null,
      updated_at timestamptz not null,
      version int not null default 1,
      constraint sso_policies_pkey primary key (tenant_id),
      constraint sso_policies_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql('create index sso_policies_enforced_index on sso_policies (tenant_id) where enforced');

    // Maintenance removes runs that nobody came back to, and sees nothing else of them.
    tenantTable(
      this,
      'sso_wizard_runs',
      {
        app: 'select, insert, update, delete',
        platform: 'select, insert, update, delete',
        maintenance: { may: 'select (expires_at), delete', rows: 'expires_at < now()' },
      },
      `
      id uuid not null,
      tenant_id uuid null,
      new_organisation boolean not null default false,
      mode varchar(20) not null,
      provider varchar(30) not null,
      type varchar(20) not null,
      step varchar(20) not null,
      configuration_id uuid not null,
      captured jsonb null,
      failure jsonb null,
      saved jsonb null,
      client_secret sealed null,
      state_hash varchar(43) null,
      browser_hash varchar(43) null,
      nonce varchar(64) null,
      verifier sealed null,
      consent_expires_at timestamptz null,
      started_by uuid not null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version int not null default 1,
      constraint sso_wizard_runs_pkey primary key (id),
      constraint sso_wizard_runs_type_check check (type in ('oauth2', 'saml', 'google', 'microsoft')),
      constraint sso_wizard_runs_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql('create index sso_wizard_runs_tenant_id_index on sso_wizard_runs (tenant_id)');
    this.addSql('create index sso_wizard_runs_expires_at_index on sso_wizard_runs (expires_at)');

    tenantTable(
      this,
      'sso_wizard_links',
      { app: 'select, insert, update, delete', platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      tenant_id uuid not null,
      run_id uuid not null,
      token_hash varchar(43) not null,
      created_by uuid not null,
      uses jsonb not null,
      expires_at timestamptz not null,
      revoked_at timestamptz null,
      created_at timestamptz not null,
      constraint sso_wizard_links_pkey primary key (id),
      constraint sso_wizard_links_token_hash_unique unique (token_hash),
      constraint sso_wizard_links_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint sso_wizard_links_run_id_foreign foreign key (run_id) references sso_wizard_runs (id) on
        delete cascade`,
    );
    this.addSql('create index sso_wizard_links_tenant_id_index on sso_wizard_links (tenant_id)');
    this.addSql('create index sso_wizard_links_run_id_index on sso_wizard_links (run_id)');

    platformTable(
      this,
      'sso_upstream_sessions',
      { platform: 'select, insert, delete' },
      `
      session_id uuid not null,
      configuration_id uuid not null,
      logout_url sealed not null,
      created_at timestamptz not null default now(),
      constraint sso_upstream_sessions_pkey primary key (session_id),
      constraint sso_upstream_sessions_session_id_foreign foreign key (session_id) references sessions (id)
        on delete cascade,
      constraint sso_upstream_sessions_configuration_id_foreign foreign key (configuration_id) references
        sso_configurations (id)`,
    );
  }

  override down(): void {
    this.addSql(`
      drop table sso_upstream_sessions, sso_wizard_links, sso_wizard_runs, sso_policies, sign_in_traces,
        sso_flows, external_identities, sso_configuration_versions, sso_configuration_states, sso_configurations`);
  }
}
