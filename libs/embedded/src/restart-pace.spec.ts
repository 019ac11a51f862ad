import { expect, test } from 'vitest';
import { RestartPace } from './restart-pace.ts';

test('a program restarts immediately five times within a minute, and then every five seconds', () => {
  const pace = new RestartPace();
  const seconds = [0, 1, 2, 3, 4, 5, 10];
  expect(seconds.map((second) => pace.afterEnd(second * 1_000))).toEqual([0, 0, 0, 0, 0, 5_000, 5_000]);
  expect(pace.inARow).toBe(7);
});

test('an exit no longer counts after one minute', () => {
  const pace = new RestartPace();
  for (let end = 0; end < 5; end++) pace.afterEnd(0);
  expect(pace.afterEnd(59_999)).toBe(5_000);
  expect(pace.afterEnd(60_000)).toBe(0);
  expect(pace.inARow).toBe(2);
});

test('failed starts have growing delays, which reset after the program has run', () => {
  const pace = new RestartPace();
  expect(pace.afterEnd(0)).toBe(0);
  expect([1, 2, 3, 4].map(() => pace.afterFailedStart())).toEqual([200, 1_000, 5_000, 5_000]);
  expect(pace.inARow).toBe(5);
  expect(pace.afterEnd(20_000)).toBe(0);
  expect(pace.afterFailedStart()).toBe(200);
});
