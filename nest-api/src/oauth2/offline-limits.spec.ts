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
])('the shorter limits of %j and %j apply', (client, tenant, idleSeconds, totalSeconds) => {
  expect(strictest(client, tenant)).toEqual({ idleSeconds, totalSeconds });
});

test('a refresh token expires when it is unused or its sign-in is too old', () => {
  const held = strictest(limits(100, 1_000));
  expect(refreshTokenEnd(5_000, 5_000, held)).toBe(5_100);
  expect(refreshTokenEnd(5_950, 5_000, held)).toBe(6_000);
});

test('a refresh token without rotation lasts as long as its sign-in, at most 30 days', () => {
  expect(lastingTokenEnd(5_000, strictest(limits(100, 1_000)))).toBe(6_000);
  expect(lastingTokenEnd(5_000, strictest(limits(100, 60 * DAY)))).toBe(5_000 + 30 * DAY);
});
