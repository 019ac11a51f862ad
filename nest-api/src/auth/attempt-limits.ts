import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TooManyRequests } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { Lookups, type Statement } from '../database/lookups.js';
import { labelOf } from './masked.js';
import { NetworkPeople } from './network-people.repository.js';
import type { Limit } from './rate-limits.js';

/** An attempt that counts until it is forgiven. */
export interface Admission {
  readonly at: Date;
  readonly keys: readonly Buffer[];
  readonly free: readonly number[];
}

export interface CountableLimits {
  readonly keys: readonly Buffer[];
  readonly free: readonly number[];
  readonly columns: readonly unknown[];
}

/**
 * Rate limits, in PostgreSQL so that all replicas count together. Nobody is locked out: the wait is bounded, and an
 * attempt that is refused does not count.
 */
@Injectable()
export class AttemptLimits {
  constructor(
    private readonly lookups: Lookups,
    private readonly people: NetworkPeople,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one attempt against each limit, before the work that it guards, unless one of them refuses. The first one
   * that refuses decides; then the attempt counts against none.
   *
   * @throws TooManyRequests
   */
  async take(limits: readonly Limit[]): Promise<Admission> {
    const at = this.clock.now();
    const { keys, free, columns } = await this.countable(limits);
    const [refusal] = await this.lookups.call<{ wait: number | null }>('take_attempts', [...columns, at]);
    if (refusal?.wait) throw new TooManyRequests(refusal.wait);
    return { at, keys, free };
  }

  /** Limits as the database counts them; `columns` has what its functions take. */
  async countable(limits: readonly Limit[]): Promise<CountableLimits> {
    const keys = limits.map(keyOf);
    const labels = limits.map(({ subject }) => labelOf(subject));
    const free = await Promise.all(limits.map((limit) => this.freeOf(limit)));
    const columns = [
      keys,
      labels.map(({ kind }) => kind),
      labels.map(({ subject }) => subject),
      free,
      limits.map(({ pace }) => pace.longest),
      limits.map(({ pace }) => pace.quiet),
    ];
    return { keys, free, columns };
  }

  /**
   * Takes an attempt back: it was a good one. The wait that it caused ends as well.
   *
   * Rows are held in the order in which `take` holds them: in another, two sign-ins of one account at once would wait
   * for each other until the database ends one of them.
   */
  async forgive({ keys, free, at }: Admission): Promise<void> {
    await this.lookups.call('forgive_attempts', [keys, free, at]);
  }

  /** The same in one trip with others, under the role for sign-ins. */
  forgiving({ keys, free, at }: Admission): Statement {
    const text = 'select from forgive_attempts($1, $2, $3)';
    return { name: 'forgive-attempts', text, values: [keys, free, at] };
  }

  /**
   * Does work that takes a secret which nobody can guess. Only failures count, so a good secret never waits, whatever
   * else its network tries.
   *
   * @throws TooManyRequests in place of the failure, above the limits
   */
  async countFailures<T>(
    limits: readonly Limit[],
    isFailure: (error: unknown) => boolean,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isFailure(error)) await this.take(limits);
      throw error;
    }
  }

  private async freeOf({ pace, network }: Limit): Promise<number> {
    if (!pace.grows || network === undefined) return pace.free;
    return pace.free + (await this.people.count(network));
  }
}

/** By what a limit is known in the database. */
export function keyOf({ subject }: Limit): Buffer {
  return createHash('sha256').update(subject).digest();
}
