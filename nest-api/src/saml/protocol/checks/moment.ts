/** When a message is judged. */
export interface Moment {
  readonly now: Date;
  /** How far two clocks may differ. */
  readonly skewSeconds: number;
}

/** Whether `end` has passed: it is not on or after. */
export function isOver(end: Date, { now, skewSeconds }: Moment): boolean {
  return now.getTime() >= end.getTime() + skewSeconds * 1000;
}

/** Whether `start` is still to come. */
export function isToCome(start: Date, { now, skewSeconds }: Moment): boolean {
  return now.getTime() + skewSeconds * 1000 < start.getTime();
}
