import { SUCCESSFUL_SIGN_IN_DAYS, type TenantHealth } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import { Clock } from '../../common/clock.js';
import { leastIdSince } from '../../common/least-id.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { explanationOf } from '../sign-in-log/explanation-of.js';
import { CONNECTIONS, DOMAINS, MAIL } from './tenant-health.sql.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Time = string | Date | null;
type Connection = TenantHealth['connections'][number];
type ConnectionRow = Omit<Connection, 'reachable' | TimesOf> & Record<TimesOf, Time>;
type TimesOf = 'readAt' | 'certificateEndsAt' | 'lastSignInAt' | 'lastFailureAt';
type Domain = TenantHealth['domains'][number];
type DomainRow = Omit<Domain, 'lastCheckAt' | 'lastSeenAt'> & Record<'lastCheckAt' | 'lastSeenAt', Time>;
interface MailRow {
  readonly at: string;
  readonly delivered: number;
  readonly waiting: number;
  readonly failed: number;
}

/** Health of an organization's sign-in. */
@Injectable()
export class TenantHealthReader {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError the caller named another tenant, or a superadmin named none */
  async read(caller: Caller, named: string | undefined): Promise<TenantHealth> {
    const tenantId = tenantInQuestion(caller, named);
    if (!tenantId) throw new NotFoundError('tenant');
    const now = this.clock.now();
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const since = leastIdSince(ago(HOUR_MS).getTime());
    return this.unit.inTenant(tenantId, async () => {
      const connections = await this.em.execute<ConnectionRow[]>(CONNECTIONS, [
        ago(SUCCESSFUL_SIGN_IN_DAYS * DAY_MS),
        ago(SUCCESSFUL_SIGN_IN_DAYS * DAY_MS),
        ago(DAY_MS),
        ago(HOUR_MS),
        tenantId,
      ]);
      const domains = await this.em.execute<DomainRow[]>(DOMAINS, [tenantId]);
      const mail = await this.em.execute<MailRow[]>(MAIL, [tenantId, since]);
      return {
        asOf: now.toISOString(),
        connections: connections.map(toConnection),
        domains: domains.map((row) => ({
          ...row,
          lastCheckAt: toIso(row.lastCheckAt),
          lastSeenAt: toIso(row.lastSeenAt),
        })),
        mail: toMail(mail),
      };
    });
  }
}

function toConnection(row: ConnectionRow): Connection {
  return {
    ...row,
    reachable: row.failure !== null ? false : row.readAt !== null ? true : null,
    readAt: toIso(row.readAt),
    certificateEndsAt: toIso(row.certificateEndsAt),
    lastSignInAt: toIso(row.lastSignInAt),
    lastFailureAt: toIso(row.lastFailureAt),
    lastFailure: row.lastFailure && (explanationOf(row.lastFailure).explanation ?? row.lastFailure),
  };
}

function toMail(minutes: readonly MailRow[]): TenantHealth['mail'] {
  const total = (of: 'delivered' | 'waiting' | 'failed') =>
    minutes.reduce((sum, minute) => sum + minute[of], 0);
  return {
    delivered: total('delivered'),
    waiting: total('waiting'),
    failed: total('failed'),
    lastHour: minutes.map(({ at, delivered, waiting, failed }) => ({
      at,
      good: delivered + waiting,
      failed,
    })),
  };
}

function toIso(time: Time): string | null {
  return time === null ? null : new Date(time).toISOString();
}
