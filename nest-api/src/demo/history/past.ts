import type { Random } from './random.js';
import { DAY_MS } from './rhythm.js';

/** Times of one history, all before its end. */
export class Past {
  constructor(
    readonly now: Date,
    readonly random: Random,
  ) {}

  daysAgo(days: number): Date {
    return new Date(this.now.getTime() - days * DAY_MS);
  }

  /** A random time between these numbers of days ago. */
  between(oldest: number, newest: number): Date {
    return this.daysAgo(this.random.between(newest, oldest));
  }

  requestId(): string {
    return Array.from({ length: 12 }, () => Math.floor(this.random.next() * 16).toString(16)).join('');
  }
}
