import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';

/** Tells a tenant whether another tenant has verified a domain, but not which one. */
export class Migration20261123T2230_domain_look_ups extends Migration {
  override up(): void {
    sqlFunction(
      this,
      'verified_domains(of_tenant uuid, of_names text[])',
      'table (domain varchar, "coversSubdomains" boolean, "isOwn" boolean)',
      `select d.domain, d.covers_subdomains, d.tenant_id = of_tenant
       from domains d where d.domain = any(of_names) and d.status = 'active'`,
      { roles: ['app', 'platform'] },
    );
    // Bounds for the index: no label has a "~".
    sqlFunction(
      this,
      'verified_below(of_tenant uuid, of_names text[])',
      'table (domain varchar, "coversSubdomains" boolean)',
      `select d.domain, d.covers_subdomains from unnest(of_names) c
         join domains d on reverse(d.domain::text) collate "C" >= reverse('.' || c)
           and reverse(d.domain::text) collate "C" < reverse('.' || c) || '~'
       where d.status = 'active' and d.tenant_id <> of_tenant`,
    );
    sqlFunction(
      this,
      'is_decided_by(of_tenant uuid, of_name text, of_domains text[])',
      'boolean',
      `select exists (select 1 from (
         select d.tenant_id, d.domain from domains d, string_to_array(of_name, '.') l
         where d.status = 'active' and (d.domain = array_to_string(l, '.') or d.covers_subdomains)
           and d.domain = any(array(select array_to_string(l[i:], '.') from generate_series(1, cardinality(l)) i))
         order by length(d.domain) desc limit 1
       ) x where x.tenant_id = of_tenant and x.domain = any(of_domains))`,
      { roles: ['app', 'platform'] },
    );
    sqlFunction(
      this,
      'domains_of_tenants(of_tenants uuid[], most int)',
      'table (domain varchar)',
      'select d.domain from domains d where d.tenant_id = any(of_tenants) limit most',
    );
  }

  override down(): void {
    this.addSql('drop function domains_of_tenants, is_decided_by, verified_below, verified_domains');
  }
}
