import { Migration } from '@mikro-orm/migrations';

/**
 * A person is told of a browser or machine that signed in as them for the first time, unless they don't want to be.
 *
 * `noticed_at` is when a job has looked at it; the devices that were there before count as known. The sign-in itself
 * pays nothing for it: it writes a row of `devices` as before.
 */
export class Migration20261121T0592_new_devices extends Migration {
  override up(): void {
    this.addSql('alter table users add column new_device_mail boolean not null default true');
    this.addSql('alter table devices add column noticed_at timestamptz null');
    this.addSql('update devices set noticed_at = now()');
    this.addSql('create index devices_unnoticed_index on devices (created_at) where noticed_at is null');
  }

  override down(): void {
    this.addSql('alter table devices drop column noticed_at');
    this.addSql('alter table users drop column new_device_mail');
  }
}
