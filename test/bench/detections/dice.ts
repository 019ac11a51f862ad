import { randomFrom } from '../../support/random.ts';

/** Random choices that are reproducible by seed. */
export class Dice {
  private readonly next: () => number;

  constructor(seed: number) {
    this.next = randomFrom(seed);
  }

  /** A number from `from` up to but excluding `to`. */
  between(from: number, to: number): number {
    return from + this.next() * (to - from);
  }

  /** An integer below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  of<T>(choices: readonly T[]): T {
    if (choices.length === 0) throw new Error('Nothing to choose from');
    return choices[this.below(choices.length)] as T;
  }

  /** Picks one choice by weight. Weights have any sum. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T {
    let left = this.next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [choice, weight] of choices) {
      left -= weight;
      if (left < 0) return choice;
    }
    return (choices.at(-1) as readonly [T, number])[0];
  }

  /** At most `count` different choices. */
  some<T>(choices: readonly T[], count: number): T[] {
    const left = [...choices];
    return Array.from(
      { length: Math.min(count, left.length) },
      () => left.splice(this.below(left.length), 1)[0] as T,
    );
  }

  /** Approximates a normal distribution by a sum of uniform numbers. */
  near(middle: number, deviation: number): number {
    const sum = Array.from({ length: 12 }, () => this.next()).reduce((a, b) => a + b, 0);
    return middle + (sum - 6) * deviation;
  }

  /** Poisson distribution. Source: Knuth, The Art of Computer Programming, 3.4.1. */
  count(mean: number): number {
    const limit = Math.exp(-mean);
    let [count, product] = [0, this.next()];
    while (product > limit) {
      count += 1;
      product *= this.next();
    }
    return count;
  }

  /** Returns 22 base64url characters, like the start of a device key. */
  key(): string {
    return Array.from({ length: 22 }, () => ALPHABET[this.below(64)]).join('');
  }
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
