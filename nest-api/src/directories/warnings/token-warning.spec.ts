import { expect, test } from 'vitest';
import { dueTokenWarning } from './token-warning.js';

const NOW = new Date('2026-11-26T12:00:00Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

test.each([
  [15, null, null],
  [14, null, 14],
  [13, 14, null],
  [6.5, 14, 7],
  [1, 7, 1],
  [-0.01, 1, 0],
  [-30, null, 0],
  [-30, 0, null],
])('a token with %s days left, last warned at %s, is due for warning %s', (days, warned, step) => {
  expect(dueTokenWarning(inDays(days), warned, NOW)?.step ?? null).toBe(step);
});
