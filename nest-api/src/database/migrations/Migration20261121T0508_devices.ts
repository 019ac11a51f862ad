import { Migration } from '@mikro-orm/migrations';

/**
 * The browsers and machines that signed in as somebody.
 *
 * A browser is known by a random value in a cookie of its own, of which only a hash is kept; a script without one by
 * what it calls itself. The value opens nothing: it only says "the same browser as before".
 */
export class Migration20261121T0508_devices extends Migration {
  override up(): void {
    this.addSql(`
      create table devices (
        id uuid not null,
        user_id uuid not null,
        key_hash varchar(43) not null,
        name varchar(60) null,
        user_agent varchar(300) null,
        address varchar(45) null,
        last_seen_at timestamptz not null,
        created_at timestamptz not null,
        constraint devices_pkey primary key (id),
        constraint devices_user_id_key_hash_unique unique (user_id, key_hash),
        constraint devices_user_id_foreign foreign key (user_id) references users (id) on delete cascade
      )`);
    this.addSql('alter table devices enable row level security');
    this.addSql('create policy platform on devices to gatehouse_platform using (true)');
    this.addSql('grant select, insert, update, delete on devices to gatehouse_platform');
    this.addSql(
      `alter table sessions add column device_id uuid null,
       add constraint sessions_device_id_foreign foreign key (device_id) references devices (id) on delete set null`,
    );
    this.addSql('create index sessions_device_id_index on sessions (device_id)');
  }

  override down(): void {
    this.addSql('alter table sessions drop column device_id');
    this.addSql('drop table devices');
  }
}
