import { expect, test } from 'vitest';
import { lastingTokenEnd, refreshTokenEnd, strictest } from './offline-limits.js';

const DAY = 86_400;
const limits = (idle: number | null, total: number | null) => ({
  offlineIdleSeconds: idle,
  offlineTotalSeconds: total,
});

test.each([
  [limits(100, 1_000), limits(200, 500), 100, 500],
  [limits(null, null), limits(200, 500), 200, 500],
  [limits(100, null), null, 100, 90 * DAY],
  [null, undefined, 30 * DAY, 90 * DAY],
  [limits(400 * DAY, 400 * DAY), null, 30 * DAY, 90 * DAY],
])('of %j and %j the shorter one holds', (client, tenant, idleSeconds, totalSeconds) => {
  expect(strictest(client, tenant)).toEqual({ idleSeconds, totalSeconds });
});

test('a refresh token expires when it is unused, or when its sign-in is too long ago', () => {
  const held = strictest(limits(100, 1_000));
  expect(refreshTokenEnd(5_000, 5_000, held)).toBe(5_100);
  expect(refreshTokenEnd(5_950, 5_000, held)).toBe(6_000);
});

test('one that stays the same ends with its sign-in, within what is kept', () => {
  expect(lastingTokenEnd(5_000, strictest(limits(100, 1_000)))).toBe(6_000);
  expect(lastingTokenEnd(5_000, strictest(limits(100, 60 * DAY)))).toBe(5_000 + 30 * DAY);
});
