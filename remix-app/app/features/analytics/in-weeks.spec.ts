import { expect, test } from 'vitest';
import { daysOfBar, highestOf, lastOf, summed } from './in-weeks';

const days = Array.from({ length: 9 }, (_, place) => ({
  day: `2026-11-0${place + 1}`,
  succeeded: place,
  failed: 1,
}));

test('a long range is drawn by week', () => {
  expect([daysOfBar(30), daysOfBar(93), daysOfBar(94), daysOfBar(396)]).toEqual([1, 1, 7, 7]);
});

test('weeks start with the range, and the last one can be shorter', () => {
  expect(summed(days, 7)).toEqual([
    { day: '2026-11-01', succeeded: 21, failed: 7 },
    { day: '2026-11-08', succeeded: 15, failed: 2 },
  ]);
  expect(summed(days, 1)).toEqual(days);
});

test('the middle part is also added up', () => {
  const risks = days.map((day) => ({ ...day, middle: 2 }));
  expect(summed(risks, 7).map(({ middle }) => middle)).toEqual([14, 4]);
});

test('lastOf returns the last item of each week', () => {
  expect(lastOf(days, 7).map(({ day }) => day)).toEqual(['2026-11-07', '2026-11-09']);
});

test('highestOf returns the highest item of each week', () => {
  const found = highestOf(days, 7, ({ succeeded }) => (succeeded * 3) % 7);
  expect(found.map(({ day }) => day)).toEqual(['2026-11-03', '2026-11-09']);
});
