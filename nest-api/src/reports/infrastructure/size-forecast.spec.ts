import { expect, test } from 'vitest';
import { sizeForecast } from './size-forecast.js';

const DAY_MS = 86_400_000;
const sizes = (bytes: readonly number[]) =>
  bytes.map((each, index) => ({
    day: new Date(Date.parse('2026-11-01') + index * DAY_MS).toISOString().slice(0, 10),
    bytes: each,
  }));

test('a database that grows evenly is expected to continue', () => {
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

test('a day that is missing changes nothing', () => {
  const all = sizes([100, 110, 120, 130, 140, 150, 160, 170]);
  expect(sizeForecast(all.filter((_, index) => index !== 3))?.bytesPerDay).toBe(10);
});

test('one that shrinks is never expected to be less than empty', () => {
  expect(sizeForecast(sizes([800, 700, 600, 500, 400, 300, 200, 100]))?.expected[2]?.bytes).toBe(0);
});

test.each([
  ['nothing', []],
  ['one day', sizes([1])],
  ['a day less than a week', sizes([1, 2, 3, 4, 5, 6, 7])],
])('%s is too little for a forecast', (_what, history) => {
  expect(sizeForecast(history)).toBeNull();
});
