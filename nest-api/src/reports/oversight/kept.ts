import type { Clock } from '../../common/clock.js';

/** A result that all callers share for a limited time. Failures are not cached. */
export class Kept<T> {
  private answer: { readonly until: number; readonly value: Promise<T> } | null = null;

  /** @param keptMs maximum age */
  constructor(
    private readonly clock: Clock,
    private readonly keptMs: number,
    private readonly read: () => Promise<T>,
  ) {}

  get(): Promise<T> {
    const now = this.clock.now().getTime();
    if (this.answer && now < this.answer.until) return this.answer.value;
    const value = this.read();
    this.answer = { until: now + this.keptMs, value };
    value.catch(() => {
      this.answer = null;
    });
    return value;
  }
}
