import type { RateLimit } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { type ActiveLimit, ActiveLimits } from '../auth/active-limits.repository.js';
import { NotFoundError } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';

const WHY = 'attempts are counted before anybody knows whose they are';
/** A limit that refused within this time is shown as active, though the next attempt may be admitted. */
const ACTIVE_MS = 15 * 60_000;

/** The rate limits that are active, and lifting one. */
@Injectable()
export class RateLimits {
  constructor(
    private readonly rateLimits: ActiveLimits,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The latest first. A count below its limit is not shown. */
  list(): Promise<RateLimit[]> {
    return this.unit.onPlatform(WHY, async () => (await this.rateLimits.active(this.since())).map(toDto));
  }

  /** @throws NotFoundError it is not active any more */
  lift(caller: Caller, key: string, client: ClientContext): Promise<void> {
    return this.unit.onPlatform(WHY, async () => {
      const lifted = await this.rateLimits.lift(Buffer.from(key, 'base64url'), this.since());
      if (!lifted) throw new NotFoundError('rate-limit');
      await this.audit.record({
        tenantId: null,
        actor: { type: 'user', id: caller.userId },
        action: 'rate_limit.lifted',
        target: { type: 'slow_down', id: key },
        outcome: 'success',
        address: client.address,
        detail: { kind: lifted.kind, subject: lifted.subject },
      });
    });
  }

  private since(): Date {
    return new Date(this.clock.now().getTime() - ACTIVE_MS);
  }
}

function toDto({ key, until, refusedAt, ...row }: ActiveLimit): RateLimit {
  return {
    ...row,
    key: Buffer.from(key).toString('base64url'),
    userId: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(row.subject)?.[0] ?? null,
    until: until && new Date(until).toISOString(),
    refusedAt: refusedAt && new Date(refusedAt).toISOString(),
  };
}
