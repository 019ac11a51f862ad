import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';

/** Authorizations and consents of an organization's users, for its list of agents. */
export class Migration20261128T1315_agents extends Migration {
  override up(): void {
    this.addSql(`
      create index oauth_clients_document_index on oauth_clients (id) where document is not null and deleted_at is null`);
    // Applications that registered themselves with the organization, and documents that its users know.
    sqlFunction(
      this,
      'agents_of(of_tenant uuid, after uuid, most int)',
      `table (id uuid, name varchar, "clientId" varchar, "isDocument" boolean, "isActive" boolean, scopes text[],
        users int, "lastUsedAt" timestamptz, "createdAt" timestamptz)`,
      `select c.id, c.name, c.client_id, c.document is not null, c.is_active,
         array(select distinct s from grants g, unnest(g.scopes) s
           where g.client_id = c.id and g.tenant_id = of_tenant order by s),
         (select count(distinct k.user_id)::int from (
           select g.user_id from grants g where g.client_id = c.id and g.tenant_id = of_tenant
           union all
           select a.user_id from oauth_authorizations a
           where a.client_id = c.client_id and a.tenant_id = of_tenant and a.expires_at > now()) k),
         (select max(a.last_used_at) from oauth_authorizations a
           where a.client_id = c.client_id and a.tenant_id = of_tenant),
         c.created_at
       from oauth_clients c
       where c.deleted_at is null and (after is null or c.id < after) and (
         (c.tenant_id = of_tenant and c.registered_itself)
         or (c.document is not null and (
           exists (select 1 from grants g where g.client_id = c.id and g.tenant_id = of_tenant)
           or exists (select 1 from oauth_authorizations a where a.client_id = c.client_id
             and a.tenant_id = of_tenant and a.expires_at > now()))))
       order by c.id desc limit most`,
    );
    sqlFunction(
      this,
      'end_access_of_agent(of_tenant uuid, of_client uuid)',
      'table (consents int, authorizations int)',
      `with agent as (
         select c.id, c.client_id from oauth_clients c
         where c.id = of_client and c.registered_itself and (c.tenant_id = of_tenant or c.document is not null)),
       forgotten as (
         delete from grants g using agent where g.client_id = agent.id and g.tenant_id = of_tenant returning 1),
       ended as (
         delete from oauth_authorizations a using agent
         where a.client_id = agent.client_id and a.tenant_id = of_tenant returning 1)
       select (select count(*)::int from forgotten), (select count(*)::int from ended) from agent`,
      { isVolatile: true, roles: ['app', 'platform'] },
    );
  }

  override down(): void {
    this.addSql('drop function end_access_of_agent, agents_of');
    this.addSql('drop index oauth_clients_document_index');
  }
}
