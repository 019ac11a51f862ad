import { FAILING_SIGN_INS } from '@gatehouse/contracts';

const MOST = 20;

const CONNECTION = `
  select c.id, c.tenant_id as "tenantId", t.name as "tenantName", c.name,
    s.certificate_expires_at as "endsAt", s.refresh_failure as failure,
    s.failures_since_success as failed
  from sso_configuration_states s
  join sso_configurations c on c.id = s.id and c.is_enabled and c.deleted_at is null
  left join tenants t on t.id = c.tenant_id`;

/** Parameter: the latest expiry to list. */
export const CERTIFICATES = `
  ${CONNECTION} where s.certificate_expires_at < ? order by s.certificate_expires_at limit ${MOST}`;

export const UNREADABLE = `${CONNECTION} where s.refresh_failure is not null order by c.id limit ${MOST}`;

export const FAILING = `
  ${CONNECTION} where s.failures_since_success >= ${FAILING_SIGN_INS} order by c.id limit ${MOST}`;

export const APPLICATIONS = `
  select p.id, p.tenant_id as "tenantId", t.name as "tenantName", p.name, p.metadata_problem as problem
  from saml_service_providers p left join tenants t on t.id = p.tenant_id
  where p.metadata_problem is not null and p.is_active and p.deleted_at is null order by p.id limit ${MOST}`;

/** Parameter: the latest expiry to list, ISO 8601 in UTC. */
export const APPLICATION_CERTIFICATES = `
  select p.id, p.tenant_id as "tenantId", t.name as "tenantName", p.name,
    first_certificate_end(p.certificates) as "endsAt"
  from saml_service_providers p left join tenants t on t.id = p.tenant_id
  where first_certificate_end(p.certificates) < ? and p.is_active and p.deleted_at is null
  order by first_certificate_end(p.certificates) limit ${MOST}`;

/** Replaced secrets. Parameters: now, and the latest expiry to list. */
export const SECRETS = `
  select c.id, c.tenant_id as "tenantId", t.name as "tenantName", c.name, s.expires_at as "endsAt"
  from oauth_client_secrets s
  join oauth_clients c on c.id = s.client_id and c.is_active and c.deleted_at is null and c.directory_id is null
  left join tenants t on t.id = c.tenant_id
  where s.expires_at > ? and s.expires_at < ? order by s.expires_at limit ${MOST}`;

/** Parameter: the tenant. */
export const DOMAINS = `
  select d.id, d.tenant_id as "tenantId", t.name as "tenantName", d.domain as name
  from domains d join tenants t on t.id = d.tenant_id
  where d.tenant_id = ? and d.status = 'inactive' order by d.domain limit ${MOST}`;
