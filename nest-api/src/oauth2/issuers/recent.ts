/**
 * Values that are made on demand and dropped when nobody has asked for them for a while, or for the oldest of too many.
 * None gets older than `oldestMs`; what fails is made anew at the next call.
 */
export class Recent<Value> {
  private readonly entries = new Map<string, { value: Promise<Value>; madeAt: number; usedAt: number }>();
  private sweptAt = 0;

  /** @param idleMs how long an unused value stays */
  constructor(
    private readonly most: number,
    private readonly idleMs: number,
    private readonly oldestMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  get size(): number {
    return this.entries.size;
  }

  get(key: string, make: () => Promise<Value>): Promise<Value> {
    this.sweep();
    const now = this.now();
    const known = this.entries.get(key);
    const entry =
      known && now - known.madeAt <= this.oldestMs ? known : { value: this.begin(key, make), madeAt: now };
    // Last in order is last used.
    this.entries.delete(key);
    this.entries.set(key, { ...entry, usedAt: now });
    for (const [oldest] of this.entries) {
      if (this.entries.size <= this.most) break;
      this.entries.delete(oldest);
    }
    return entry.value;
  }

  /** Everything is made anew. */
  clear(): void {
    this.entries.clear();
  }

  private begin(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = make();
    value.catch(() => {
      if (this.entries.get(key)?.value === value) this.entries.delete(key);
    });
    return value;
  }

  private sweep(): void {
    const now = this.now();
    if (now - this.sweptAt < this.idleMs / 10) return;
    this.sweptAt = now;
    for (const [key, { usedAt }] of this.entries) if (now - usedAt > this.idleMs) this.entries.delete(key);
  }
}
