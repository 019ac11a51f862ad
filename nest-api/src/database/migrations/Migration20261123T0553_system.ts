import { Migration } from '@mikro-orm/migrations';
import { platformTable } from '../tables.js';

/**
 * How the platform does. Holds no tenant's data.
 *
 * - `instances`: the processes that serve; each reports every few seconds.
 * - `health_samples`: each part of the platform by minute, for the last day.
 * - `database_sizes`: the size of the database by day, for a forecast.
 */
export class Migration20261123T0553_system extends Migration {
  override up(): void {
    platformTable(
      this,
      'instances',
      { platform: 'select, insert, update, delete' },
      `
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
      constraint instances_kind_check check (kind in ('api', 'web', 'gateway'))`,
    );

    this.addSql(`
      create table health_samples (
        at timestamptz not null,
        part varchar(20) not null,
        standing varchar(10) not null,
        numbers jsonb not null,
        constraint health_samples_pkey primary key (at, part),
        constraint health_samples_standing_check check (standing in ('good', 'wait', 'wrong'))
      )`);
    this.addSql('grant select on health_samples to gatehouse_platform');
    this.addSql('grant select, insert, delete on health_samples to gatehouse_maintenance');

    this.addSql(`
      create table database_sizes (
        day date not null,
        bytes bigint not null,
        constraint database_sizes_pkey primary key (day),
        constraint database_sizes_bytes_check check (bytes >= 0)
      )`);
    this.addSql('grant select on database_sizes to gatehouse_platform');
    this.addSql('grant select, insert, update, delete on database_sizes to gatehouse_maintenance');
  }

  override down(): void {
    this.addSql('drop table database_sizes, health_samples, instances');
  }
}
