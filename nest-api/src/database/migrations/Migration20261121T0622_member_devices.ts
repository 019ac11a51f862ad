import { Migration } from '@mikro-orm/migrations';

const OWN = `tenant_id = current_setting('app.tenant_id')::uuid`;

/**
 * From which browsers and machines a member signed in to a tenant, for its admins.
 *
 * Apart from `devices`, which are the person's: where and when they were used for another tenant is nobody's business
 * here. A device that its owner forgets is forgotten here too.
 */
export class Migration20261121T0622_member_devices extends Migration {
  override up(): void {
    this.addSql(`
      create table member_devices (
        tenant_id uuid not null,
        user_id uuid not null,
        device_id uuid not null,
        user_agent varchar(300) null,
        address varchar(45) null,
        last_seen_at timestamptz not null,
        created_at timestamptz not null,
        constraint member_devices_pkey primary key (tenant_id, user_id, device_id),
        constraint member_devices_tenant_id_foreign foreign key (tenant_id) references tenants (id),
        constraint member_devices_device_id_foreign foreign key (device_id) references devices (id) on delete cascade
      )`);
    this.addSql('create index member_devices_device_id_index on member_devices (device_id)');
    this.addSql('alter table member_devices enable row level security');
    this.addSql(`create policy tenant on member_devices to gatehouse_app using (${OWN}) with check (${OWN})`);
    this.addSql(
      'create policy platform on member_devices to gatehouse_platform using (true) with check (true)',
    );
    this.addSql('grant select on member_devices to gatehouse_app');
    this.addSql('grant select, insert, update, delete on member_devices to gatehouse_platform');
  }

  override down(): void {
    this.addSql('drop table member_devices');
  }
}
