import { Migration } from '@mikro-orm/migrations';

/**
 * Demo people are marked: their password is public, so nothing starts with them where demo data is off.
 *
 * Those of earlier versions are known by their addresses, which end in a domain that belongs to nobody (RFC 2606 §2).
 */
export class Migration20261122T0750_demo_people extends Migration {
  override up(): void {
    this.addSql('alter table users add column is_demo boolean not null default false');
    this.addSql(`
      update users set is_demo = true where email_key in
        ('superadmin@gatehouse.test', 'admin@demo-company.test', 'user@demo-company.test')`);
  }

  override down(): void {
    this.addSql('alter table users drop column is_demo');
  }
}
