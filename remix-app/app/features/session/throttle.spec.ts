import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttled } from './throttle';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first call runs at once, a burst runs once more at its end, and none is forgotten', () => {
  const run = vi.fn();
  const report = throttled(run, 30_000);
  report.call();
  expect(run).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 100; count++) report.call();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(30_000);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('nothing runs after it was cancelled', () => {
  const run = vi.fn();
  const report = throttled(run, 30_000);
  report.call();
  report.call();
  report.cancel();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});
