import { COUNTED_AT_MOST, WEB_CLIENT } from '@gatehouse/contracts';

const DAY_MS = 86_400_000;

/** Each count stops at a limit, which bounds the cost. */
export function overviewOf(tenantId: string | null, now: Date): { sql: string; values: unknown[] } {
  const values: unknown[] = [];
  const count = (name: string, table: string, condition: string, ...given: unknown[]) => {
    if (tenantId !== null) values.push(tenantId);
    values.push(...given);
    const ofTenant = tenantId === null ? '' : 'x.tenant_id = ? and ';
    return `(select count(*)::int from (select 1 from ${table} x where ${ofTenant}${condition}
      limit ${COUNTED_AT_MOST + 1}) c) as "${name}"`;
  };
  const alive = 'x.deleted_at is null';
  const figures = [
    // Reads a few rows that triggers maintain.
    `${tenantId === null ? '(select coalesce(sum(tenants), 0) from tenant_counts)' : 'null'} as tenants`,
    tenantId === null ? count('users', 'users', 'true') : count('users', 'memberships', 'true'),
    count(
      'invitations',
      'invitations',
      'x.accepted_at is null and x.revoked_at is null and x.expires_at > ?',
      now,
    ),
    count('roles', 'tenant_roles', 'true'),
    count(
      'applications',
      'oauth_clients',
      `${alive} and x.directory_id is null and x.client_id <> '${WEB_CLIENT.id}'`,
    ),
    count('samlProviders', 'saml_service_providers', alive),
    count('apis', 'oauth_resources', 'true'),
    count('connections', 'sso_configurations', alive),
    count('enabledConnections', 'sso_configurations', `${alive} and x.is_enabled`),
    count('domains', 'domains', 'true'),
    count('verifiedDomains', 'domains', `x.status = 'active'`),
    count(
      'sessions',
      'sessions',
      'x.ended_at is null and x.expires_at > ? and x.last_seen_at + make_interval(secs => x.idle_seconds) > ?',
      now,
      now,
    ),
    count('consents', 'grants', 'true'),
    count('events', 'audit_events', 'x.at >= ?', new Date(now.getTime() - DAY_MS)),
  ];
  return { sql: `select ${figures.join(',\n')}`, values };
}
