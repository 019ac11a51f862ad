import { expect, test } from 'vitest';
import { daysIn, periodsBefore, periodsIn, rangeBefore, rangeOf } from './analytics-range.js';

const TODAY = '2026-11-26';

test.each([
  [{}, { from: '2026-10-28', to: TODAY }],
  [{ from: '2026-11-01' }, { from: '2026-11-01', to: TODAY }],
  [{ to: '2026-02-28' }, { from: '2026-01-30', to: '2026-02-28' }],
  [
    { from: '2025-10-27', to: TODAY },
    { from: '2025-10-27', to: TODAY },
  ],
])('the range of %j is %j', (asked, range) => {
  expect(rangeOf(asked, TODAY)).toEqual(range);
});

test.each([
  [{ from: '2026-11-27', to: TODAY }, 'The first day must not be after the last one'],
  [{ from: '2025-10-26', to: TODAY }, 'Choose at most 396 days'],
])('%j is rejected', (asked, message) => {
  expect(() => rangeOf(asked, TODAY)).toThrow(message);
});

test('the previous range has the same number of days, even across the end of February', () => {
  const range = { from: '2026-03-01', to: '2026-03-31' };
  expect(rangeBefore(range, TODAY)).toEqual({ from: '2026-01-29', to: '2026-02-28' });
  expect(daysIn(range)).toHaveLength(31);
});

test('there is no previous range if its first day is no longer stored', () => {
  expect(rangeBefore({ from: '2026-05-11', to: TODAY }, TODAY)).toEqual({
    from: '2025-10-23',
    to: '2026-05-10',
  });
  expect(rangeBefore({ from: '2026-05-10', to: TODAY }, TODAY)).toBeNull();
});

test('a range includes every period that it overlaps', () => {
  const range = { from: '2025-12-31', to: '2026-01-05' };
  expect(periodsIn(range, 'day')).toHaveLength(6);
  expect(periodsIn(range, 'week')).toEqual(['2025-12-29', '2026-01-05']);
  expect(periodsIn(range, 'month')).toEqual(['2025-12-01', '2026-01-01']);
  expect(periodsBefore('2025-12-29', 2, 'week')).toEqual(['2025-12-15', '2025-12-22']);
  expect(periodsBefore('2026-03-01', 2, 'month')).toEqual(['2026-01-01', '2026-02-01']);
});
