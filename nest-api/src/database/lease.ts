/** The time of a request, by both clocks of the process, in milliseconds. */
export interface Asked {
  readonly steady: number;
  readonly wall: number;
}

/**
 * Limits how long a response is valid, counted from the time of the request.
 *
 * Uses two clocks, and expires by either: the monotonic clock stops while a machine sleeps, and the wall clock can be
 * set back.
 */
export class Lease {
  private asked: Asked | null = null;

  constructor(
    private readonly ms: number,
    private readonly clocks: () => Asked = () => ({ steady: performance.now(), wall: Date.now() }),
  ) {}

  ask(): Asked {
    return this.clocks();
  }

  /** @param asked the time at which the request was sent */
  renew(asked: Asked): void {
    this.asked = asked;
  }

  holds(): boolean {
    if (!this.asked) return false;
    const now = this.clocks();
    const wall = now.wall - this.asked.wall;
    return now.steady - this.asked.steady < this.ms && wall < this.ms && wall >= 0;
  }
}
