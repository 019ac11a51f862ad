import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';

/**
 * A set-up link no longer needs a run: its holder chooses the provider. It keeps the domains that the holder added, the
 * last test, and an address to return to. Such an address must be one of an application, which another module owns.
 */
export class Migration20261124T1621_set_up_portal extends Migration {
  override up(): void {
    this.addSql(`
      alter table sso_wizard_links alter column run_id drop not null,
        add column return_url varchar(2048) null,
        add column domains text[] not null default '{}',
        add column test_trace_id uuid null`);
    this.addSql('alter table sso_wizard_links alter column domains drop default');
    sqlFunction(
      this,
      'return_addresses_of_tenant(of_tenant uuid)',
      'table (address text)',
      `select distinct a.address from oauth_clients c cross join unnest(c.redirect_uris) as a (address)
       where c.deleted_at is null and c.is_active and (c.tenant_id = of_tenant or c.tenant_id is null)`,
    );
  }

  override down(): void {
    this.addSql('drop function return_addresses_of_tenant');
    this.addSql('delete from sso_wizard_links where run_id is null');
    this.addSql(`
      alter table sso_wizard_links alter column run_id set not null, drop column return_url, drop column domains,
        drop column test_trace_id`);
  }
}
