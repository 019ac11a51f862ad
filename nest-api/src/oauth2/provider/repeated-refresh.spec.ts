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
])('%s s after its first use, with a grace of %s s, it is %s', (age, grace, repetition) => {
  expect(repetitionOf(USED, USED + age, grace)).toBe(repetition);
});

test('a clock that lags behind the database’s takes a use of just now for one', () => {
  expect(repetitionOf(USED, USED - 0.5, 10)).toBe('parallel');
});
