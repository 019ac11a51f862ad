import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../tables.js';

/**
 * Works-council mode: admins of the organization see aggregates only. An organization without a row never had it. After it
 * is disabled, what was recorded until `changed_at` stays hidden.
 */
export class Migration20261127T0900_works_council extends Migration {
  override up(): void {
    tenantTable(
      this,
      'works_council_modes',
      { app: 'select, insert, update (enabled, changed_at, changed_by)', platform: 'select' },
      `
      tenant_id uuid not null,
      enabled boolean not null,
      changed_at timestamptz not null,
      changed_by uuid null,
      constraint works_council_modes_pkey primary key (tenant_id),
      constraint works_council_modes_changed_by_foreign foreign key (changed_by) references users (id) on delete set null`,
    );
    this.addSql('create index works_council_modes_changed_by_index on works_council_modes (changed_by)');
  }

  override down(): void {
    this.addSql('drop table works_council_modes');
  }
}
