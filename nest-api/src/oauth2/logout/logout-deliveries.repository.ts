import type { LogoutDeliveryDto, LogoutDeliveryListQuery } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import { decodeCursor } from '../../common/paging.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { OAuthClient } from '../clients/oauth-client.entity.js';

export interface DeliveryRow {
  readonly id: string;
  readonly userId: string;
  readonly reason: LogoutDeliveryDto['reason'];
  readonly status: LogoutDeliveryDto['status'];
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  readonly lastError: string | null;
  readonly sentAt: Date | null;
  readonly createdAt: Date;
}

/** Results of logout notifications to an application, for its admins. */
@Injectable()
export class LogoutDeliveries {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
  ) {}

  /** At most `limit + 1`, newest first. @throws NotFoundError unknown application, or not the caller's */
  list(caller: Caller, clientId: string, query: LogoutDeliveryListQuery): Promise<DeliveryRow[]> {
    const tenantId = tenantInQuestion(caller, null);
    return this.unit.inScopeOf(tenantId, 'a superadmin manages every client', async () => {
      const client = await this.em.findOne(OAuthClient, { id: clientId, deletedAt: null });
      if (!client) throw new NotFoundError('application');
      const before = query.cursor ? decodeCursor(query.cursor)[1] : null;
      return this.em.execute<DeliveryRow[]>(
        `select id, user_id as "userId", reason, status, attempts, next_attempt_at as "nextAttemptAt",
           last_error as "lastError", sent_at as "sentAt", created_at as "createdAt"
         from oauth_logout_deliveries
         where client_id = ? and (?::uuid is null or id < ?::uuid) and (?::text is null or status = ?)
         order by id desc limit ?`,
        [client.id, before, before, query.status ?? null, query.status ?? null, query.limit + 1],
      );
    });
  }
}

export function toLogoutDeliveryDto(row: DeliveryRow): LogoutDeliveryDto {
  const time = (value: Date | null) => (value === null ? null : new Date(value).toISOString());
  return {
    id: row.id,
    user_id: row.userId,
    reason: row.reason,
    status: row.status,
    attempts: row.attempts,
    next_attempt_at: row.status === 'queued' ? time(row.nextAttemptAt) : null,
    last_error: row.lastError,
    sent_at: time(row.sentAt),
    created_at: new Date(row.createdAt).toISOString(),
  };
}
