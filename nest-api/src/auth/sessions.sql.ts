import type { ClientContext } from '../common/client-address.js';
import type { Statement } from '../database/lookups.js';
import { deviceKeyOf } from './devices/device-key.js';
import type { SessionRecord } from './session-record.js';
import { hashSessionToken } from './session-token.js';

/** Its device is noted before, in the same transaction. */
export function insertSession(session: SessionRecord, token: string, client: ClientContext): Statement {
  return {
    name: 'insert-session',
    text: `insert into sessions (id, tenant_id, user_id, token_hash, account_role, role, amr, authenticated_at,
        proved_at, last_seen_at, created_at, idle_seconds, expires_at, address, user_agent, upstream_tenant_id,
        device_id)
      values ($1, $2, $3, $4, $5, $5, $6, $7, $7, $8, $8, $9, $10, $11, $12, $13,
        (select id from devices where user_id = $3 and key_hash = $14))`,
    values: [
      session.id,
      session.tenantId,
      session.userId,
      hashSessionToken(token),
      session.role,
      session.amr,
      session.authenticatedAt,
      session.lastSeenAt,
      session.idleSeconds,
      session.expiresAt,
      client.address,
      client.userAgent,
      session.upstreamTenantId,
      deviceKeyOf(client),
    ],
  };
}

/** Sessions `s` that are open at a moment, which it takes twice. */
export const IS_OPEN =
  's.ended_at is null and s.expires_at > ? and s.last_seen_at + make_interval(secs => s.idle_seconds) > ?';
