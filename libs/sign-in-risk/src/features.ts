import { browserKeyOf } from './browser.ts';
import type { Row } from './isolation-forest.ts';
import type { Observation } from './types.ts';

/** What the model looks at, in the order of its rows. */
export const FEATURES = ['country', 'operator', 'hour', 'method', 'browser'] as const;

export type Feature = (typeof FEATURES)[number];

/** For each feature: sign-ins of the organization by value. */
export type Counts = Readonly<Record<Feature, Readonly<Record<string, number>>>>;

/** Values that a model keeps of each feature, the most frequent ones. Others count as never seen. */
const MOST_VALUES = 300;

/** Counts sign-ins one by one, so that the caller can stop in between. */
export class Counting {
  private readonly counts = FEATURES.map(() => new Map<string, number>());

  add(observation: Observation): void {
    for (const [at, value] of valuesOf(observation).entries()) {
      const found = this.counts[at] as Map<string, number>;
      found.set(value, (found.get(value) ?? 0) + 1);
    }
  }

  get all(): Counts {
    const most = (found: Map<string, number>) => [...found].sort((a, b) => b[1] - a[1]).slice(0, MOST_VALUES);
    return Object.fromEntries(
      FEATURES.map((name, at) => [name, Object.fromEntries(most(this.counts[at] as Map<string, number>))]),
    ) as Counts;
  }
}

/** How surprising each value is within the organization, in bits: 0 for what everybody has, 10 for 1 of 1,000. */
export function rowOf(observation: Observation, counts: Counts, total: number): Row {
  return valuesOf(observation).map((value, at) => surprise(counts[FEATURES[at] as Feature], value, total));
}

function surprise(counts: Readonly<Record<string, number>>, value: string, total: number): number {
  return surpriseOf(Object.hasOwn(counts, value) ? (counts[value] ?? 0) : 0, total);
}

/** Of a value that `count` of `total` sign-ins have. */
export function surpriseOf(count: number, total: number): number {
  return Math.round(-Math.log2((count + 0.5) / (total + 1)) * 10) / 10;
}

/** In the order of `FEATURES`. */
function valuesOf({ at, method, country, operator, userAgent, browser }: Observation): string[] {
  const isWeekend = at.getUTCDay() % 6 === 0;
  const hour = `${isWeekend ? 'weekend ' : ''}${at.getUTCHours()}`;
  return [
    `${country}`,
    `${operator}`,
    hour,
    method,
    `${browser === undefined ? browserKeyOf(userAgent) : browser}`,
  ];
}
