import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

export interface ActiveLimit {
  readonly key: Buffer;
  readonly kind: string;
  readonly subject: string;
  readonly attempts: number;
  readonly refused: number;
  readonly until: Date | null;
  readonly refusedAt: Date | null;
}

const MOST = 100;
const COLUMNS = `key, kind, subject, round(attempts)::int as attempts, refused,
  nullif(blocked_until, '-infinity') as until, nullif(refused_at, '-infinity') as "refusedAt"`;

/** Active rate limits of all tenants. A count below its limit has no label, only a hash. */
@Injectable()
export class ActiveLimits {
  constructor(private readonly em: EntityManager) {}

  /** Limits that rejected an attempt since then, or still do; the latest first. */
  active(since: Date): Promise<ActiveLimit[]> {
    return this.em.execute<ActiveLimit[]>(
      `select ${COLUMNS} from attempt_limits
       where kind is not null and greatest(blocked_until, refused_at) > ?
       order by greatest(blocked_until, refused_at) desc limit ${MOST}`,
      [since],
    );
  }

  /** Clears a count. @returns undefined if it is not active */
  async lift(key: Buffer, since: Date): Promise<Pick<ActiveLimit, 'kind' | 'subject'> | undefined> {
    const [lifted] = await this.em.execute<Pick<ActiveLimit, 'kind' | 'subject'>[]>(
      `update attempt_limits set attempts = 0, refused = 0, blocked_until = '-infinity', refused_at = '-infinity'
       where key = ? and kind is not null and greatest(blocked_until, refused_at) > ? returning kind, subject`,
      [key, since],
    );
    return lifted;
  }
}
