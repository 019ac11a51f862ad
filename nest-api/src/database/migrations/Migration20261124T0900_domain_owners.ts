import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';

/** Finds the owner of a domain for the check of another tenant's claim. No answer to a tenant says whose it is. */
export class Migration20261124T0900_domain_owners extends Migration {
  override up(): void {
    sqlFunction(
      this,
      'owner_of_domain(of_domain varchar)',
      'table (id uuid, "tenantId" uuid)',
      `select d.id, d.tenant_id from domains d where d.domain = of_domain and d.status = 'active'`,
    );
  }

  override down(): void {
    this.addSql('drop function owner_of_domain');
  }
}
