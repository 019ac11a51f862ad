import { Injectable } from '@nestjs/common';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import type { ChangeCache } from '../database/change-cache.js';
import { Changes } from '../database/changes.js';
import { Lookups } from '../database/lookups.js';
import { SessionMoves } from './moves/session-moves.js';
import { isAlive, type SessionRecord } from './session-record.js';
import { hashSessionToken, isSessionToken } from './session-token.js';

/** About 3 KB each. */
const MOST_SESSIONS = 20_000;
/** Evicts sessions that are not used for redirects. */
const IDLE_MS = 10 * 60_000;

/** Finds active sessions in one round trip, so that a revoked session ends immediately on every replica. */
@Injectable()
export class SessionLookup {
  private readonly held: ChangeCache<SessionRecord>;

  constructor(
    private readonly lookups: Lookups,
    private readonly clock: Clock,
    private readonly moves: SessionMoves,
    changes: Changes,
  ) {
    this.held = changes.cache({
      most: MOST_SESSIONS,
      idleMs: IDLE_MS,
      seesOwnChanges: true,
      dependsOn: dependenciesOf,
    });
  }

  /** The active session of this token at the requested host, for the place of the client; or null. */
  async findByToken(token: string, client: ClientContext): Promise<SessionRecord | null> {
    if (!isSessionToken(token)) return null;
    return this.admit(this.alive(await this.read(hashSessionToken(token))), client);
  }

  /**
   * The same from memory if available, for uses that check it again later. A session that ended at another
   * process may be found for one more second.
   */
  async findHeld(token: string, client: ClientContext): Promise<SessionRecord | null> {
    if (!isSessionToken(token)) return null;
    const hash = hashSessionToken(token);
    const held = this.held.peek(hash);
    // Each visit extends the idle timeout without a notification.
    if (held && !this.alive(held)) this.held.drop(changeOf(held));
    return this.admit(this.alive(await this.held.get(hash, () => this.read(hash))), client);
  }

  /** The active session with this ID, or null. @param client of a request that was admitted with this session */
  async findById(id: string, client?: ClientContext): Promise<SessionRecord | null> {
    const [row] = await this.lookups.call<SessionRecord>('session_by_id', [id]);
    const session = this.alive(row);
    return session && client ? (this.moves.known(session, client) ?? session) : session;
  }

  /** The active session of this token if it is in memory and current, and its place known. Never reads the database. */
  peek(token: string, client: ClientContext): SessionRecord | null {
    if (!isSessionToken(token)) return null;
    const session = atHost(this.alive(this.held.peek(hashSessionToken(token))), client);
    return session && this.moves.known(session, client);
  }

  /** Whether the policy ended the session of this token because it moved. */
  async hasMoved(token: string): Promise<boolean> {
    if (!isSessionToken(token)) return false;
    const [ended] = await this.lookups.call<{ endReason: string }>('session_end_of_token', [
      hashSessionToken(token),
    ]);
    return ended?.endReason === 'moved';
  }

  private async admit(found: SessionRecord | null, client: ClientContext): Promise<SessionRecord | null> {
    const session = atHost(found, client);
    return session && this.moves.admit(session, client);
  }

  private async read(hash: string): Promise<SessionRecord | null> {
    const [row] = await this.lookups.call<SessionRecord>('session_by_token', [hash]);
    return row ?? null;
  }

  private alive(row: SessionRecord | null | undefined): SessionRecord | null {
    return row && isAlive(row, this.clock.now()) ? row : null;
  }
}

/** A cookie that was taken from one host opens nothing on another. */
function atHost(session: SessionRecord | null, { site }: Pick<ClientContext, 'site'>): SessionRecord | null {
  return session && (session.host ?? null) === (site?.host ?? null) ? session : null;
}

function changeOf({ id }: SessionRecord): string {
  return `sessions:${id}`;
}

function dependenciesOf(session: SessionRecord): string[] {
  const { userId, tenantId } = session;
  return [
    changeOf(session),
    `users:${userId}`,
    ...(tenantId
      ? [
          `memberships:${userId}`,
          `tenants:${tenantId}`,
          `tenant_roles:${tenantId}`,
          `sign_in_policies:${tenantId}`,
        ]
      : []),
  ];
}
