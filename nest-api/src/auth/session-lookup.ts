import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Lookups } from '../database/lookups.js';
import { isAlive, type SessionRecord } from './session-record.js';
import { hashSessionToken, isSessionToken } from './session-token.js';

/** Finds live sessions, in one trip to the database, so that a revoked one stops at once on every replica. */
@Injectable()
export class SessionLookup {
  constructor(
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  /** The live session of this token, or null. */
  async findByToken(token: string): Promise<SessionRecord | null> {
    if (!isSessionToken(token)) return null;
    const [row] = await this.lookups.call<SessionRecord>('session_by_token', [hashSessionToken(token)]);
    return this.alive(row);
  }

  /** The live session with this id, or null. */
  async findById(id: string): Promise<SessionRecord | null> {
    const [row] = await this.lookups.call<SessionRecord>('session_by_id', [id]);
    return this.alive(row);
  }

  private alive(row: SessionRecord | undefined): SessionRecord | null {
    return row && isAlive(row, this.clock.now()) ? row : null;
  }
}
