import type { ChartDay } from '~/components/charts/day-chart';

/** Longer ranges are drawn by weeks, so that a bar stays visible on a phone. */
const MOST_BARS = 93;
const WEEK = 7;

/** The days of a bar. */
export function daysOfBar(days: number): number {
  return days > MOST_BARS ? WEEK : 1;
}

/** The sums of each `size` days, named by the first of them. */
export function summed(days: readonly ChartDay[], size: number): ChartDay[] {
  return chunks(days, size).map((chunk) => ({
    day: (chunk[0] as ChartDay).day,
    succeeded: chunk.reduce((sum, { succeeded }) => sum + succeeded, 0),
    failed: chunk.reduce((sum, { failed }) => sum + failed, 0),
    ...(chunk[0]?.middle !== undefined && {
      middle: chunk.reduce((sum, { middle }) => sum + (middle ?? 0), 0),
    }),
  }));
}

/** The last of each `size` items, for numbers that are not added up. */
export function lastOf<T>(items: readonly T[], size: number): T[] {
  return chunks(items, size).map((chunk) => chunk.at(-1) as T);
}

/** The highest of each `size` items, for numbers that can be neither added up nor averaged. */
export function highestOf<T>(items: readonly T[], size: number, of: (item: T) => number): T[] {
  return chunks(items, size).map((chunk) =>
    chunk.reduce((one, other) => (of(other) > of(one) ? other : one)),
  );
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, place) =>
    items.slice(place * size, (place + 1) * size),
  );
}
