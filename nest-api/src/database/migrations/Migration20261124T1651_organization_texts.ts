import { Migration } from '@mikro-orm/migrations';
import { queryFunction } from '../functions.js';

/**
 * The default language of an organization, and the texts of sign-in pages and emails that it replaced, by language and
 * name. An empty object stands for the defaults.
 */
export class Migration20261124T1651_organization_texts extends Migration {
  override up(): void {
    this.addSql('alter table organization_profiles add column language varchar(2) null');
    this.addSql("alter table organization_profiles add column texts jsonb not null default '{}'");
    this.lookUps('isVerified', ', language varchar, texts jsonb', ", b.language, coalesce(b.texts, '{}')");
  }

  override down(): void {
    this.lookUps('isProven', '', '');
    this.addSql('alter table organization_profiles drop column texts, drop column language');
  }

  /** Both look-ups of a brand. @param columns and @param selected what they return in addition */
  private lookUps(verified: 'isVerified' | 'isProven', columns: string, selected: string): void {
    this.addSql('drop function brand_of_tenant, route_of_domain');
    queryFunction(
      this,
      'brand_of_tenant(of_tenant uuid)',
      `name varchar, color varchar, "darkColor" varchar, "logoHash" varchar${columns}`,
      `return query select t.name, b.color, b.dark_color, b.logo_hash${selected}
       from tenants t left join organization_profiles b on b.tenant_id = t.id
       where t.id = of_tenant and t.erased_at is null;`,
    );
    queryFunction(
      this,
      'route_of_domain(of_name text, of_deciders text[])',
      `"tenantId" uuid, "decidedBy" varchar, "${verified}" boolean, status varchar, enforced boolean,
        "tenantName" varchar, color varchar, "darkColor" varchar, "logoHash" varchar, id uuid, name varchar,
        type varchar, issuer varchar, "directoryId" varchar, address text${columns}`,
      `return query select d.tenant_id, d.domain, d.status = 'active', t.status, p.enforced, t.name,
         b.color, b.dark_color, b.logo_hash, c.id, c.name, c.type, c.issuer, c.directory_id,
         coalesce(s.document ->> 'authorization_endpoint', c.authorization_endpoint, c.sso_url)${selected}
       from (
         select x.tenant_id, x.domain, x.status from domains x
         where x.domain = any(of_deciders) and (x.domain = of_name or x.covers_subdomains)
           and x.status in ('active', 'inactive')
         order by x.status, length(x.domain) desc, x.verified_at desc nulls last limit 1
       ) d
       left join tenants t on t.id = d.tenant_id
       left join organization_profiles b on b.tenant_id = d.tenant_id
       left join sso_policies p on p.tenant_id = d.tenant_id
       left join sso_configurations c on c.tenant_id = d.tenant_id and ${USABLE}
         and c.domains @> array[d.domain::text]
       left join sso_configuration_states s on s.id = c.id
       order by c.id limit 20;`,
    );
  }
}

/** A connection with the platform's client works only while the platform has one at this provider. */
const USABLE = `c.is_enabled and c.deleted_at is null and (not c.uses_platform_client or exists (
  select 1 from sso_configurations o where o.tenant_id is null and o.type = c.type and o.is_enabled
    and o.deleted_at is null and o.client_id is not null))`;
