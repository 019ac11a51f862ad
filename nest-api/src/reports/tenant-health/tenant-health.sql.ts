import { FAILED_BY_CONNECTION } from '../../sign-in-log/of-the-person.sql.js';

const MINUTE = (at: string) =>
  `to_char(date_trunc('minute', ${at}, 'UTC') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The newest, by `sign_in_attempts_connection_index`, one day after another. */
const last = (which: string) => `
  select at, outcome from sign_in_attempts
  where connection_id = c.id and is_sign_in and ${which} and at >= ?::timestamptz order by id desc limit 1`;

/** Parameters: twice the start of the period, then the start of the last day and of the last hour, and the tenant. */
export const CONNECTIONS = `
  select c.id, c.name, c.type, c.is_enabled as "isEnabled", s.refreshed_at as "readAt", s.refresh_failure as failure,
    s.certificate_expires_at as "certificateEndsAt", good.at as "lastSignInAt",
    bad.at as "lastFailureAt", bad.outcome as "lastFailure",
    coalesce(s.failures_since_success, 0) as "failuresSinceSuccess", day."last24Hours", hour."lastHour"
  from sso_configurations c
  left join sso_configuration_states s on s.id = c.id
  left join lateral (${last('not failed')}) good on true
  left join lateral (${last(FAILED_BY_CONNECTION)}) bad on true
  cross join lateral (
    select json_build_object('good', coalesce(sum(count) filter (where not failed), 0),
      'failed', coalesce(sum(count) filter (where ${FAILED_BY_CONNECTION}), 0)) as "last24Hours"
    from sign_in_attempts where connection_id = c.id and is_sign_in and at >= ?::timestamptz
  ) day
  cross join lateral (
    select coalesce(json_agg(m order by m.at), '[]') as "lastHour" from (
      select ${MINUTE('at')} as at, coalesce(sum(count) filter (where not failed), 0)::int as good,
        coalesce(sum(count) filter (where ${FAILED_BY_CONNECTION}), 0)::int as failed
      from sign_in_attempts
      where connection_id = c.id and is_sign_in and at >= ?::timestamptz
        and (not failed or ${FAILED_BY_CONNECTION}) group by 1) m
  ) hour
  where c.tenant_id = ? and c.deleted_at is null
  order by c.name, c.id`;

/** Parameter: the tenant. */
export const DOMAINS = `
  select id, domain, status, last_check_at as "lastCheckAt", last_seen_at as "lastSeenAt"
  from domains where tenant_id = ? order by domain`;

/** Parameters: the tenant, the lowest ID of an email of the last hour. */
export const MAIL = `
  select ${MINUTE('created_at')} as at, count(*) filter (where status = 'sent')::int as delivered,
    count(*) filter (where status = 'queued')::int as waiting,
    count(*) filter (where status in ('dead', 'expired'))::int as failed
  from outbox where tenant_id = ? and id >= ?::uuid group by 1 order by 1`;
