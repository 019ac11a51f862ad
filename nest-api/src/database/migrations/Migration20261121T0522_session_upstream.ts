import { Migration } from '@mikro-orm/migrations';

/**
 * A session knows whose identity provider proved the person: what one tenant's says opens no other tenant, also not by
 * changing over later.
 */
export class Migration20261121T0522_session_upstream extends Migration {
  override up(): void {
    this.addSql('alter table sessions add column upstream_tenant_id uuid null');
  }

  override down(): void {
    this.addSql('alter table sessions drop column upstream_tenant_id');
  }
}
