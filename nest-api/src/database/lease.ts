/** When something was asked, by both clocks of the process. */
export interface Asked {
  readonly steady: number;
  readonly wall: number;
}

/**
 * What was true when it was asked about counts for a while, and no longer.
 *
 * By two clocks, of which either may end it: the steady one stands still while a machine sleeps, and the other one may be
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

  /** @param asked when the question was sent whose answer has come */
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
