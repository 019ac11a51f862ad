import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TooManyRequests } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { Lookups } from '../database/lookups.js';
import { labelOf } from './oversight/masked.js';

/** After `free` attempts each further one doubles the wait, up to `longest`. All times in seconds. */
export interface Pace {
  readonly free: number;
  readonly longest: number;
  /** So long without an attempt forgets all. */
  readonly quiet: number;
}

export interface Limit {
  /** What is counted, e.g. `login:network:192.0.2.7`. Kept as a hash. */
  readonly subject: string;
  readonly pace: Pace;
}

/**
 * Slows down whoever tries too often, in PostgreSQL so that all replicas count together. Nobody is locked
 * out: the wait is bounded, and success ends it.
 */
@Injectable()
export class AttemptLimits {
  constructor(
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one attempt against each limit, before the work that it guards.
   *
   * @throws TooManyRequests one of them asks to wait
   */
  async take(limits: readonly Limit[]): Promise<void> {
    const rows = await this.lookups.query<{ wait: number }>(
      'take-attempts',
      `select max(take_attempt(w.key, w.free, w.longest, w.quiet, $5)) as wait
       from (select * from unnest($1::bytea[], $2::int[], $3::int[], $4::int[]) as u(key, free, longest, quiet)
             order by key) as w`,
      [
        limits.map(({ subject }) => keyOf(subject)),
        limits.map(({ pace }) => pace.free),
        limits.map(({ pace }) => pace.longest),
        limits.map(({ pace }) => pace.quiet),
        this.clock.now(),
      ],
    );
    const wait = rows[0]?.wait ?? 0;
    if (wait === 0) return;
    await this.label(limits);
    throw new TooManyRequests(wait);
  }

  /** Whoever is turned away can be found and let in by a superadmin: of everybody else only a hash is kept. */
  private async label(limits: readonly Limit[]): Promise<void> {
    const labels = limits.map(({ subject }) => labelOf(subject));
    await this.lookups.query(
      'label-attempts',
      `update attempt_limits l set kind = w.kind, subject = w.subject
       from unnest($1::bytea[], $2::text[], $3::text[]) as w(key, kind, subject)
       where l.key = w.key and l.kind is null and l.blocked_until > $4`,
      [
        limits.map(({ subject }) => keyOf(subject)),
        labels.map(({ kind }) => kind),
        labels.map(({ subject }) => subject),
        this.clock.now(),
      ],
    );
  }

  /**
   * Takes one attempt back from each: it was a good one.
   *
   * Rows are held in the order in which `take` holds them: in another, two sign-ins of one account at once would wait
   * for each other until the database ends one of them.
   */
  async forgive(limits: readonly Limit[]): Promise<void> {
    await this.lookups.query(
      'forgive-attempts',
      `with held as materialized (
         select key from attempt_limits where key = any($1::bytea[]) order by key for update
       )
       update attempt_limits l set attempts = greatest(l.attempts - 1, 0), blocked_until = '-infinity'
       from held where l.key = held.key`,
      [limits.map(({ subject }) => keyOf(subject))],
    );
  }
}

function keyOf(subject: string): Buffer {
  return createHash('sha256').update(subject).digest();
}
