import { Migration } from '@mikro-orm/migrations';

/**
 * How an organization shows itself, and whom to write to there.
 *
 * Apart from `tenants`, so that erasure takes it with every other row of the tenant and no list reads pictures. Its
 * version is the tenant's. A picture is found by a hash over itself and a value of chance: whoever has the same picture
 * can't ask whose it is.
 */
export class Migration20261121T0590_organizations extends Migration {
  override up(): void {
    this.addSql(`
      create table organization_profiles (
        tenant_id uuid not null,
        color varchar(7) null,
        dark_color varchar(7) null,
        technical_email varchar(254) null,
        security_email varchar(254) null,
        billing_email varchar(254) null,
        logo_hash varchar(43) null,
        logo_type varchar(20) null,
        logo_width int null,
        logo_height int null,
        logo bytea null,
        constraint organization_profiles_pkey primary key (tenant_id),
        constraint organization_profiles_logo_hash_unique unique (logo_hash),
        constraint organization_profiles_logo_check
          check (num_nulls(logo_hash, logo_type, logo_width, logo_height, logo) in (0, 5)),
        constraint organization_profiles_tenant_id_foreign foreign key (tenant_id) references tenants (id)
      )`);
    this.addSql('alter table organization_profiles enable row level security');
    this.addSql('create policy platform on organization_profiles to gatehouse_platform using (true)');
    this.addSql(
      `create policy tenant on organization_profiles to gatehouse_app
       using (tenant_id = current_setting('app.tenant_id')::uuid)`,
    );
    this.addSql(
      'grant select, insert, update, delete on organization_profiles to gatehouse_platform, gatehouse_app',
    );
  }

  override down(): void {
    this.addSql('drop table organization_profiles');
  }
}
