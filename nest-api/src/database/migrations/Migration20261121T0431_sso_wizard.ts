import { Migration } from '@mikro-orm/migrations';

/**
 * Connecting a directory step by step, by an admin or by whoever was sent a link.
 *
 * - `sso_wizard_runs`: what was captured so far, so that a run can be left and resumed. State and browser of a consent
 *   are kept as hashes, its PKCE verifier and an entered client secret in envelopes.
 * - `sso_wizard_links`: hand one run of one tenant on. Only a hash of the token is kept.
 */
export class Migration20261121T0431_sso_wizard extends Migration {
  override up(): void {
    this.addSql(`
      create table sso_wizard_runs (
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
        constraint sso_wizard_runs_tenant_id_foreign foreign key (tenant_id) references tenants (id)
      )`);
    this.addSql('create index sso_wizard_runs_tenant_id_index on sso_wizard_runs (tenant_id)');
    this.addSql('create index sso_wizard_runs_expires_at_index on sso_wizard_runs (expires_at)');
    this.addSql(`
      create table sso_wizard_links (
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
        constraint sso_wizard_links_run_id_foreign
          foreign key (run_id) references sso_wizard_runs (id) on delete cascade
      )`);
    this.addSql('create index sso_wizard_links_tenant_id_index on sso_wizard_links (tenant_id)');
    this.addSql('create index sso_wizard_links_run_id_index on sso_wizard_links (run_id)');
    this.isolation();
  }

  private isolation(): void {
    const own = `tenant_id = current_setting('app.tenant_id')::uuid`;
    for (const table of ['sso_wizard_runs', 'sso_wizard_links']) {
      this.addSql(`alter table ${table} enable row level security`);
      this.addSql(`create policy tenant on ${table} to gatehouse_app using (${own}) with check (${own})`);
      this.addSql(`create policy platform on ${table} to gatehouse_platform using (true) with check (true)`);
      this.addSql(`grant select, insert, update, delete on ${table} to gatehouse_app, gatehouse_platform`);
    }
    // Maintenance removes runs that nobody came back to; it sees nothing else of them.
    this.addSql(`
      create policy maintenance on sso_wizard_runs to gatehouse_maintenance using (expires_at < now())`);
    this.addSql('grant delete, select (expires_at) on sso_wizard_runs to gatehouse_maintenance');
  }

  override down(): void {
    this.addSql('drop table sso_wizard_links, sso_wizard_runs');
  }
}
