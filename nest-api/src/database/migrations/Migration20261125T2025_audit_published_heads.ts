import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';
import { platformTable, tenantTable } from '../tables.js';

/**
 * Signed heads of the audit chains, which anybody may keep who knows the opaque ID of a chain: with a head that was kept, a
 * chain that was rewritten as a whole shows.
 */
export class Migration20261125T2025_audit_published_heads extends Migration {
  override up(): void {
    platformTable(
      this,
      'audit_head_keys',
      { maintenance: { may: 'select, insert, update (private_key)', rows: 'true' } },
      `
      id uuid not null,
      public_key text not null,
      private_key sealed not null,
      created_at timestamptz not null default now(),
      constraint audit_head_keys_pkey primary key (id)`,
    );
    tenantTable(
      this,
      'audit_published_heads',
      { maintenance: { may: 'select, insert', rows: 'true' } },
      `
      tenant_id uuid not null,
      n bigint not null,
      chain uuid not null,
      signed text not null,
      published_at timestamptz not null default now(),
      constraint audit_published_heads_pkey primary key (tenant_id, n)`,
    );
    this.addSql('create index audit_published_heads_chain_index on audit_published_heads (chain, n desc)');
    sqlFunction(
      this,
      'audit_heads_of(of_chain uuid, most int)',
      'table (signed text)',
      'select h.signed from audit_published_heads h where h.chain = of_chain order by h.n desc limit most',
    );
    sqlFunction(
      this,
      'audit_public_keys()',
      'table (id uuid, "publicKey" text)',
      'select k.id, k.public_key from audit_head_keys k order by k.created_at, k.id limit 100',
    );
  }

  override down(): void {
    this.addSql('drop function audit_public_keys, audit_heads_of');
    this.addSql('drop table audit_published_heads, audit_head_keys');
  }
}
