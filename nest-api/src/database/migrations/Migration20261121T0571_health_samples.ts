import { Migration } from '@mikro-orm/migrations';

/**
 * How each part of the platform did, minute by minute, for the last day: what the health page draws. A row is a part
 * and a minute; `numbers` are the two or three figures that matter of that part. Holds no tenant's data.
 */
export class Migration20261121T0571_health_samples extends Migration {
  override up(): void {
    this.addSql(`
      create table health_samples (
        at timestamptz not null,
        part varchar(20) not null,
        standing varchar(10) not null,
        numbers jsonb not null,
        constraint health_samples_pkey primary key (at, part),
        constraint health_samples_standing_check check (standing in ('good', 'wait', 'wrong'))
      )`);
    this.addSql('grant select, insert, delete on health_samples to gatehouse_maintenance');
    this.addSql('grant select on health_samples to gatehouse_platform');
  }

  override down(): void {
    this.addSql('drop table health_samples');
  }
}
