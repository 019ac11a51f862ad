import { Migration } from '@mikro-orm/migrations';

/** The processes that serve at this time: each says every few seconds that it is there. Holds no tenant's data. */
export class Migration20261121T0580_instances extends Migration {
  override up(): void {
    this.addSql(`
      create table instances (
        id uuid not null,
        kind varchar(10) not null,
        host varchar(253) not null,
        pid int not null,
        version varchar(40) not null,
        node_version varchar(40) not null,
        started_at timestamptz not null,
        last_seen_at timestamptz not null,
        migration varchar(200) null,
        master_keys text[] not null default '{}',
        settings jsonb not null default '[]',
        constraint instances_pkey primary key (id),
        constraint instances_kind_check check (kind in ('api', 'web', 'gateway'))
      )`);
    this.addSql('alter table instances enable row level security');
    this.addSql('create policy platform on instances to gatehouse_platform using (true)');
    this.addSql('grant select, insert, update, delete on instances to gatehouse_platform');
  }

  override down(): void {
    this.addSql('drop table instances');
  }
}
