/** Share of one processor below which a process is quiet, so that its own work can be told apart. */
const QUIET = 0.01;
/** Share of one processor from which the ratio of measured and estimated time is learned. */
const BUSY = 0.05;
/** A process does more of its own at some times than at others, so its least counts most. */
const FALLS = 0.5;
const RISES = 0.05;
const LEARNS = 0.2;
/** In a shorter time, what writes the costs is a large part. */
const LEAST_SECONDS = 5;
/** Work that is not metered, such as a long job, must not be charged to the few requests beside it. */
const MOST = 3;

/** Splits the measured processor time of threads between metered work and the process itself. */
export class CostSplit {
  /** Measured time for each estimated microsecond. A slower machine has a higher one. */
  private typical = 1;

  /** @param idleUs processor time of a process without requests, in microseconds a second */
  constructor(private idleUs: number) {}

  /**
   * Microseconds to charge for each estimated one. The rest is the process's own.
   *
   * @param usedUs processor time that was measured over `seconds`
   * @param estimatedUs sum of the estimates of all work in this time
   */
  rateOf(usedUs: number, seconds: number, estimatedUs: number): number {
    const load = estimatedUs / (seconds * 1e6);
    const isTelling = seconds >= LEAST_SECONDS;
    if (isTelling && load < QUIET) this.learnIdle((usedUs - estimatedUs * this.typical) / seconds);
    if (estimatedUs === 0) return 0;
    const ratio = Math.max(0, usedUs - this.idleUs * seconds) / estimatedUs;
    const highest = MOST * this.typical;
    if (isTelling && load >= BUSY)
      this.typical += LEARNS * (between(this.typical / 2, ratio, highest) - this.typical);
    return Math.min(ratio, highest);
  }

  private learnIdle(foundUs: number): void {
    const found = Math.max(0, foundUs);
    this.idleUs += (found < this.idleUs ? FALLS : RISES) * (found - this.idleUs);
  }
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
