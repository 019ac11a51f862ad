import { expect, test } from 'vitest';
import { addDays, dayAt, isDay, isTimeZone, startOfDay } from './days.ts';

test.each([
  ['2026-11-24', 'UTC', '2026-11-24T00:00:00.000Z'],
  ['2026-11-24', 'Europe/Berlin', '2026-11-23T23:00:00.000Z'],
  ['2026-11-24', 'America/Los_Angeles', '2026-11-24T08:00:00.000Z'],
  ['2026-11-24', 'Asia/Kolkata', '2026-11-23T18:30:00.000Z'],
  ['2026-11-24', 'Pacific/Kiritimati', '2026-11-23T10:00:00.000Z'],
  ['2026-11-24', 'Asia/Kathmandu', '2026-11-23T18:15:00.000Z'],
  // Clocks change in the night of these days.
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00.000Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z'],
  // Midnight does not exist here: clocks go from 0:00 to 1:00.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
])('%s in %s begins at %s', (day, zone, start) => {
  expect(startOfDay(day, zone).toISOString()).toBe(start);
  expect(dayAt(startOfDay(day, zone), zone)).toBe(day);
  expect(dayAt(new Date(startOfDay(day, zone).getTime() - 1), zone)).toBe(addDays(day, -1));
});

test('addDays crosses the end of a month', () => {
  expect([addDays('2026-02-28', 1), addDays('2026-03-01', -1)]).toEqual(['2026-03-01', '2026-02-28']);
});

test('isTimeZone and isDay reject invalid values', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Base', ''].map(isTimeZone)).toEqual([true, true, false, false]);
  expect(['2026-11-24', '2026-02-30', '24.11.2026', ''].map(isDay)).toEqual([true, false, false, false]);
});
