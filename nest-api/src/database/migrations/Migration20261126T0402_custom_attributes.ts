import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../tables.js';

/** An organization defines attributes that its directories send beside those of SCIM. Values are in `directory_users.resource`. */
export class Migration20261126T0402_custom_attributes extends Migration {
  override up(): void {
    tenantTable(
      this,
      'custom_attributes',
      { app: 'select, insert, delete', platform: 'select, insert, delete' },
      `
      id uuid not null,
      tenant_id uuid not null,
      name varchar(64) not null,
      label varchar(120) not null,
      type varchar(10) not null,
      multi_valued boolean not null,
      created_by uuid null,
      created_at timestamptz not null,
      constraint custom_attributes_pkey primary key (id),
      constraint custom_attributes_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint custom_attributes_type_check check (type in ('string', 'boolean', 'integer', 'decimal', 'dateTime'))`,
    );
    // Names of attributes have no case. Source: RFC 7643 §2.1.
    this.addSql(
      'create unique index custom_attributes_name_unique on custom_attributes (tenant_id, lower(name))',
    );
  }

  override down(): void {
    this.addSql('drop table custom_attributes');
  }
}
