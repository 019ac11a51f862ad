import { Migration } from '@mikro-orm/migrations';

/**
 * Products beside the plan: what a tenant asked for, and what a superadmin granted.
 *
 * One row a tenant and product holds the grant; what was granted before stands on the trail. A wish is open once.
 */
export class Migration20261121T0560_products extends Migration {
  override up(): void {
    this.addSql(`
      create table product_grants (
        id uuid not null,
        tenant_id uuid not null,
        product varchar(40) not null,
        granted_by uuid not null,
        granted_at timestamptz not null,
        ends_at timestamptz null,
        constraint product_grants_pkey primary key (id),
        constraint product_grants_tenant_id_product_unique unique (tenant_id, product),
        constraint product_grants_tenant_id_foreign foreign key (tenant_id) references tenants (id)
      )`);
    this.addSql(`
      create table product_requests (
        id uuid not null,
        tenant_id uuid not null,
        product varchar(40) not null,
        requested_by uuid not null,
        state varchar(20) not null default 'open',
        decided_at timestamptz null,
        decided_by uuid null,
        created_at timestamptz not null,
        constraint product_requests_pkey primary key (id),
        constraint product_requests_state_check check (state in ('open', 'granted', 'declined')),
        constraint product_requests_tenant_id_foreign foreign key (tenant_id) references tenants (id)
      )`);
    this.addSql('create index product_requests_tenant_id_state_index on product_requests (tenant_id, state)');
    this.addSql('create index product_requests_state_id_index on product_requests (state, id)');
    for (const table of ['product_grants', 'product_requests']) {
      this.addSql(`alter table ${table} enable row level security`);
      this.addSql(
        `create policy tenant on ${table} to gatehouse_app using (tenant_id = current_setting('app.tenant_id')::uuid)`,
      );
      this.addSql(`create policy platform on ${table} to gatehouse_platform using (true)`);
      // A tenant sees what it has; what changes it is work of the platform.
      this.addSql(`grant select on ${table} to gatehouse_app`);
      this.addSql(`grant select, insert, update, delete on ${table} to gatehouse_platform`);
    }
  }

  override down(): void {
    this.addSql('drop table product_requests');
    this.addSql('drop table product_grants');
  }
}
