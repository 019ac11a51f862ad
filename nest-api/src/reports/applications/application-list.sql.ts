import { APPLICATION_ACTIVITY_DAYS, DEVICE_CODE_GRANT, WEB_CLIENT } from '@gatehouse/contracts';
import { PLATFORM_TRAIL } from '../../audit/platform-trail.js';

const { failures: FAILURE_DAYS, signIns: SIGN_IN_DAYS } = APPLICATION_ACTIVITY_DAYS;
/** Number of the newest events of an application that are searched for its last sign-in. */
const NEWEST_EVENTS = 2_000;
/** Number of the newest sign-ins of all tenants that are searched for the last one at a platform application. */
const NEWEST_VISITS = 20_000;

/** Both kinds of applications as one table, without the web app of Gatehouse itself, and without clients of directories. */
const APPLICATIONS = `
  select id, tenant_id, name, logo_hash, client_id as identifier, is_active, created_at, null::timestamptz as certificate_expires_at,
    case
      when 'authorization_code' = any(grant_types) and application_type = 'native' then 'native'
      when 'authorization_code' = any(grant_types) and token_endpoint_auth_method = 'none' then 'spa'
      when 'authorization_code' = any(grant_types) then 'web'
      when '${DEVICE_CODE_GRANT}' = any(grant_types) then 'device'
      else 'machine'
    end as kind
  from oauth_clients where deleted_at is null and directory_id is null and document is null and client_id <> '${WEB_CLIENT.id}'
  union all
  select id, tenant_id, name, logo_hash, entity_id, is_active, created_at,
    (select min((c ->> 'notAfter')::timestamptz) from jsonb_array_elements(certificates) c
      where c ->> 'retiredAt' is null),
    'saml'
  from saml_service_providers where deleted_at is null`;

/**
 * Events of an application of a tenant are in the audit log of that tenant, as are those of machines. Functions read them,
 * because Citus cannot join a subquery on the audit log with applications.
 */
const ITS_LOG = `coalesce(a.tenant_id, '${PLATFORM_TRAIL}'::uuid), a.id::text`;
const LAST_IN_OWN_LOG = `last_use_of_application(${ITS_LOG}, ${SIGN_IN_DAYS}, ${NEWEST_EVENTS})`;
const FAILURES = `rejections_of_application(${ITS_LOG}, ${FAILURE_DAYS})`;

/** Sign-ins to a platform application are in the audit logs of the users' tenants. */
const LAST_IN_ALL_LOGS = `
  select target_id, max(at) as at from visits_of_applications(${SIGN_IN_DAYS}, ${NEWEST_VISITS}) group by target_id`;

/** @param where conditions on the columns of `APPLICATIONS` */
export function matchingApplications(where: readonly string[]): string {
  return `(${APPLICATIONS}) a ${where.length > 0 ? `where ${where.join(' and ')}` : ''}`;
}

/** @param where as above; their values come first, then the number of rows */
export function applicationList(where: readonly string[]): string {
  return `
    with listed as (
      select * from ${matchingApplications(where)} order by id desc limit ?
    ), visits as materialized (${LAST_IN_ALL_LOGS})
    select a.id, a.kind, a.name, a.logo_hash as "logoHash", a.identifier, a.tenant_id, t.name as tenant_name, a.is_active,
      coalesce(t.is_demo, false) as is_demo, a.created_at,
      case when a.tenant_id is null and a.kind <> 'machine'
        then (select v.at from visits v where v.target_id = a.id::text)
        else ${LAST_IN_OWN_LOG} end as last_sign_in_at,
      ${FAILURES} as failures, a.certificate_expires_at
    from listed a left join tenants t on t.id = a.tenant_id
    order by a.id desc`;
}
