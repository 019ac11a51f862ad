import type { DetectionKind, SuppressionQuery } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { decodeCursor } from '../common/paging.js';

export interface SuppressionRow {
  readonly id: string;
  readonly tenantId: string | null;
  readonly kind: DetectionKind;
  readonly network: string | null;
  readonly userId: string | null;
  readonly note: string | null;
  readonly expiresAt: Date;
  readonly createdAt: Date;
}

export type NewSuppression = Omit<SuppressionRow, 'id' | 'createdAt'>;

const SELECT = `
  select s.id, s.tenant_id as "tenantId", s.kind, s.network, s.user_id as "userId", s.note,
    s.expires_at as "expiresAt", s.created_at as "createdAt"
  from detection_suppressions s`;

/** Suppressions of detections. Joins the caller's unit of work. */
@Injectable()
export class SuppressionsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Those that have not expired, at most `limit + 1`, the newest first. @param tenantId null: the platform's */
  page(tenantId: string | null, { limit, cursor }: SuppressionQuery, now: Date): Promise<SuppressionRow[]> {
    const before = cursor ? [decodeCursor(cursor)[1]] : [];
    return this.em.execute<SuppressionRow[]>(
      `${SELECT} where s.tenant_id is not distinct from ?::uuid and s.expires_at > ?
         ${before.length > 0 ? 'and s.id < ?' : ''} order by s.id desc limit ?`,
      [tenantId, now, ...before, limit + 1],
    );
  }

  count(tenantId: string | null, now: Date): Promise<number> {
    return this.em
      .execute<{ count: number }[]>(
        `select count(*)::int as count from detection_suppressions
         where tenant_id is not distinct from ?::uuid and expires_at > ?`,
        [tenantId, now],
      )
      .then(([row]) => row?.count ?? 0);
  }

  async find(id: string): Promise<SuppressionRow | null> {
    const [row] = await this.em.execute<SuppressionRow[]>(`${SELECT} where s.id = ?`, [id]);
    return row ?? null;
  }

  async create(
    { tenantId, kind, network, userId, note, expiresAt }: NewSuppression,
    now: Date,
  ): Promise<string> {
    const id = uuidv7();
    await this.em.execute(
      `insert into detection_suppressions (id, tenant_id, kind, network, user_id, note, expires_at, created_at)
       values (?, ?, ?, ?, ?, ?, ?, ?)`,
      [id, tenantId, kind, network, userId, note, expiresAt, now],
    );
    return id;
  }

  async delete(id: string): Promise<void> {
    await this.em.execute('delete from detection_suppressions where id = ?', [id]);
  }
}
