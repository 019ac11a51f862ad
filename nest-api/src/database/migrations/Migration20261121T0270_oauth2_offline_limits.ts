import { Migration } from '@mikro-orm/migrations';

/**
 * How long an application may act for a person who is away: `idle` from one refresh to the next, `total` since the
 * sign-in, in seconds. A tenant's hold for its people, an application's for itself; the shorter one counts.
 */
export class Migration20261121T0270_oauth2_offline_limits extends Migration {
  override up(): void {
    this.addSql(`
      alter table tenants
        add column offline_idle_seconds int not null default 1209600,
        add column offline_total_seconds int not null default 7776000`);
    this.addSql(`
      alter table oauth_clients
        add column offline_idle_seconds int null,
        add column offline_total_seconds int null`);
  }

  override down(): void {
    for (const table of ['oauth_clients', 'tenants']) {
      this.addSql(`alter table ${table} drop column offline_total_seconds, drop column offline_idle_seconds`);
    }
  }
}
