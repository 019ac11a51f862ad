import type { OwnSignIn, PageQuery } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../common/caller.js';
import { Clock } from '../common/clock.js';
import { decodeCursor, toPage } from '../common/paging.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Origins } from '../network-origin/origins.js';
import { type OwnAttempt, OwnSignInsRepository } from '../sign-in-log/own-sign-ins.repository.js';

/** Methods of a second step: whoever came this far had the password. */
const SECOND_STEPS: readonly string[] = ['totp', 'recovery_code', 'emergency_code'];

/** The sign-ins of the caller in all organizations. */
@Injectable()
export class OwnSignIns {
  constructor(
    private readonly attempts: OwnSignInsRepository,
    private readonly unit: UnitOfWork,
    private readonly origins: Origins,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  list(
    caller: Caller,
    { limit, cursor }: PageQuery,
  ): Promise<{ items: OwnSignIn[]; nextCursor: string | null }> {
    const before = cursor ? decodeCursor(cursor)[1] : null;
    return this.unit.asPerson(caller.userId, async () => {
      const rows = await this.attempts.newest(caller.userId, before, limit + 1, this.clock.now());
      return toPage(
        rows,
        limit,
        (row) => [new Date(row.at).toISOString(), row.id],
        (row) => this.toDto(row, caller),
      );
    });
  }

  /** One that the caller may report, in their own unit of work; null if there is none. */
  async findReportable(caller: Caller, id: string): Promise<OwnAttempt | null> {
    const row = await this.attempts.find(caller.userId, id, this.clock.now());
    return row && canReport(row, caller) ? row : null;
  }

  private toDto(row: OwnAttempt, caller: Caller): OwnSignIn {
    return {
      id: row.id,
      at: new Date(row.at).toISOString(),
      method: row.method,
      failed: row.failed,
      outcome: row.outcome,
      count: row.count,
      tenantName: row.tenantName,
      application: row.application,
      device: row.device,
      address: row.ip,
      origin: this.origins.of(row.ip),
      risk: row.risk,
      isCurrent: row.sessionId === caller.sessionId,
      canReport: canReport(row, caller),
    };
  }
}

function canReport({ isSignIn, failed, method, sessionId }: OwnAttempt, caller: Caller): boolean {
  return isSignIn && sessionId !== caller.sessionId && (!failed || SECOND_STEPS.includes(method));
}
