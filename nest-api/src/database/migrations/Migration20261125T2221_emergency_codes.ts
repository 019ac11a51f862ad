import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../tables.js';

/**
 * Emergency codes of organizations that require single sign-on. Each works once, together with an emergency
 * administrator's password.
 *
 * If the organization wants two people, a code is requested, then released by another user, then used. The constraints
 * keep the order, and nobody releases their own request.
 */
export class Migration20261125T2221_emergency_codes extends Migration {
  override up(): void {
    tenantTable(
      this,
      'emergency_codes',
      { app: 'select, insert, update, delete', platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      tenant_id uuid not null,
      code sealed not null,
      created_at timestamptz not null,
      requested_by uuid null,
      requested_at timestamptz null,
      released_by uuid null,
      released_at timestamptz null,
      used_by uuid null,
      used_at timestamptz null,
      constraint emergency_codes_pkey primary key (id),
      constraint emergency_codes_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint emergency_codes_request_check check ((requested_by is null) = (requested_at is null)),
      constraint emergency_codes_release_check check (
        (released_by is null) = (released_at is null)
        and (released_by is null or (requested_by is not null and released_by <> requested_by))),
      constraint emergency_codes_use_check check ((used_by is null) = (used_at is null))`,
    );
    this.addSql('create index emergency_codes_tenant_id_index on emergency_codes (tenant_id)');
  }

  override down(): void {
    this.addSql('drop table emergency_codes');
  }
}
