const FIRST_SECONDS = 10;
const LONGEST_SECONDS = 3_600;

/** Seconds until the next attempt after so many failures: twice as long each time, up to an hour. */
export function waitAfter(failures: number): number {
  return Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** Math.max(0, failures - 1));
}
