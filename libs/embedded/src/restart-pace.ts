/** A process that served is started again at once, this often within that time; what ends it more often stays. */
const AT_ONCE = 5;
const WITHIN_MS = 60_000;
/** Milliseconds after the first and the second start in a row that failed, and between all later ones. */
const AFTER_FAILED_STARTS = [200, 1_000];
export const SLOWEST_MS = 5_000;

/**
 * How long to wait before a process that ended is started again. Every wait is an outage, so that there is none unless
 * it keeps ending: then starting it takes the processor from everything else.
 */
export class RestartPace {
  #ends: number[] = [];
  #failedStarts = 0;

  /** Ends within a minute and starts that failed since. */
  get inARow(): number {
    return this.#ends.length + this.#failedStarts;
  }

  /** It served and ended. @returns the milliseconds to wait */
  afterEnd(now = Date.now()): number {
    this.#failedStarts = 0;
    this.#ends = [...this.#ends.filter((end) => now - end < WITHIN_MS), now];
    return this.#ends.length > AT_ONCE ? SLOWEST_MS : 0;
  }

  /** It ended before it served. @returns the milliseconds to wait */
  afterFailedStart(): number {
    this.#failedStarts += 1;
    return AFTER_FAILED_STARTS[this.#failedStarts - 1] ?? SLOWEST_MS;
  }
}
