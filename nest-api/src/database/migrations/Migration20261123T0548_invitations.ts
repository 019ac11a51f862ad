import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../tables.js';

/** Invitations into a tenant. One address has one open invitation there. */
export class Migration20261123T0548_invitations extends Migration {
  override up(): void {
    tenantTable(
      this,
      'invitations',
      { app: 'select, insert, update, delete', platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      tenant_id uuid not null,
      email varchar(254) not null,
      email_key varchar(254) not null,
      given_name varchar(100) not null default '',
      family_name varchar(100) not null default '',
      role varchar(20) not null,
      role_id uuid null,
      invited_by uuid not null,
      sent_at timestamptz not null,
      times_sent int not null default 1,
      expires_at timestamptz not null,
      accepted_at timestamptz null,
      accepted_by uuid null,
      revoked_at timestamptz null,
      created_at timestamptz not null,
      constraint invitations_pkey primary key (id),
      constraint invitations_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint invitations_role_id_foreign foreign key (tenant_id, role_id) references tenant_roles
        (tenant_id, id),
      constraint invitations_role_check check (role_id is null or role = 'tenant_user')`,
    );
    this.addSql(`
      create unique index invitations_open_unique on invitations (tenant_id, email_key) where accepted_at is null
        and revoked_at is null`);
    this.addSql('create index invitations_email_index on invitations (tenant_id, email_key collate "C", id)');
    this.addSql('create index invitations_newest_index on invitations (tenant_id, id)');
    this.addSql(`
      create index invitations_role_id_index on invitations (tenant_id, role_id) where role_id is not null`);
  }

  override down(): void {
    this.addSql('drop table invitations');
  }
}
