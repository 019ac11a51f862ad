import { expect, test } from 'vitest';
import { retryAfterOf, waitOf } from './retry-after.js';

const NOW = new Date('2026-11-26T12:00:00Z');

test.each([
  [null, null],
  ['120', 120],
  ['0', 0],
  ['Thu, 26 Nov 2026 12:00:30 GMT', 30],
  ['Thu, 26 Nov 2026 11:00:00 GMT', 0],
  ['soon', null],
  ['-5', null],
])('Retry-After: %s → %s seconds', (header, seconds) => {
  expect(retryAfterOf(header, NOW)).toBe(seconds);
});

test('the wait follows the API, and otherwise grows with each attempt', () => {
  expect(waitOf(7, 3)).toBe(7);
  expect([1, 2, 3, 4].map((attempt) => waitOf(null, attempt, () => 0.5))).toEqual([1.5, 2.5, 4.5, 8.5]);
});
