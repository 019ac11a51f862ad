import type { TenantExport } from '@gatehouse/contracts';

/**
 * The exported data of each kind: entered data and events, without secrets or their hashes. The first parameter is the
 * tenant.
 */
export const PARTS: Record<Exclude<keyof TenantExport, 'exportedAt'>, string> = {
  tenant: `select t.id, t.code, t.slug, t.name, t.admin_email, t.status, t.plan, t.payment_status, t.last_payment_at,
    t.next_payment_at, t.activated_at, t.trial_ends_at, t.created_at, t.deleted_at, p.technical_email, p.security_email,
    p.billing_email, p.color, p.dark_color, p.logo_type, encode(p.logo, 'base64') as logo
    from tenants t left join organization_profiles p on p.tenant_id = t.id where t.id = ?`,
  domains: `select domain, status, proof, verified_at, auto_join, covers_subdomains, created_at from domains where tenant_id = ?`,
  people: `with exported as (select ?::uuid as id), custom as materialized (
      select v.user_id, v."values" from exported e cross join lateral custom_attribute_values(
        e.id, array(select m.user_id from memberships m where m.tenant_id = e.id)) v)
    select u.id, u.email, u.given_name, u.family_name, u.picture, u.locale, u.zoneinfo,
    u.email_verified_at, m.role, m.status, m.last_sign_in_at, m.created_at as member_since, c."values" as custom_attributes
    from exported e join memberships m on m.tenant_id = e.id join users u on u.id = m.user_id
    left join custom c on c.user_id = u.id order by u.id`,
  roles: 'select name, description, permissions from tenant_roles where tenant_id = ?',
  customAttributes:
    'select name, label, type, multi_valued, created_at from custom_attributes where tenant_id = ? order by id',
  invitations: `select email, role, sent_at, expires_at, accepted_at, revoked_at from invitations where tenant_id = ?`,
  applications: `select client_id, name, redirect_uris, scopes, is_active, created_at from oauth_clients where tenant_id = ? and directory_id is null`,
  ssoConfigurations: `select id, name, type, is_enabled, created_at from sso_configurations where tenant_id = ?`,
  audit: `select at, event from audit_events where tenant_id = ? order by at, seq limit 100000`,
};
