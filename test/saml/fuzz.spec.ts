import { expect, test } from 'vitest';
import { fuzz } from './support/fuzz.ts';

/** Kept, so that a failure repeats. */
const SEED = 20_261_121;

test('of 2,000 mutated messages none is taken for something else, and none crashes', () => {
  const { accepted, crashed, slowestMs, slowest } = fuzz(2_000, SEED);
  expect(accepted).toEqual([]);
  expect(crashed).toEqual([]);
  expect(slowestMs, slowest).toBeLessThan(500);
});
