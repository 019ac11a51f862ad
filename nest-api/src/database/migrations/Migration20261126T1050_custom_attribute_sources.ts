import { Migration } from '@mikro-orm/migrations';

const PATH = 'pg_catalog, public, pg_temp';
const SCHEMA = 'urn:ietf:params:scim:schemas:extension:gatehouse:2.0:User';
const values = (of: string) => `${of}.resource -> '${SCHEMA}'`;

/**
 * Custom attributes are sources of an application's provisioning.
 *
 * - `custom_attribute_values`: the values of users, from the directory that manages them.
 * - `custom_attribute_uses`: the applications that send an attribute, which therefore cannot be deleted.
 * - A change of a value makes accounts due, only in organizations whose mappings have custom attributes.
 *
 * The functions have the rights of the caller, so a tenant's role sees its own users only.
 */
export class Migration20261126T1050_custom_attribute_sources extends Migration {
  override up(): void {
    this.addSql(`
      create function custom_attribute_values(of_tenant uuid, of_people uuid[])
      returns table (user_id uuid, "values" jsonb)
      language sql stable set search_path = ${PATH} as $$
        select m.user_id, ${values('d')} from memberships m
        join directory_users d on d.directory_id = m.directory_id and d.user_id = m.user_id
        where m.tenant_id = of_tenant and m.user_id = any(of_people) and d.tenant_id = of_tenant
          and d.deleted_at is null and jsonb_typeof(${values('d')}) = 'object'
      $$`);
    this.addSql(`
      create function custom_attribute_uses(of_tenant uuid, of_name text)
      returns table (place text, id uuid, name varchar)
      language sql stable set search_path = ${PATH} as $$
        select 'provisioning', p.id, coalesce(c.name, s.name) from application_provisioning p
        left join oauth_clients c on c.id = p.client_id
        left join saml_service_providers s on s.id = p.service_provider_id
        where p.tenant_id = of_tenant and p.mapping @> jsonb_build_array(
          jsonb_build_object('source', 'custom_attribute', 'custom_attribute', of_name))
      $$`);
    this.addSql('revoke execute on function custom_attribute_values, custom_attribute_uses from public');
    this.addSql(`
      grant execute on function custom_attribute_values, custom_attribute_uses to gatehouse_app, gatehouse_platform`);
    this.addSql(`
      create function provisioning_custom_values_changed() returns trigger
      language plpgsql security definer set search_path = ${PATH} as $$
      begin
        insert into public.provisioning_changes (tenant_id, person_id)
        select new.tenant_id, new.user_id
        where exists (
          select 1 from public.application_provisioning p
          where p.tenant_id = new.tenant_id and p.mapping @> '[{"source": "custom_attribute"}]');
        return null;
      end $$`);
    this.addSql('revoke execute on function provisioning_custom_values_changed from public');
    this.addSql(`
      create trigger directory_users_values_provisioning after update of resource, user_id on directory_users
      for each row when (new.user_id is not null and (old.user_id is distinct from new.user_id
        or (${values('old')}) is distinct from (${values('new')})))
      execute function provisioning_custom_values_changed()`);
    this.addSql(`
      create trigger memberships_directory_provisioning after update of directory_id on memberships
      for each row when (old.directory_id is distinct from new.directory_id)
      execute function provisioning_custom_values_changed()`);
  }

  override down(): void {
    this.addSql('drop trigger memberships_directory_provisioning on memberships');
    this.addSql('drop trigger directory_users_values_provisioning on directory_users');
    this.addSql(`
      drop function provisioning_custom_values_changed, custom_attribute_uses, custom_attribute_values`);
  }
}
