import { expect, test } from 'vitest';
import { repetitionOf } from './repeated-refresh.js';

const USED = 1_800_000_000;

test.each([
  [0, 10, 'parallel'],
  [9.999, 10, 'parallel'],
  [10, 10, 'lost-answer'],
  [299.999, 10, 'lost-answer'],
  [300, 10, 'reuse'],
  [59.999, 60, 'parallel'],
  [60, 60, 'lost-answer'],
  [0, 0, 'reuse'],
  [10, 0, 'reuse'],
])('a refresh %s s after the first use, with a grace period of %s s, is %s', (age, grace, repetition) => {
  expect(repetitionOf(USED, USED + age, grace)).toBe(repetition);
});

test('a clock behind that of the database treats a recent use as parallel', () => {
  expect(repetitionOf(USED, USED - 0.5, 10)).toBe('parallel');
});
