import type { OutboxMail, OutboxMailDetail, OutboxPage, OutboxQuery } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { NotFoundError } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import { counted, decodeCursor, toPage } from '../common/paging.js';
import { MasterKeys } from '../crypto/master-keys.js';
import { countUpTo } from '../database/count-up-to.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { withoutLinks } from './masked-links.js';
import { sealedBody } from './sealed-body.js';

interface OutboxRow extends Omit<OutboxMail, 'createdAt' | 'expiresAt' | 'sentAt'> {
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
  readonly sentAt: Date | null;
}

type DetailRow = OutboxRow & { readonly content: string | null };

const COLUMNS = `id, tenant_id as "tenantId", recipient as "to", template, subject, status, attempts,
  last_error as "lastError", created_at as "createdAt", sent_at as "sentAt", expires_at as "expiresAt"`;
const REASON = 'the outbox is read by those who run the platform';

/** The outbox, for superadmins. Without a mail server, emails stay in it. */
@Injectable()
export class Outbox {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly keys: MasterKeys,
    private readonly audit: Audit,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'keepsMail' | 'demoData'>,
  ) {}

  /** The newest first: IDs grow with time. */
  async list(query: OutboxQuery): Promise<OutboxPage> {
    const { limit, cursor, status, to } = query;
    const before = cursor === undefined ? [] : [decodeCursor(cursor)[1]];
    const begins = to === undefined ? [] : [`${to.replaceAll(/[\\%_]/g, '\\$&')}%`];
    const matching = [
      'true',
      ...(status ? ['status = ?'] : []),
      ...begins.map(() => 'email_fold(recipient) like email_fold(?)'),
    ].join(' and ');
    const values = [...(status ? [status] : []), ...begins];
    const { rows, total } = await this.unit.onPlatform(REASON, async () => {
      const page = await this.em.execute<OutboxRow[]>(
        `select ${COLUMNS} from outbox where ${matching} ${before.map(() => 'and id < ?::uuid').join('')}
         order by id desc limit ?`,
        [...values, ...before, limit + 1],
      );
      return counted(page, query, (most) => countUpTo(this.em, `outbox where ${matching}`, values, most));
    });
    return toPage(rows, limit, (row) => [dateOf(row.createdAt), row.id], toMail, total);
  }

  /** Links are masked, because they grant access to the recipient's account. @throws NotFoundError */
  async get(id: string): Promise<OutboxMailDetail> {
    return this.show(await this.unit.onPlatform(REASON, () => this.find(id)), this.showsLinks);
  }

  /** With its links; the access is recorded first. @throws NotFoundError */
  open(caller: Caller, id: string, client: ClientContext): Promise<OutboxMailDetail> {
    return this.unit.onPlatform(REASON, async () => {
      const row = await this.find(id);
      await this.record(caller, row, client);
      return this.show(row, true);
    });
  }

  /** @throws NotFoundError */
  private async find(id: string): Promise<DetailRow> {
    const [row] = await this.em.execute<DetailRow[]>(
      `select ${COLUMNS}, content from outbox where id = ?::uuid`,
      [id],
    );
    if (!row) throw new NotFoundError('mail');
    return row;
  }

  /** A demo without a mail server shows links in the outbox. */
  private get showsLinks(): boolean {
    return this.settings.keepsMail && this.settings.demoData;
  }

  private show(row: DetailRow, showsLinks: boolean): OutboxMailDetail {
    if (row.content === null) return { ...toMail(row), text: null, html: null, isMasked: false };
    const body = sealedBody.open(this.keys, row.id, row.content);
    const masked = withoutLinks(body);
    const isMasked = !showsLinks && masked.html !== body.html;
    const { text, html } = isMasked ? masked : body;
    return { ...toMail(row), text, html, isMasked };
  }

  /** In the audit log of the platform, and in that of the sending organization. */
  private async record(caller: Caller, mail: DetailRow, client: ClientContext): Promise<void> {
    for (const tenantId of new Set([null, mail.tenantId])) {
      await this.audit.record({
        tenantId,
        actor: { type: 'user', id: caller.userId },
        action: 'mail.opened',
        target: { type: 'mail', id: mail.id },
        outcome: 'success',
        address: client.address,
        detail: { template: mail.template },
      });
    }
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

/** The driver returns a `Date`, or text if the ORM removed its parsers. */
function dateOf(value: Date | string): string {
  return new Date(value).toISOString();
}
