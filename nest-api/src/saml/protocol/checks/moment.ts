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

/** Whether `start` is in the future (NotBefore). */
export function isToCome(start: Date, { now, skewSeconds }: Moment): boolean {
  return now.getTime() + skewSeconds * 1000 < start.getTime();
}
