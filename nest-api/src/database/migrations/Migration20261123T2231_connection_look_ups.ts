import { Migration } from '@mikro-orm/migrations';
import { queryFunction, sqlFunction } from '../functions.js';

/**
 * Finds the connections of an email domain or a sign-in page before the user is known. Sign-in flows and traces of a
 * tenant's own connections run under the tenant's role.
 */
export class Migration20261123T2231_connection_look_ups extends Migration {
  override up(): void {
    for (const [table, may] of [
      ['sso_flows', 'select, insert, update'],
      ['sign_in_traces', 'insert, update, delete'],
    ]) {
      this.addSql(`drop policy tenant on ${table}`);
      this.addSql(`
        create policy tenant on ${table} to gatehouse_app
        using (tenant_id = current_setting('app.tenant_id')::uuid)`);
      this.addSql(`grant ${may} on ${table} to gatehouse_app`);
    }
    this.lookUps();
  }

  private lookUps(): void {
    const option = `c.id, c.name, c.type, c.issuer, c.directory_id,
      coalesce(s.document ->> 'authorization_endpoint', c.authorization_endpoint, c.sso_url)`;
    const state = 'left join sso_configuration_states s on s.id = c.id';
    // A connection with the platform's client works only while the platform has one at this provider.
    const usable = `c.is_enabled and c.deleted_at is null and (not c.uses_platform_client or exists (
      select 1 from sso_configurations o where o.tenant_id is null and o.type = c.type and o.is_enabled
        and o.deleted_at is null and o.client_id is not null))`;
    const columns =
      'id uuid, name varchar, type varchar, issuer varchar, "directoryId" varchar, address text';
    queryFunction(
      this,
      'route_of_domain(of_name text, of_deciders text[])',
      `"tenantId" uuid, "decidedBy" varchar, "isProven" boolean, status varchar, enforced boolean,
        "tenantName" varchar, color varchar, "darkColor" varchar, "logoHash" varchar, ${columns}`,
      `return query select d.tenant_id, d.domain, d.status = 'active', t.status, p.enforced, t.name,
         b.color, b.dark_color, b.logo_hash, ${option}
       from (
         select x.tenant_id, x.domain, x.status from domains x
         where x.domain = any(of_deciders) and (x.domain = of_name or x.covers_subdomains)
           and x.status in ('active', 'inactive')
         order by x.status, length(x.domain) desc, x.verified_at desc nulls last limit 1
       ) d
       left join tenants t on t.id = d.tenant_id
       left join organization_profiles b on b.tenant_id = d.tenant_id
       left join sso_policies p on p.tenant_id = d.tenant_id
       left join sso_configurations c on c.tenant_id = d.tenant_id and ${usable}
         and c.domains @> array[d.domain::text]
       ${state}
       order by c.id limit 20;`,
    );
    const options = (where: string) =>
      `return query select ${option} from sso_configurations c ${state}
       where ${where} and ${usable} order by c.id limit 20;`;
    queryFunction(
      this,
      'sign_in_options(of_slug varchar, of_entity varchar)',
      columns,
      `if of_entity is not null then
         ${options(`c.type = 'saml' and md5(c.entity_id) = md5(of_entity) and c.entity_id = of_entity`)}
       elsif of_slug is not null then
         ${options('c.tenant_id = (select x.id from tenants x where x.slug = of_slug)')}
       else
         ${options('c.tenant_id is null')}
       end if;`,
    );
    sqlFunction(
      this,
      'platform_client(of_type varchar)',
      'setof sso_configurations',
      `select c.* from sso_configurations c
       where c.tenant_id is null and c.type = of_type and c.is_enabled and c.deleted_at is null
         and c.client_id is not null
       order by c.managed_by_settings desc, c.id limit 1`,
    );
  }

  override down(): void {
    this.addSql('drop function platform_client, sign_in_options, route_of_domain');
    for (const [table, may] of [
      ['sign_in_traces', 'insert, update, delete'],
      ['sso_flows', 'select, insert, update'],
    ]) {
      this.addSql(`revoke ${may} on ${table} from gatehouse_app`);
      this.addSql(`drop policy tenant on ${table}`);
      this.addSql(`
        create policy tenant on ${table} for select to gatehouse_app
        using (tenant_id = current_setting('app.tenant_id')::uuid)`);
    }
  }
}
