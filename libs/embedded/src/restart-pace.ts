/**
 * A process that was ready is restarted immediately, up to this number of times within the period. If it ends more
 * often, the cause persists.
 */
const AT_ONCE = 5;
const WITHIN_MS = 60_000;
/** Delays after the first and the second consecutive failed start, and after all later ones, in milliseconds. */
const AFTER_FAILED_STARTS = [200, 1_000];
export const SLOWEST_MS = 5_000;

/**
 * The delay before a process is restarted. Each delay is an outage, so there is none unless it keeps ending: then its
 * starts would take the processor from everything else.
 */
export class RestartPace {
  #ends: number[] = [];
  #failedStarts = 0;

  /** Ends within a minute, plus failed starts since. */
  get inARow(): number {
    return this.#ends.length + this.#failedStarts;
  }

  /** It ended after it was ready. @returns the delay in milliseconds */
  afterEnd(now = Date.now()): number {
    this.#failedStarts = 0;
    this.#ends = [...this.#ends.filter((end) => now - end < WITHIN_MS), now];
    return this.#ends.length > AT_ONCE ? SLOWEST_MS : 0;
  }

  /** It ended before it was ready. @returns the delay in milliseconds */
  afterFailedStart(): number {
    this.#failedStarts += 1;
    return AFTER_FAILED_STARTS[this.#failedStarts - 1] ?? SLOWEST_MS;
  }
}
