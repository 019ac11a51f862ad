/** A reproducible random generator, so that the demo is the same on every machine. Mulberry32, by Tommy Ettinger. */
export class Random {
  private state: number;

  constructor(seed: string) {
    this.state = [...seed].reduce(
      (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16_777_619),
      2_166_136_261,
    );
  }

  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number {
    this.state = (this.state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Whether an event of this probability happens. */
  happens(probability: number): boolean {
    return this.next() < probability;
  }

  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  whole(from: number, to: number): number {
    return Math.floor(this.between(from, to + 1));
  }

  one<T>(of: readonly T[]): T {
    return of[Math.floor(this.next() * of.length)] as T;
  }
}
