import { Migration } from '@mikro-orm/migrations';
import { back, type Change, changeFunction } from '../change-function.js';
import { sqlFunction } from '../functions.js';

const PATH = 'pg_catalog, public, pg_temp';
const CLIENTS = ['client_by_client_id(character varying)', 'client_by_id(uuid)'];
const CLIENT: readonly Change[] = [
  ['"groupsClaim" jsonb', '"groupsClaim" jsonb, "customClaims" jsonb'],
  [', c.groups_claim', ', c.groups_claim, c.custom_claims'],
];
const PROVISIONING = `
  select 'provisioning', p.id, coalesce(c.name, s.name) from application_provisioning p
  left join oauth_clients c on c.id = p.client_id
  left join saml_service_providers s on s.id = p.service_provider_id
  where p.tenant_id = of_tenant and p.mapping @> jsonb_build_array(
    jsonb_build_object('source', 'custom_attribute', 'custom_attribute', of_name))`;
const CLAIMS = `
  select 'claims', c.id, c.name from oauth_clients c
  where c.tenant_id = of_tenant and c.deleted_at is null
    and c.custom_claims @> jsonb_build_array(jsonb_build_object('custom_attribute', of_name))
  union all
  select 'attributes', s.id, s.name from saml_service_providers s
  where s.tenant_id = of_tenant and s.deleted_at is null and s.attributes @> jsonb_build_array(
    jsonb_build_object('source', 'custom_attribute', 'customAttribute', of_name))`;

/** Applications receive custom attributes as claims and SAML attributes. Such attributes cannot be deleted either. */
export class Migration20261126T1051_custom_claims extends Migration {
  override up(): void {
    this.addSql(`alter table oauth_clients add column custom_claims jsonb not null default '[]'`);
    for (const signature of CLIENTS) changeFunction(this, signature, CLIENT);
    this.uses(`${PROVISIONING} union all ${CLAIMS}`);
    sqlFunction(
      this,
      'custom_attributes_for_claim(of_tenant uuid, of_user uuid)',
      'table ("values" jsonb)',
      'select c."values" from custom_attribute_values(of_tenant, array[of_user]) c',
    );
  }

  override down(): void {
    this.addSql('drop function custom_attributes_for_claim');
    this.uses(PROVISIONING);
    for (const signature of CLIENTS) changeFunction(this, signature, back(CLIENT));
    this.addSql('alter table oauth_clients drop column custom_claims');
  }

  private uses(sql: string): void {
    this.addSql(`
      create or replace function custom_attribute_uses(of_tenant uuid, of_name text)
      returns table (place text, id uuid, name varchar)
      language sql stable set search_path = ${PATH} as $$ ${sql} $$`);
  }
}
