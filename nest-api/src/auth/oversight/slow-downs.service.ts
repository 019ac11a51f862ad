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

interface Row {
  readonly key: Buffer;
  readonly kind: string;
  readonly subject: string;
  readonly attempts: number;
  readonly refused: number;
  readonly until: Date;
}

/** Who waits at this moment since they tried too often, and letting them go on. */
@Injectable()
export class SlowDowns {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The longest wait first. Of one that nobody has met yet nothing is known but a hash, so it is not told. */
  list(): Promise<SlowDown[]> {
    return this.unit.onPlatform(WHY, async () => {
      const rows = await this.em.execute<Row[]>(
        `select key, kind, subject, attempts, refused, blocked_until as until from attempt_limits
         where kind is not null and blocked_until > ? order by blocked_until desc limit ${MOST}`,
        [this.clock.now()],
      );
      return rows.map(toDto);
    });
  }

  /** @throws NotFoundError it holds no more */
  lift(caller: Caller, key: string, client: ClientContext): Promise<void> {
    return this.unit.onPlatform(WHY, async () => {
      const [lifted] = await this.em.execute<Pick<Row, 'kind' | 'subject'>[]>(
        `update attempt_limits set attempts = 0, refused = 0, blocked_until = '-infinity'
         where key = ? and kind is not null and blocked_until > ? returning kind, subject`,
        [Buffer.from(key, 'base64url'), this.clock.now()],
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

function toDto({ key, until, ...row }: Row): SlowDown {
  return {
    ...row,
    key: Buffer.from(key).toString('base64url'),
    userId: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(row.subject)?.[0] ?? null,
    until: new Date(until).toISOString(),
  };
}
