import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../tables.js';

/**
 * What the admins of a connection were told about its directory, so that each warning is sent once.
 *
 * - `paused_at`: the pause that they were told of.
 * - `token_ends_at`, `token_warned`: the expiry that they were told of, and the smallest step in days.
 * - `rejected_since`, `rejected`: requests of the last 24 hours that were rejected; null while there are few.
 */
export class Migration20261126T0335_directory_notices extends Migration {
  override up(): void {
    tenantTable(
      this,
      'directory_notices',
      { app: 'select', platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      tenant_id uuid not null,
      paused_at timestamptz null,
      token_ends_at timestamptz null,
      token_warned smallint null,
      rejected_since timestamptz null,
      rejected int not null default 0,
      constraint directory_notices_pkey primary key (id),
      constraint directory_notices_id_foreign foreign key (id) references directories (id) on delete cascade,
      constraint directory_notices_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql('create index directory_notices_tenant_id_index on directory_notices (tenant_id)');
    this.addSql(`
      create index directory_notices_rejected_index on directory_notices (rejected_since)
      where rejected_since is not null`);
    this.addSql(`create index directories_waiting_index on directories (id) where state <> 'active'`);
    this.addSql(`
      create index directory_tokens_expires_at_index on directory_tokens (expires_at)
      where expires_at is not null`);
    // An unknown ID, another version and a rate limit are no mistake of the set-up.
    this.addSql(`
      create index directory_requests_rejected_index on directory_requests (at)
      where status >= 400 and status not in (404, 412, 429)`);
  }

  override down(): void {
    this.addSql('drop index directory_requests_rejected_index');
    this.addSql('drop index directory_tokens_expires_at_index');
    this.addSql('drop index directories_waiting_index');
    this.addSql('drop table directory_notices');
  }
}
