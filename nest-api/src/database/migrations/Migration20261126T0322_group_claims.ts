import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';
import { sqlFunction } from '../functions.js';

const CLIENTS = ['client_by_client_id(character varying)', 'client_by_id(uuid)'];
const CLIENT: readonly Change[] = [
  [
    '"logoHash" character varying)',
    '"logoHash" character varying, "assignedOnly" boolean, "groupsClaim" jsonb)',
  ],
  [', c.logo_hash', ', c.logo_hash, c.assigned_only, c.groups_claim'],
];
const PROVIDER_COLUMNS = 'assigned_only, groups_claim';

/**
 * Applications say whether they are for assigned users only, and how they receive groups. Look-ups of applications return
 * both, so applications that use neither need no further statement.
 */
export class Migration20261126T0322_group_claims extends Migration {
  override up(): void {
    for (const table of ['oauth_clients', 'saml_service_providers'])
      this.addSql(`alter table ${table} add column groups_claim jsonb null`);
    for (const signature of CLIENTS) changeFunction(this, signature, CLIENT);
    this.addSql(`grant select (${PROVIDER_COLUMNS}) on saml_service_providers to gatehouse_sign_in`);
    this.addSql('grant execute on function groups_for_claim, is_assigned to gatehouse_sign_in');
    // The rights of the caller hold in both: row-level security shows the tenant's rows.
    this.addSql(`
      create function direct_groups_of_user(of_tenant uuid, of_user uuid) returns table (group_id uuid)
      language sql stable set search_path = pg_catalog, public, pg_temp as $$
        select m.group_id from group_members m where m.tenant_id = of_tenant and m.user_id = of_user
        union
        select m.group_id from directory_users d join group_members m on m.directory_user_id = d.id
        where d.user_id = of_user and d.tenant_id = of_tenant and m.tenant_id = of_tenant
      $$`);
    this.addSql(`
      create function members_of_directory(of_directory uuid, ids uuid[])
      returns table (id uuid, kind text, user_id uuid)
      language sql stable set search_path = pg_catalog, public, pg_temp as $$
        select d.id, 'user', d.user_id from unnest(ids) asked (id) join directory_users d on d.id = asked.id
        where d.directory_id = of_directory
        union all
        select g.id, 'group', null from unnest(ids) asked (id) join groups g on g.id = asked.id
        where g.directory_id = of_directory
      $$`);
    this.addSql(`
      create function change_group_access(of_tenant uuid, of_client uuid, of_provider uuid, only_assigned boolean,
        claim jsonb)
      returns void language sql volatile set search_path = pg_catalog, public, pg_temp as $$
        update oauth_clients set assigned_only = coalesce(only_assigned, assigned_only),
          groups_claim = coalesce(claim, groups_claim) where id = of_client and tenant_id = of_tenant;
        update saml_service_providers set assigned_only = coalesce(only_assigned, assigned_only),
          groups_claim = coalesce(claim, groups_claim) where id = of_provider and tenant_id = of_tenant;
      $$`);
    for (const name of ['change_group_access', 'direct_groups_of_user', 'members_of_directory']) {
      this.addSql(`revoke execute on function ${name} from public`);
      this.addSql(`grant execute on function ${name} to gatehouse_app`);
    }
    sqlFunction(
      this,
      'names_of_applications(of_tenant uuid, of_clients uuid[], of_providers uuid[])',
      'table (type text, id uuid, name varchar, "assignedOnly" boolean, "groupsClaim" jsonb)',
      `select 'oauth_client', c.id, c.name, c.assigned_only, c.groups_claim from oauth_clients c
       where c.tenant_id = of_tenant and c.id = any(of_clients) and c.deleted_at is null
       union all
       select 'saml_service_provider', p.id, p.name, p.assigned_only, p.groups_claim from saml_service_providers p
       where p.tenant_id = of_tenant and p.id = any(of_providers) and p.deleted_at is null`,
    );
    sqlFunction(
      this,
      'applications_for_user(of_tenant uuid, of_user uuid, most int)',
      `table (type text, id uuid, name varchar, "assignedOnly" boolean, "isOwn" boolean, "groupIds" uuid[])`,
      `with mine as (select group_id from groups_of_user(of_tenant, of_user)),
         apps as (
           select 'oauth_client' as type, c.id, c.name, c.assigned_only from oauth_clients c
           where c.tenant_id = of_tenant and c.deleted_at is null and c.is_active and cardinality(c.redirect_uris) > 0
           union all
           select 'saml_service_provider', p.id, p.name, p.assigned_only from saml_service_providers p
           where p.tenant_id = of_tenant and p.deleted_at is null and p.is_active),
         reasons as (
           select a.*,
             exists (
               select 1 from application_people o where o.tenant_id = of_tenant and o.user_id = of_user
                 and (o.client_id = a.id or o.service_provider_id = a.id)) as is_own,
             array(
               select g.group_id from group_applications g join mine on mine.group_id = g.group_id
               where g.tenant_id = of_tenant and (g.client_id = a.id or g.service_provider_id = a.id)) as group_ids
           from apps a)
       select r.type, r.id, r.name, r.assigned_only, r.is_own, r.group_ids from reasons r
       where not r.assigned_only or r.is_own or cardinality(r.group_ids) > 0
       order by r.assigned_only desc, lower(r.name), r.id limit most`,
    );
  }

  override down(): void {
    this.addSql(`
      drop function change_group_access, applications_for_user, names_of_applications, members_of_directory, direct_groups_of_user`);
    this.addSql('revoke execute on function groups_for_claim, is_assigned from gatehouse_sign_in');
    this.addSql(`revoke select (${PROVIDER_COLUMNS}) on saml_service_providers from gatehouse_sign_in`);
    for (const signature of CLIENTS) changeFunction(this, signature, back(CLIENT));
    for (const table of ['oauth_clients', 'saml_service_providers'])
      this.addSql(`alter table ${table} drop column groups_claim`);
  }
}
