/**
 * Inserts attempts from a JSON array with one statement.
 *
 * An attempt without a tenant is inserted for each organization of its user, who may be known only by the address.
 * Without an organization, it belongs to the platform. Text that was entered as an address may be a password, so only
 * its domain is readable. The time is the database's, minus the age; the ID contains it. The device is that of the session.
 */
export const INSERT_ATTEMPTS = `
  insert into sign_in_attempts (failed, at, id, tenant_id, is_copy, method, is_sign_in, outcome, count, reference,
    connection_id, application_id, application_type, user_id, email, ip, user_agent, steps, found, expected, trace_id, risk,
    country, session_id, device_id)
  select a.outcome <> 'success', uuid_extract_timestamp(a.id), a.id, coalesce(o.tenant, a.tenant_id),
    coalesce(o.place, 1) > 1, a.method, a.is_sign_in, a.outcome, a.count, a.reference, a.connection_id,
    a.application_id, a.application_type, coalesce(a.user_id, o.person),
    case when coalesce(a.user_id, o.person) is null and a.connection_id is null
      then regexp_replace(a.email, '^(.).*@', '\\1…@') else a.email end,
    a.ip, a.user_agent, a.steps, a.found, a.expected, a.trace_id, a.risk, a.country,
    a.session_id, case when a.session_id is not null then device_of_session(a.session_id) end
  from (
    select uuidv7(make_interval(secs => -r.age_ms / 1000)) as id, r.*
    from jsonb_to_recordset($1::jsonb) as r (age_ms float8, tenant_id uuid, of_user boolean, method text,
      is_sign_in boolean, outcome text, count int, reference text, connection_id uuid, application_id uuid,
      application_type text, user_id uuid, email text, ip text, user_agent text, steps jsonb, found jsonb,
      expected jsonb, trace_id uuid, risk jsonb, country text, session_id uuid)
  ) a
  left join lateral owners_of_attempt(case when a.of_user then a.user_id end, case when a.of_user then a.email end) o
    on true`;
