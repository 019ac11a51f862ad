import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../tables.js';

/**
 * Domains are verified by a DNS TXT record, which is looked up again from time to time, or by an identity provider.
 *
 * Maintenance reads when a domain is due, and nothing else.
 */
export class Migration20261123T0542_domains extends Migration {
  override up(): void {
    this.addSql(`
      create function new_domain_challenge() returns varchar language sql volatile as $$
        select replace(gen_random_uuid()::text, '-', '')
      $$`);
    tenantTable(
      this,
      'domains',
      {
        app: 'select, insert, update, delete',
        platform: 'select, insert, update, delete',
        maintenance: { may: 'select (id, domain, next_check_at)', rows: 'next_check_at is not null' },
      },
      `
      id uuid not null,
      tenant_id uuid not null,
      domain varchar(253) not null,
      status varchar(20) not null default 'pending',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version int not null default 1,
      auto_join varchar(20) not null default 'sso',
      challenge varchar(60) not null default new_domain_challenge(),
      proof varchar(20) null,
      proof_detail varchar(300) null,
      verified_at timestamptz null,
      last_seen_at timestamptz null,
      last_check_at timestamptz null,
      last_outcome varchar(30) null,
      next_check_at timestamptz null,
      covers_subdomains boolean not null default false,
      constraint domains_pkey primary key (id),
      constraint domains_tenant_id_domain_unique unique (tenant_id, domain),
      constraint domains_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint domains_auto_join_check check (auto_join in ('invite_only', 'sso')),
      constraint domains_proof_check check (proof in ('dns', 'directory', 'platform'))`,
    );
    // Many tenants can claim a domain; one owns it.
    this.addSql(`create unique index domains_owner_unique on domains (domain) where status = 'active'`);
    this.addSql('create index domains_next_check_at_index on domains (next_check_at)');
    // A domain whose verification lapsed still leads its users to their identity provider.
    this.addSql(
      `create index domains_known_index on domains (domain) where status in ('active', 'inactive')`,
    );
    this.addSql('create index domains_search_index on domains using gin ((domain) gin_trgm_ops)');
    this.addSql(`
      create index domains_below_index on domains ((reverse(domain::text) collate "C")) where status = 'active'`);
  }

  override down(): void {
    this.addSql('drop table domains');
    this.addSql('drop function new_domain_challenge');
  }
}
