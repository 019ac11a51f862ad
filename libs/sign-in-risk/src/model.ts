import { Counting, type Counts, FEATURES, rowOf, surpriseOf } from './features.ts';
import { anomalyOf, drained, type Forest, growing, type Row } from './isolation-forest.ts';
import { seeded } from './seeded.ts';
import type { Observation, Reason } from './types.ts';

/** What is usual in one organization. JSON. */
export interface Model {
  readonly v: 1;
  /** Sign-ins that it was trained with. */
  readonly total: number;
  readonly counts: Counts;
  readonly forest: Forest;
  /** Anomaly that 99 of 100 of these sign-ins do not exceed. */
  readonly usual: number;
  /** Of each feature, the median. */
  readonly typical: Row;
}

/** With fewer sign-ins an organization has no habits. */
export const FEWEST_TO_TRAIN = 500;

const TREES = 60;
const SAMPLE = 256;

/** Sign-ins that the trees and the quantiles are taken from; the counts are of all. */
const MOST_ROWS = 8000;

/** Share of an organization's own sign-ins that are as usual as `Model.usual`. */
const USUAL = 0.985;

/** Sign-ins in one step of a training: about two milliseconds of work. */
const STEP = 250;

/**
 * Trains a model with the sign-ins of one organization, for example of its last 30 days.
 *
 * @param seed the same sign-ins and the same seed make the same model
 * @returns null for fewer than 500 sign-ins
 */
export function train(observations: readonly Observation[], seed: number): Model | null {
  return drained(training(observations, seed));
}

/** The same in steps of a few milliseconds: the caller continues after each, or does something else first. */
export function* training(observations: readonly Observation[], seed: number): Generator<void, Model | null> {
  const total = observations.length;
  if (total < FEWEST_TO_TRAIN) return null;
  const counting = new Counting();
  yield* eachOf(observations, (observation) => counting.add(observation));
  const counts = counting.all;
  const rows: Row[] = [];
  yield* eachOf(evenly(observations, MOST_ROWS), (observation) =>
    rows.push(rowOf(observation, counts, total)),
  );
  const typical = FEATURES.map((_, at) => quantile(valuesIn(rows, at), 0.5));
  const forest = yield* growing(rows, unseen(typical, total), TREES, SAMPLE, seeded(seed));
  const anomalies: number[] = [];
  yield* eachOf(rows, (row) => anomalies.push(anomalyOf(forest, row)));
  return { v: 1, total, counts, forest, usual: quantile(anomalies, USUAL), typical };
}

function* eachOf<T>(all: readonly T[], work: (one: T) => void): Generator<void, void> {
  for (const [at, one] of all.entries()) {
    work(one);
    if (at % STEP === STEP - 1) yield;
  }
}

/** A model as it is stored. Null for none, and for one of another version. */
export function storedModel(stored: object | null): Model | null {
  const { v, typical } = (stored ?? {}) as Partial<Model>;
  return v === 1 && typical?.length === FEATURES.length ? (stored as Model) : null;
}

/** For each feature a row with a value that nobody has: without them, no tree cuts where all are the same. */
function unseen(typical: Row, total: number): Row[] {
  return FEATURES.map((_, at) =>
    typical.map((value, other) => (other === at ? surpriseOf(0, total) : value)),
  );
}

function valuesIn(rows: readonly Row[], feature: number): number[] {
  return rows.map((row) => row[feature] ?? 0);
}

/** Most points of the model: less than what reaches high. */
const MOST_POINTS = 12;

/** How far above the usual an anomaly has all points. */
const FULL_DISTANCE = 0.08;

/** Null for a sign-in as usual in the organization as 99 of 100 of its sign-ins. */
export function unlikeOrganization(observation: Observation, model: Model): Reason | null {
  const row = rowOf(observation, model.counts, model.total);
  const distance = anomalyOf(model.forest, row) - model.usual;
  const points = Math.round(Math.min(1, distance / FULL_DISTANCE) * MOST_POINTS);
  if (points < 1) return null;
  return { signal: 'unlike_organization', points, found: strongest(row, model).join(', ') };
}

/** The three features that make the row unusual: with their typical value it would be the most usual. */
function strongest(row: Row, { forest, typical }: Model): string[] {
  const without = FEATURES.map((feature, at) => {
    const anomaly = anomalyOf(
      forest,
      row.map((value, other) => (other === at ? (typical[at] ?? 0) : value)),
    );
    return { feature, anomaly };
  });
  return without
    .sort((a, b) => a.anomaly - b.anomaly)
    .slice(0, 3)
    .map(({ feature }) => feature);
}

/** At most `most` of them, from all of the time. */
function evenly<T>(all: readonly T[], most: number): T[] {
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.floor(all.length / step) }, (_, at) => all[Math.floor(at * step)] as T);
}

function quantile(values: readonly number[], share: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
}
