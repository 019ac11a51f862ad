import { Migration } from '@mikro-orm/migrations';

/**
 * When somebody last proved who they are, and what a tenant asks of those who sign in.
 *
 * `proved_at` is null in sessions of the version before, whose sign-in was their proof. `second_factor_since` is when
 * the tenant began to require a second factor; null while it doesn't. A tenant without a row asks for nothing more than
 * everybody does.
 */
export class Migration20261121T0504_proofs_and_policy extends Migration {
  override up(): void {
    this.addSql('alter table sessions add column proved_at timestamptz null');
    this.addSql(`
      create table sign_in_policies (
        tenant_id uuid not null,
        password_min_length int not null default 8,
        second_factor_since timestamptz null,
        grace_days int not null default 14,
        upstream_factor varchar(20) not null default 'trusted',
        updated_at timestamptz not null,
        version int not null default 1,
        constraint sign_in_policies_pkey primary key (tenant_id),
        constraint sign_in_policies_tenant_id_foreign foreign key (tenant_id) references tenants (id)
      )`);
    this.addSql('alter table sign_in_policies enable row level security');
    this.addSql('create policy platform on sign_in_policies to gatehouse_platform using (true)');
    this.addSql(
      `create policy tenant on sign_in_policies to gatehouse_app
       using (tenant_id = current_setting('app.tenant_id')::uuid)`,
    );
    this.addSql(
      'grant select, insert, update, delete on sign_in_policies to gatehouse_platform, gatehouse_app',
    );
  }

  override down(): void {
    this.addSql('drop table sign_in_policies');
    this.addSql('alter table sessions drop column proved_at');
  }
}
