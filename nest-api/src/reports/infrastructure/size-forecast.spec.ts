import { expect, test } from 'vitest';
import { sizeForecast } from './size-forecast.js';

const DAY_MS = 86_400_000;
const sizes = (bytes: readonly number[]) =>
  bytes.map((each, index) => ({
    day: new Date(Date.parse('2026-11-01') + index * DAY_MS).toISOString().slice(0, 10),
    bytes: each,
  }));

test('the forecast continues the steady growth of a database', () => {
  expect(sizeForecast(sizes([100, 110, 120, 130, 140, 150, 160, 170]))).toEqual({
    bytesPerDay: 10,
    from: '2026-11-01',
    until: '2026-11-08',
    days: 8,
    expected: [
      { inDays: 30, bytes: 470 },
      { inDays: 90, bytes: 1_070 },
      { inDays: 365, bytes: 3_820 },
    ],
  });
});

test('a missing day does not change the forecast', () => {
  const all = sizes([100, 110, 120, 130, 140, 150, 160, 170]);
  expect(sizeForecast(all.filter((_, index) => index !== 3))?.bytesPerDay).toBe(10);
});

test('the forecast of a shrinking database is never negative', () => {
  expect(sizeForecast(sizes([800, 700, 600, 500, 400, 300, 200, 100]))?.expected[2]?.bytes).toBe(0);
});

test.each([
  ['no data', []],
  ['one day', sizes([1])],
  ['a span of six days', sizes([1, 2, 3, 4, 5, 6, 7])],
])('%s is not enough for a forecast', (_what, history) => {
  expect(sizeForecast(history)).toBeNull();
});
