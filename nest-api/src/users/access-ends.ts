import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SessionEnd } from '../auth/session.entity.js';
import { Clock } from '../common/clock.js';

/**
 * Ends what somebody holds: sessions, and with them the tokens of applications, those for when they are away included.
 * Joins the unit of work that is open.
 */
@Injectable()
export class AccessEnds {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** In one tenant, which is that of the unit of work. @returns how many sessions */
  async ofMember(tenantId: string, userId: string, reason: SessionEnd): Promise<number> {
    const ended = await this.em.execute<unknown[]>(
      `update sessions set ended_at = ?, end_reason = ?
       where tenant_id = ? and user_id = ? and ended_at is null returning 1`,
      [this.clock.now(), reason, tenantId, userId],
    );
    await this.em.execute('select end_access_of_member(?, ?)', [userId, reason]);
    return ended.length;
  }

  /** Everywhere; on the platform. @returns how many sessions */
  async ofPerson(userId: string, reason: SessionEnd): Promise<number> {
    const ended = await this.em.execute<unknown[]>(
      'update sessions set ended_at = ?, end_reason = ? where user_id = ? and ended_at is null returning 1',
      [this.clock.now(), reason, userId],
    );
    await this.em.execute('select end_access_of_person(?, ?)', [userId, reason]);
    return ended.length;
  }
}
