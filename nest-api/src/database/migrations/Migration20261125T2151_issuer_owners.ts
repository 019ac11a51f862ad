import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';

/** The pages of an application offer the issuer at its organization's custom domain. */
export class Migration20261125T2151_issuer_owners extends Migration {
  override up(): void {
    sqlFunction(
      this,
      'issuer_owners(of_tenants uuid[])',
      'table (id uuid, slug varchar, name varchar, host varchar)',
      `select t.id, t.slug, t.name, d.host
       from tenants t left join custom_domains d on d.tenant_id = t.id and d.status = 'active'
       where t.id = any(of_tenants)`,
    );
  }

  override down(): void {
    this.addSql('drop function issuer_owners');
  }
}
