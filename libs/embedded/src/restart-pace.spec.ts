import { expect, test } from 'vitest';
import { RestartPace } from './restart-pace.ts';

test('what served is started again at once, five times within a minute, and then every five seconds', () => {
  const pace = new RestartPace();
  const seconds = [0, 1, 2, 3, 4, 5, 10];
  expect(seconds.map((second) => pace.afterEnd(second * 1_000))).toEqual([0, 0, 0, 0, 0, 5_000, 5_000]);
  expect(pace.inARow).toBe(7);
});

test('a minute after an end it no longer counts', () => {
  const pace = new RestartPace();
  for (let end = 0; end < 5; end++) pace.afterEnd(0);
  expect(pace.afterEnd(59_999)).toBe(5_000);
  expect(pace.afterEnd(60_000)).toBe(0);
  expect(pace.inARow).toBe(2);
});

test('what cannot be started is tried later each time, and at once again after it served', () => {
  const pace = new RestartPace();
  expect(pace.afterEnd(0)).toBe(0);
  expect([1, 2, 3, 4].map(() => pace.afterFailedStart())).toEqual([200, 1_000, 5_000, 5_000]);
  expect(pace.inARow).toBe(5);
  expect(pace.afterEnd(20_000)).toBe(0);
  expect(pace.afterFailedStart()).toBe(200);
});
