import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttled } from './throttle';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first call runs immediately, and a burst runs once more at the end of the interval', () => {
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

test('no call runs after it was canceled', () => {
  const run = vi.fn();
  const report = throttled(run, 30_000);
  report.call();
  report.call();
  report.cancel();
  vi.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});
