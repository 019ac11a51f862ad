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
  // Slept through the first three.
  [1, null, 1],
  [-1, null, null],
])('%s days before the end, after the warning of %s days: %s', (days, warned, step) => {
  expect(dueWarning(inDays(days), warned, now)?.step ?? null).toBe(step);
});

test('without a certificate there is nothing to warn of', () => {
  expect(dueWarning(null, null, now)).toBeNull();
});
