/** Open sessions. Parameters: the time, twice; those of the conditions; the limit. */
export const openSessions = (conditions: readonly string[]) => `
  select s.id, s.user_id as "userId", u.email, trim(u.given_name || ' ' || u.family_name) as name,
    s.tenant_id as "tenantId", t.name as "tenantName", s.role, d.name as "deviceName",
    s.user_agent as "userAgent", s.address, s.amr as methods, s.authenticated_at as "authenticatedAt",
    s.last_seen_at as "lastSeenAt",
    least(s.expires_at, s.last_seen_at + make_interval(secs => s.idle_seconds)) as "expiresAt"
  from sessions s join users u on u.id = s.user_id left join tenants t on t.id = s.tenant_id
    left join devices d on d.id = s.device_id
  where ${isOpen(conditions)}
  order by s.id desc limit ?`;

export const OF_PERSON = 's.user_id = (select id from users where email_key = ?)';

/** Open sessions, as the text after `from`. Parameters: the time, twice; those of the conditions. */
export const matchingSessions = (conditions: readonly string[]) => `sessions s where ${isOpen(conditions)}`;

function isOpen(conditions: readonly string[]): string {
  return [
    's.ended_at is null and s.expires_at > ? and s.last_seen_at + make_interval(secs => s.idle_seconds) > ?',
    ...conditions,
  ].join(' and ');
}
