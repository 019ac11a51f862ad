import { expect, test } from 'vitest';
import { dueWarning } from './certificate-warnings.job.js';

const now = new Date('2026-11-21T12:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);

test.each([
  [31, null, null],
  [30, null, 30],
  [30, 30, null],
  [20, 30, null],
  [14, 30, 14],
  [7, 14, 7],
  [3, 7, null],
  [1, 7, 1],
  [0.5, 1, null],
  // The first three were missed.
  [1, null, 1],
  [-1, null, null],
])('a certificate with %s days left, last warned at %s, is due for warning %s', (days, warned, step) => {
  expect(dueWarning(inDays(days), warned, now)?.step ?? null).toBe(step);
});

test('a connection without a certificate causes no warning', () => {
  expect(dueWarning(null, null, now)).toBeNull();
});
