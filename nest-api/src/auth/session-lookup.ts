import { Injectable } from '@nestjs/common';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import type { ChangeCache } from '../database/change-cache.js';
import { Changes } from '../database/changes.js';
import { Lookups } from '../database/lookups.js';
import { isAlive, type SessionRecord } from './session-record.js';
import { hashSessionToken, isSessionToken } from './session-token.js';

/** About 3 KB each. */
const MOST_SESSIONS = 20_000;
/** Evicts sessions that are not used for redirects. */
const IDLE_MS = 10 * 60_000;

/** Which host a request asks. */
type Asked = Pick<ClientContext, 'site'>;

/** Finds active sessions in one round trip, so that a revoked session ends immediately on every replica. */
@Injectable()
export class SessionLookup {
  private readonly held: ChangeCache<SessionRecord>;

  constructor(
    private readonly lookups: Lookups,
    private readonly clock: Clock,
    changes: Changes,
  ) {
    this.held = changes.cache({
      most: MOST_SESSIONS,
      idleMs: IDLE_MS,
      seesOwnChanges: true,
      dependsOn: dependenciesOf,
    });
  }

  /** The active session of this token at the requested host, or null. */
  async findByToken(token: string, asked: Asked): Promise<SessionRecord | null> {
    if (!isSessionToken(token)) return null;
    return atHost(this.alive(await this.read(hashSessionToken(token))), asked);
  }

  /**
   * The same from memory if available, for uses that check it again later. A session that ended at another
   * process may be found for one more second.
   */
  async findHeld(token: string, asked: Asked): Promise<SessionRecord | null> {
    if (!isSessionToken(token)) return null;
    const hash = hashSessionToken(token);
    const held = this.held.peek(hash);
    // Each visit extends the idle timeout without a notification.
    if (held && !this.alive(held)) this.held.drop(changeOf(held));
    return atHost(this.alive(await this.held.get(hash, () => this.read(hash))), asked);
  }

  /** The active session with this ID, or null. */
  async findById(id: string): Promise<SessionRecord | null> {
    const [row] = await this.lookups.call<SessionRecord>('session_by_id', [id]);
    return this.alive(row);
  }

  /** The active session of this token if it is in memory and current. Never reads the database. */
  peek(token: string, asked: Asked): SessionRecord | null {
    return isSessionToken(token) ? atHost(this.alive(this.held.peek(hashSessionToken(token))), asked) : null;
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
function atHost(session: SessionRecord | null, { site }: Asked): SessionRecord | null {
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
    ...(tenantId ? [`memberships:${userId}`, `tenants:${tenantId}`, `tenant_roles:${tenantId}`] : []),
  ];
}
