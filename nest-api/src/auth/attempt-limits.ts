import { Injectable } from '@nestjs/common';
import { TooManyRequests } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { sha256 } from '../crypto/same-secret.js';
import { Lookups, type Statement } from '../database/lookups.js';
import { labelOf } from './masked.js';
import { NetworkPeople } from './network-people.repository.js';
import type { Limit } from './rate-limits.js';

/** An attempt that counts until it is taken back. */
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
 * Rate limits, stored in PostgreSQL so that all replicas share them. No account is locked out: the delay has a maximum,
 * and a rejected attempt does not count.
 */
@Injectable()
export class AttemptLimits {
  constructor(
    private readonly lookups: Lookups,
    private readonly people: NetworkPeople,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one attempt against each limit before the protected work. If a limit rejects it, that first
   * limit decides and the attempt counts against none.
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

  /** Limits in the form of the database; `columns` are the arguments of its functions. */
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
   * Takes back a successful attempt, together with the delay that it caused.
   *
   * Locks rows in the same order as `take`. In another order, two concurrent sign-ins of one account would wait
   * for each other until the database aborts one.
   */
  async forgive({ keys, free, at }: Admission): Promise<void> {
    await this.lookups.call('forgive_attempts', [keys, free, at]);
  }

  /** The same in one round trip with other statements, under the role for sign-ins. */
  forgiving({ keys, free, at }: Admission): Statement {
    const text = 'select from forgive_attempts($1, $2, $3)';
    return { name: 'forgive-attempts', text, values: [keys, free, at] };
  }

  /**
   * Runs work that verifies an unguessable secret. Only failures count, so a valid secret never waits, whatever
   * else comes from its network.
   *
   * @throws TooManyRequests instead of the failure, above the limits
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

  /** Counts a request or a failure without a proof of work. */
  async countUnproven(limits: readonly Limit[]): Promise<void> {
    const { columns } = await this.countable(limits);
    await this.lookups.call('count_unproven', [...columns, this.clock.now()]);
  }

  /** Seconds until a request without a proof of work is accepted; null if it is now. */
  async workWait(limits: readonly Limit[]): Promise<number | null> {
    const [row] = await this.lookups.call<{ seconds: number | null }>('work_wait', [
      limits.map(keyOf),
      this.clock.now(),
    ]);
    return row?.seconds ?? null;
  }

  private async freeOf({ pace, network }: Limit): Promise<number> {
    if (!pace.grows || network === undefined) return pace.free;
    return pace.free + (await this.people.count(network));
  }
}

/** The key of a limit in the database. */
export function keyOf({ subject }: Limit): Buffer {
  return sha256(subject);
}
