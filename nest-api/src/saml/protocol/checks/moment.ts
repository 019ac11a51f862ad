import type { CheckValues } from '../saml-refused.js';

/** The time at which a message is validated. */
export interface Moment {
  readonly now: Date;
  /** Allowed difference between two clocks. */
  readonly skewSeconds: number;
}

/** Whether `end` has passed (NotOnOrAfter). */
export function isOver(end: Date, { now, skewSeconds }: Moment): boolean {
  return now.getTime() >= end.getTime() + skewSeconds * 1000;
}

/** By how many seconds a time is ahead of our clock (or, negative, behind it), and by how many it may be. */
export function offBy(time: string | Date, { now, skewSeconds }: Moment): CheckValues {
  const seconds = Math.round((new Date(time).getTime() - now.getTime()) / 1000);
  return { found: seconds, expected: skewSeconds };
}

/** Whether `start` is in the future (NotBefore). */
export function isToCome(start: Date, { now, skewSeconds }: Moment): boolean {
  return now.getTime() + skewSeconds * 1000 < start.getTime();
}
