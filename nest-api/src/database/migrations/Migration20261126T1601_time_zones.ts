import { Migration } from '@mikro-orm/migrations';

/**
 * The time zone in which the days of an organization begin. Days are counted in advance, so a change applies to the days that
 * follow. The check rejects a name that only the API knows: it would stop the counting of all organizations.
 */
export class Migration20261126T1601_time_zones extends Migration {
  override up(): void {
    this.addSql(`
      alter table tenants add column time_zone varchar(64) not null default 'UTC',
        add constraint tenants_time_zone_check check (timezone(time_zone, '2026-01-01 00:00+00'::timestamptz) is not null)`);
    this.addSql('grant update (time_zone) on tenants to gatehouse_app');
    // A sign-up creates an organization.
    this.addSql('grant insert (time_zone) on tenants to gatehouse_sign_in');
  }

  override down(): void {
    this.addSql('alter table tenants drop column time_zone');
  }
}
