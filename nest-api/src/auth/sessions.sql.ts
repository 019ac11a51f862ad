import type { SignInRisk } from '@gatehouse/contracts';
import { v7 as uuidv7 } from 'uuid';
import { type ClientContext, networkOf } from '../common/client-address.js';
import type { Statement } from '../database/lookups.js';
import { deviceKeyOf } from './devices/device-key.js';
import { MOST_TENANTS } from './person-standing.js';
import type { SessionRecord } from './session-record.js';
import { hashSessionToken } from './session-token.js';

/** A new session with its audit event. */
export interface Opening {
  readonly session: SessionRecord;
  readonly membershipId: string | null;
  readonly token: string;
  readonly client: ClientContext;
  readonly event: Pick<Statement, 'values'>;
  /** Version of the facts of a password sign-in. Without it, nothing is compared. */
  readonly mark: Buffer | undefined;
  /** What is usual for this member now; null: it stays as it is. */
  readonly profile: object | null;
  /** If it was assessed. */
  readonly risk: SignInRisk | null;
  /** The connection that authenticated the user; null if none did. */
  readonly connectionId: string | null;
}

/**
 * Writes a session with its device, the member's sign-in time and the event: all of them or, if `mark` is outdated,
 * none. Returns `opened`.
 */
export function openSession({
  session,
  membershipId,
  token,
  client,
  event,
  mark,
  profile,
  risk,
  connectionId,
}: Opening): Statement {
  const values = [
    mark ?? null,
    MOST_TENANTS,
    session.userId,
    session.tenantId,
    membershipId,
    session.id,
    hashSessionToken(token),
    session.role,
    session.amr,
    session.authenticatedAt,
    session.lastSeenAt,
    session.idleSeconds,
    session.expiresAt,
    session.upstreamTenantId,
    uuidv7(),
    deviceKeyOf(client),
    client.userAgent,
    client.address,
    networkOf(client.address),
    ...event.values,
    session.host,
    profile && JSON.stringify(profile),
    risk && JSON.stringify(risk),
    connectionId,
  ];
  const places = values.map((_, index) => `$${index + 1}`).join(', ');
  return { name: 'open-session', text: `select open_session(${places}) as opened`, values };
}

/** Sessions `s` that are open at a time, which is passed twice. */
export const IS_OPEN =
  's.ended_at is null and s.expires_at > ? and s.last_seen_at + make_interval(secs => s.idle_seconds) > ?';
