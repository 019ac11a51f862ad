import { expect, test } from 'vitest';
import { axisEnd, labelledPlaces } from './scale';

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 10],
  [11, 20],
  [40, 40],
  [41, 100],
  [1_234, 2_000],
])('an axis for the maximum %d ends at %d', (highest, end) => {
  expect(axisEnd(highest)).toBe(end);
});

test.each([
  [7, [0, 2, 4, 6]],
  [14, [1, 4, 7, 10, 13]],
  [30, [5, 11, 17, 23, 29]],
])('of %d days, only some have a label, including the last one', (days, places) => {
  expect(labelledPlaces(days)).toEqual(places);
});
