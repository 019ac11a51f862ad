import { Migration } from '@mikro-orm/migrations';
import { queryFunction } from '../functions.js';

/**
 * Whom members ask when a sign-in fails: a name, and an email address or a web page. Apart from the technical contact,
 * which only admins see.
 */
export class Migration20261125T2024_sign_in_contact extends Migration {
  override up(): void {
    this.addSql(`alter table organization_profiles add column support_name varchar(120) null,
      add column support_address varchar(500) null`);
    queryFunction(
      this,
      'support_of_tenant(of_tenant uuid)',
      'name varchar, address varchar',
      `return query select b.support_name, b.support_address
       from tenants t join organization_profiles b on b.tenant_id = t.id
       where t.id = of_tenant and t.erased_at is null and b.support_address is not null;`,
    );
  }

  override down(): void {
    this.addSql('drop function support_of_tenant');
    this.addSql('alter table organization_profiles drop column support_name, drop column support_address');
  }
}
