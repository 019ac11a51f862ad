import { browserKeyOf } from './browser.ts';
import type { Row } from './isolation-forest.ts';
import type { Observation } from './types.ts';

/** What the model looks at, in the order of its rows. */
export const FEATURES = [
  'country',
  'operator',
  'hour',
  'method',
  'browser',
  'system',
  'application',
] as const;

export type Feature = (typeof FEATURES)[number];

/** For each feature: sign-ins of the organization by value. */
export type Counts = Readonly<Record<Feature, Readonly<Record<string, number>>>>;

export function countsOf(observations: readonly Observation[]): Counts {
  const counts = Object.fromEntries(FEATURES.map((feature) => [feature, new Map<string, number>()]));
  for (const observation of observations) {
    for (const [at, value] of valuesOf(observation).entries()) {
      const found = counts[FEATURES[at] as Feature] as Map<string, number>;
      found.set(value, (found.get(value) ?? 0) + 1);
    }
  }
  return Object.fromEntries(FEATURES.map((name) => [name, Object.fromEntries(counts[name] ?? [])])) as Counts;
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
function valuesOf({ at, method, country, operator, userAgent, application }: Observation): string[] {
  const isWeekend = at.getUTCDay() % 6 === 0;
  const hour = `${isWeekend ? 'weekend ' : ''}${at.getUTCHours()}`;
  return [`${country}`, `${operator}`, hour, method, `${browserKeyOf(userAgent)}`, `${application}`];
}
