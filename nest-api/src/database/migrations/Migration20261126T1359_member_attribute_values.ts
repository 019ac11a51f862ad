import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../tables.js';

const PATH = 'pg_catalog, public, pg_temp';
const SCHEMA = 'urn:ietf:params:scim:schemas:extension:gatehouse:2.0:User';
const OF_DIRECTORIES = `
  select m.user_id, d.resource -> '${SCHEMA}' from memberships m
  join directory_users d on d.directory_id = m.directory_id and d.user_id = m.user_id
  where m.tenant_id = of_tenant and m.user_id = any(of_people) and d.tenant_id = of_tenant
    and d.deleted_at is null and jsonb_typeof(d.resource -> '${SCHEMA}') = 'object'`;
const OF_ADMINS = `
  select v.user_id, v."values" from member_attribute_values v
  join memberships m on m.tenant_id = v.tenant_id and m.user_id = v.user_id
  where v.tenant_id = of_tenant and v.user_id = any(of_people) and m.directory_id is null and v."values" <> '{}'`;

/**
 * Admins set the custom attributes of members that no directory manages. A directory that manages a member later has the
 * only say; the values come back if it lets the member go.
 */
export class Migration20261126T1359_member_attribute_values extends Migration {
  override up(): void {
    tenantTable(
      this,
      'member_attribute_values',
      { app: 'select, insert, update', platform: 'select, insert, update' },
      `
      tenant_id uuid not null,
      user_id uuid not null,
      "values" jsonb not null,
      updated_at timestamptz not null,
      constraint member_attribute_values_pkey primary key (tenant_id, user_id),
      constraint member_attribute_values_member_foreign foreign key (tenant_id, user_id)
        references memberships (tenant_id, user_id) on delete cascade,
      constraint member_attribute_values_check check (jsonb_typeof("values") = 'object')`,
    );
    this.values(`${OF_DIRECTORIES} union all ${OF_ADMINS}`);
    this.addSql(`
      create function custom_attribute_counts(of_tenant uuid) returns table (name text, count int)
      language sql stable set search_path = ${PATH} as $$
        select k.name, count(*)::int from (
          select d.resource -> '${SCHEMA}' from directory_users d where d.tenant_id = of_tenant
            and d.deleted_at is null and jsonb_typeof(d.resource -> '${SCHEMA}') = 'object'
          union all
          select v."values" from member_attribute_values v
          join memberships m on m.tenant_id = v.tenant_id and m.user_id = v.user_id
          where v.tenant_id = of_tenant and m.directory_id is null
        ) users (found), jsonb_object_keys(users.found) k (name)
        group by k.name
      $$`);
    this.addSql('revoke execute on function custom_attribute_counts from public');
    this.addSql('grant execute on function custom_attribute_counts to gatehouse_app, gatehouse_platform');
    this.addSql(`
      create trigger member_attribute_values_provisioning after insert or update on member_attribute_values
      for each row execute function provisioning_custom_values_changed()`);
  }

  override down(): void {
    this.values(OF_DIRECTORIES);
    this.addSql('drop function custom_attribute_counts');
    this.addSql('drop table member_attribute_values');
  }

  private values(sql: string): void {
    this.addSql(`
      create or replace function custom_attribute_values(of_tenant uuid, of_people uuid[])
      returns table (user_id uuid, "values" jsonb)
      language sql stable set search_path = ${PATH} as $$ ${sql} $$`);
  }
}
