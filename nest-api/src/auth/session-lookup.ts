import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import type { ChangeCache } from '../database/change-cache.js';
import { Changes } from '../database/changes.js';
import { Lookups } from '../database/lookups.js';
import { isAlive, type SessionRecord } from './session-record.js';
import { hashSessionToken, isSessionToken } from './session-token.js';

/** About 3 KB each. */
const MOST_SESSIONS = 20_000;
/** Evicts sessions that start no redirect. */
const IDLE_MS = 10 * 60_000;

/** Finds live sessions, in one trip to the database, so that a revoked one stops at once on every replica. */
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

  /** The live session of this token, or null. */
  async findByToken(token: string): Promise<SessionRecord | null> {
    if (!isSessionToken(token)) return null;
    return this.alive(await this.read(hashSessionToken(token)));
  }

  /**
   * The same from memory where it is there: for what is checked again before it opens anything. A session that ended at
   * another process may be found for one more second.
   */
  async findHeld(token: string): Promise<SessionRecord | null> {
    if (!isSessionToken(token)) return null;
    const hash = hashSessionToken(token);
    const held = this.held.peek(hash);
    // Each visit moves the idle limit, and notifies nobody.
    if (held && !this.alive(held)) this.held.drop(changeOf(held));
    return this.alive(await this.held.get(hash, () => this.read(hash)));
  }

  /** The live session with this id, or null. */
  async findById(id: string): Promise<SessionRecord | null> {
    const [row] = await this.lookups.call<SessionRecord>('session_by_id', [id]);
    return this.alive(row);
  }

  /** The live session of this token if it is in memory and known to be current; never reads it. */
  peek(token: string): SessionRecord | null {
    return isSessionToken(token) ? this.alive(this.held.peek(hashSessionToken(token))) : null;
  }

  private async read(hash: string): Promise<SessionRecord | null> {
    const [row] = await this.lookups.call<SessionRecord>('session_by_token', [hash]);
    return row ?? null;
  }

  private alive(row: SessionRecord | null | undefined): SessionRecord | null {
    return row && isAlive(row, this.clock.now()) ? row : null;
  }
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
