import type { OutboxMail, OutboxMailDetail, OutboxPage, OutboxQuery } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../common/app-error.js';
import { decodeCursor, toPage } from '../common/paging.js';
import { MasterKeys } from '../crypto/master-keys.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { sealedBody } from './sealed-body.js';

interface OutboxRow extends Omit<OutboxMail, 'createdAt' | 'expiresAt' | 'sentAt'> {
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly sentAt: Date | null;
}

const COLUMNS = `id, tenant_id as "tenantId", recipient as "to", template, subject, status, attempts,
  last_error as "lastError", created_at as "createdAt", sent_at as "sentAt", expires_at as "expiresAt"`;
const REASON = 'the outbox is read by those who run the platform';

/** The outbox as those who run the platform see it; where no mail server is set it is where mail ends. */
@Injectable()
export class Outbox {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly keys: MasterKeys,
  ) {}

  /** The newest first: ids grow with time. */
  async list({ limit, cursor, status, to }: OutboxQuery): Promise<OutboxPage> {
    const before = cursor === undefined ? [] : [decodeCursor(cursor)[1]];
    const begins = to === undefined ? [] : [`${to.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`];
    const where = [
      'true',
      ...before.map(() => 'id < ?::uuid'),
      ...(status ? ['status = ?'] : []),
      ...begins.map(() => 'lower(recipient) like ?'),
    ];
    const rows = await this.unit.onPlatform(REASON, () =>
      this.em.execute<OutboxRow[]>(
        `select ${COLUMNS} from outbox where ${where.join(' and ')} order by id desc limit ?`,
        [...before, ...(status ? [status] : []), ...begins, limit + 1],
      ),
    );
    return toPage(rows, limit, (row) => [dateOf(row.createdAt), row.id], toMail);
  }

  /** @throws NotFoundError */
  async get(id: string): Promise<OutboxMailDetail> {
    const [row] = await this.unit.onPlatform(REASON, () =>
      this.em.execute<(OutboxRow & { content: string | null })[]>(
        `select ${COLUMNS}, content from outbox where id = ?::uuid`,
        [id],
      ),
    );
    if (!row) throw new NotFoundError('mail');
    const body =
      row.content === null ? { text: null, html: null } : sealedBody.open(this.keys, row.id, row.content);
    return { ...toMail(row), ...body };
  }
}

function toMail(row: OutboxRow): OutboxMail {
  const { id, tenantId, to, template, subject, status, attempts, lastError, createdAt, sentAt, expiresAt } =
    row;
  return {
    ...{ id, tenantId, to, template, subject, status, attempts, lastError },
    createdAt: dateOf(createdAt),
    sentAt: sentAt && dateOf(sentAt),
    expiresAt: expiresAt && dateOf(expiresAt),
  };
}

/** The driver gives dates as they come from `pg`, or as text where the ORM took its parsers away. */
function dateOf(value: Date | string): string {
  return new Date(value).toISOString();
}
