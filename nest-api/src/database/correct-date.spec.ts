import { afterEach, expect, test } from 'vitest';
import { correctDate, isWrong } from './correct-date.js';

const Own = globalThis.Date;

afterEach(() => {
  globalThis.Date = Own;
  Own.prototype.constructor = Own;
});

const isShared = (milliseconds: number, behind: number, slack = 500) =>
  Math.abs(Own.now() - behind - milliseconds) < slack;

test('a machine that is an hour ahead returns the shared time, and its own time on request', () => {
  const own = correctDate(() => Own.now() - 3_600_000);
  expect(isShared(Date.now(), 3_600_000)).toBe(true);
  expect(isShared(Own.parse(new Date().toISOString()), 3_600_000)).toBe(true);
  // `Date()` as a function has whole seconds.
  expect(isShared(Own.parse(Date()), 3_600_500, 600)).toBe(true);
  expect(isShared(own(), 0)).toBe(true);
});

test('other uses of Date are unchanged', () => {
  correctDate(() => Own.now() - 3_600_000);
  expect(new Date('2026-11-21T12:00:00Z').toISOString()).toBe('2026-11-21T12:00:00.000Z');
  expect(new Date(2026, 0, 2).getTime()).toBe(new Own(2026, 0, 2).getTime());
  expect(Date.UTC(2026, 0)).toBe(Own.UTC(2026, 0));
  expect([new Date() instanceof Date, new Own() instanceof Date, new Date() instanceof Own]).toEqual([
    true,
    true,
    true,
  ]);
  expect(new Date().constructor).toBe(Date);
  class Later extends Date {}
  expect([new Later() instanceof Later, isShared(Number(new Later()), 3_600_000)]).toEqual([true, true]);
});

test('a clock is corrected only if it is wrong by more than a second', () => {
  let behind = 999;
  correctDate(() => Own.now() - behind);
  expect(isShared(Date.now(), 0)).toBe(true);
  behind = 2_000;
  expect(isShared(Date.now(), 2_000)).toBe(true);
});

test.each([
  [1_000, 0, false],
  [1_001, 0, true],
  [-1_001, 0, true],
  [1_500, 500, false],
  [1_501, 500, true],
])('a clock that is off by %s ms with an uncertainty of %s ms is wrong: %s', (off, uncertain, wrong) => {
  expect(isWrong(50_000 + off, 50_000, uncertain)).toBe(wrong);
});
