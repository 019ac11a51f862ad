import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { sha256 } from '../../crypto/same-secret.js';
import { textArray } from '../../database/text-array.js';
import type { SignalEventRow } from './signal-receivers.repository.js';

interface Of {
  readonly tenantId: string;
  readonly connectionId: string;
}

type Outcome = Pick<SignalEventRow, 'outcome' | 'reason' | 'sessionsEnded'>;

/** Events that connections received. Joins the caller's unit of work. */
@Injectable()
export class SignalEventsRepository {
  constructor(private readonly em: EntityManager) {}

  /** The newest first. */
  newest(connectionId: string, most: number): Promise<SignalEventRow[]> {
    return this.em.execute(
      `select id, types, outcome, reason, detail, sessions_ended as "sessionsEnded", issued_at as "issuedAt",
         received_at as "receivedAt" from signal_events where configuration_id = ? order by id desc limit ?`,
      [connectionId, most],
    );
  }

  /**
   * Takes an event for the first time. Of two that arrive at once, the second waits for the first.
   *
   * @returns its ID; null if it was taken before
   */
  async take(
    { tenantId, connectionId }: Of,
    { jti, types, issuedAt }: { jti: string; types: readonly string[]; issuedAt: Date },
    now: Date,
  ): Promise<string | null> {
    const id = uuidv7();
    const taken = await this.em.execute<unknown[]>(
      `insert into signal_events (id, tenant_id, configuration_id, jti_hash, types, outcome, reason, sessions_ended,
         issued_at, received_at)
       values (?, ?, ?, ?, ?::text[], 'ignored', 'recorded', 0, ?, ?)
       on conflict (configuration_id, jti_hash) do nothing returning 1`,
      [id, tenantId, connectionId, sha256(jti), textArray(types), issuedAt, now],
    );
    return taken.length > 0 ? id : null;
  }

  async noteOutcome(id: string, { outcome, reason, sessionsEnded }: Outcome): Promise<void> {
    await this.em.execute(
      'update signal_events set outcome = ?, reason = ?, sessions_ended = ? where id = ?',
      [outcome, reason, sessionsEnded, id],
    );
  }

  /** It may arrive again, corrected, with the same `jti`. */
  async addRejected(
    { tenantId, connectionId }: Of,
    { reason, detail }: { reason: SignalEventRow['reason']; detail: string },
    now: Date,
  ): Promise<void> {
    await this.em.execute(
      `insert into signal_events (id, tenant_id, configuration_id, types, outcome, reason, detail, sessions_ended,
         received_at)
       values (?, ?, ?, '{}', 'rejected', ?, ?, 0, ?)`,
      [uuidv7(), tenantId, connectionId, reason, storable(detail), now],
    );
  }
}

/** A transmitter may have written a part of it. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().slice(0, 300);
}
