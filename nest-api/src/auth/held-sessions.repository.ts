import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { textArray } from '../database/text-array.js';
import type { SessionRow, SessionsOfPeople } from '../users/people-relations.js';
import type { SessionEnd } from './session.entity.js';
import { IS_OPEN } from './sessions.sql.js';

/** Sessions of users, for admins. Joins the caller's unit of work. */
@Injectable()
export class HeldSessions implements SessionsOfPeople {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async countOpen(tenantId: string, userId: string): Promise<number> {
    const now = this.clock.now();
    const [row] = await this.em.execute<[{ count: number }]>(
      `select count(*)::int as count from sessions s where s.tenant_id = ? and s.user_id = ? and ${IS_OPEN}`,
      [tenantId, userId, now, now],
    );
    return row.count;
  }

  pageOpen(
    userId: string,
    tenantId: string | null,
    { limit, before }: { limit: number; before: string | null },
  ): Promise<SessionRow[]> {
    const now = this.clock.now();
    return this.em.execute<SessionRow[]>(
      `select id, tenant_id as "tenantId", address, user_agent as "userAgent", to_jsonb(amr) as amr,
         authenticated_at as "authenticatedAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt"
       from sessions s
       where user_id = ? and (?::uuid is null or tenant_id = ?::uuid) and ${IS_OPEN}
         and (?::uuid is null or id < ?::uuid)
       order by id desc limit ?`,
      [userId, tenantId, tenantId, now, now, before, before, limit],
    );
  }

  async end(tenantId: string, userId: string, sessionId: string): Promise<boolean> {
    const ended = await this.em.execute<unknown[]>(
      `update sessions set ended_at = ?, end_reason = 'revoked'
       where id = ? and tenant_id = ? and user_id = ? and ended_at is null returning 1`,
      [this.clock.now(), sessionId, tenantId, userId],
    );
    return ended.length > 0;
  }

  async endOfMember(tenantId: string, userId: string, reason: SessionEnd): Promise<number> {
    const ended = await this.em.execute<unknown[]>(
      `update sessions set ended_at = ?, end_reason = ?
       where tenant_id = ? and user_id = ? and ended_at is null returning 1`,
      [this.clock.now(), reason, tenantId, userId],
    );
    await this.em.execute('select end_access_of_member(?, ?)', [userId, reason]);
    return ended.length;
  }

  async endOfMembers(
    tenantId: string,
    userIds: readonly string[],
    reason: SessionEnd,
  ): Promise<ReadonlyMap<string, number>> {
    if (userIds.length === 0) return new Map();
    const ended = await this.em.execute<{ userId: string; count: number }[]>(
      `with ended as (
         update sessions set ended_at = ?, end_reason = ?
         where tenant_id = ? and user_id = any(?::uuid[]) and ended_at is null returning user_id
       )
       select user_id as "userId", count(*)::int as count from ended group by 1`,
      [this.clock.now(), reason, tenantId, textArray(userIds)],
    );
    await this.em.execute('select end_access_of_member(u, ?) from unnest(?::uuid[]) u', [
      reason,
      textArray(userIds),
    ]);
    return new Map(ended.map(({ userId, count }) => [userId, count]));
  }

  async endOfPerson(userId: string, reason: SessionEnd): Promise<number> {
    const ended = await this.em.execute<unknown[]>(
      'update sessions set ended_at = ?, end_reason = ? where user_id = ? and ended_at is null returning 1',
      [this.clock.now(), reason, userId],
    );
    await this.em.execute('select end_access_of_person(?, ?)', [userId, reason]);
    return ended.length;
  }
}
