const GOOD = `outcome in ('success', 'link_required')`;
const MINUTE = (at: string) =>
  `to_char(date_trunc('minute', ${at}, 'UTC') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** So many of the newest sign-ins are looked through for the last that worked and the last that did not. */
const NEWEST = 500;

/** Parameters: the least id of a trace of the last hour, the tenant. */
export const CONNECTIONS = `
  select c.id, c.name, c.type, c.is_enabled as "isEnabled", s.refreshed_at as "readAt", s.refresh_failure as failure,
    s.certificate_expires_at as "certificateEndsAt", latest.*, hour."lastHour"
  from sso_configurations c
  left join sso_configuration_states s on s.id = c.id
  cross join lateral (
    select max(t.started_at) filter (where ${GOOD}) as "lastSignInAt",
      max(t.started_at) filter (where not ${GOOD}) as "lastFailureAt",
      (array_agg(t.message order by t.id desc) filter (where not ${GOOD}))[1] as "lastFailure"
    from (select id, started_at, outcome, message from sign_in_traces
      where configuration_id = c.id and purpose = 'sign_in' and outcome is not null order by id desc limit ${NEWEST}) t
  ) latest
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
