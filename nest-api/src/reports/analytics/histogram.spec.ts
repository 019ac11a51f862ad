import { expect, test } from 'vitest';
import { durationsOf } from './histogram.js';

/** Of a duration in milliseconds. Source: `bucket_of`. */
const bucketOf = (ms: number) => Math.floor(4 * Math.log2(ms / 50));

test('percentiles are at most 9% off, and abandoned sign-ins have no duration', () => {
  const durations = Array.from({ length: 1_000 }, (_, place) => 60 + place * 97);
  const found = durationsOf([
    ...durations.map((ms) => ({ bucket: bucketOf(ms), times: 1 })),
    { bucket: -1, times: 7 },
  ]);
  expect(found).toMatchObject({ completed: 1_000, gaveUp: 7 });
  for (const [share, ms] of [
    [0.5, found.p50],
    [0.75, found.p75],
    [0.95, found.p95],
    [0.99, found.p99],
  ] as const) {
    const exact = durations[Math.ceil(share * 1_000) - 1] as number;
    expect(Math.abs((ms ?? 0) / exact - 1)).toBeLessThan(0.0906);
  }
});

test('without a completed sign-in there is no duration', () => {
  expect(durationsOf([{ bucket: -1, times: 2 }])).toEqual({
    completed: 0,
    gaveUp: 2,
    p50: null,
    p75: null,
    p95: null,
    p99: null,
  });
});
