import type { SlowDown } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { NotFoundError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';

const WHY = 'attempts are counted before anybody knows whose they are';
const MOST = 100;
/** A limit that refused within this time is shown as active, though the next attempt may be admitted. */
const ACTIVE_MS = 15 * 60_000;

interface Row {
  readonly key: Buffer;
  readonly kind: string;
  readonly subject: string;
  readonly attempts: number;
  readonly refused: number;
  readonly until: Date | null;
  readonly refusedAt: Date | null;
}

const COLUMNS = `key, kind, subject, round(attempts)::int as attempts, refused,
  nullif(blocked_until, '-infinity') as until, nullif(refused_at, '-infinity') as "refusedAt"`;

/** The rate limits that are active, and lifting one. */
@Injectable()
export class SlowDowns {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The latest first. Below its limit, a count has no label but its hash, and is not shown. */
  list(): Promise<SlowDown[]> {
    return this.unit.onPlatform(WHY, async () => {
      const rows = await this.em.execute<Row[]>(
        `select ${COLUMNS} from attempt_limits
         where kind is not null and greatest(blocked_until, refused_at) > ?
         order by greatest(blocked_until, refused_at) desc limit ${MOST}`,
        [new Date(this.clock.now().getTime() - ACTIVE_MS)],
      );
      return rows.map(toDto);
    });
  }

  /** @throws NotFoundError it is not active any more */
  lift(caller: Caller, key: string, client: ClientContext): Promise<void> {
    return this.unit.onPlatform(WHY, async () => {
      const [lifted] = await this.em.execute<Pick<Row, 'kind' | 'subject'>[]>(
        `update attempt_limits set attempts = 0, refused = 0, blocked_until = '-infinity', refused_at = '-infinity'
         where key = ? and kind is not null and greatest(blocked_until, refused_at) > ? returning kind, subject`,
        [Buffer.from(key, 'base64url'), new Date(this.clock.now().getTime() - ACTIVE_MS)],
      );
      if (!lifted) throw new NotFoundError('slow-down');
      await this.audit.record({
        tenantId: null,
        actor: { type: 'user', id: caller.userId },
        action: 'slow_down.lifted',
        target: { type: 'slow_down', id: key },
        outcome: 'success',
        address: client.address,
        detail: { kind: lifted.kind, subject: lifted.subject },
      });
    });
  }
}

function toDto({ key, until, refusedAt, ...row }: Row): SlowDown {
  return {
    ...row,
    key: Buffer.from(key).toString('base64url'),
    userId: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(row.subject)?.[0] ?? null,
    until: until && new Date(until).toISOString(),
    refusedAt: refusedAt && new Date(refusedAt).toISOString(),
  };
}
