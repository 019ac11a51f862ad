const GOOD = `outcome in ('success', 'link_required')`;
const FAILED = `outcome not in ('success', 'link_required')`;
const MINUTE = (at: string) =>
  `to_char(date_trunc('minute', ${at}, 'UTC') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The newest by a partial index, however many of the other kind there are. */
const last = (which: string) => `
  select started_at, message from sign_in_traces
  where configuration_id = c.id and purpose = 'sign_in' and is_whole and ${which} order by id desc limit 1`;

/** Parameters: the least id of a trace of the last hour, the tenant. */
export const CONNECTIONS = `
  select c.id, c.name, c.type, c.is_enabled as "isEnabled", s.refreshed_at as "readAt", s.refresh_failure as failure,
    s.certificate_expires_at as "certificateEndsAt", good.started_at as "lastSignInAt",
    bad.started_at as "lastFailureAt", bad.message as "lastFailure",
    coalesce(s.failures_since_success, 0) as "failuresSinceSuccess", hour."lastHour"
  from sso_configurations c
  left join sso_configuration_states s on s.id = c.id
  left join lateral (${last(GOOD)}) good on true
  left join lateral (${last(FAILED)}) bad on true
  cross join lateral (
    select coalesce(json_agg(m order by m.at), '[]') as "lastHour" from (
      select ${MINUTE('started_at')} as at, count(*) filter (where ${GOOD})::int as good,
        count(*) filter (where not ${GOOD})::int as failed
      from sign_in_traces
      where configuration_id = c.id and id >= ?::uuid and purpose = 'sign_in' and outcome is not null group by 1) m
  ) hour
  where c.tenant_id = ? and c.deleted_at is null
  order by c.name, c.id`;

/** Parameter: the tenant. */
export const DOMAINS = `
  select id, domain, status, last_check_at as "lastCheckAt", last_seen_at as "lastSeenAt"
  from domains where tenant_id = ? order by domain`;

/** Parameters: the tenant, the least id of a mail of the last hour. */
export const MAIL = `
  select ${MINUTE('created_at')} as at, count(*) filter (where status = 'sent')::int as delivered,
    count(*) filter (where status = 'queued')::int as waiting,
    count(*) filter (where status in ('dead', 'expired'))::int as failed
  from outbox where tenant_id = ? and id >= ?::uuid group by 1 order by 1`;
