import { expect, test } from 'vitest';
import { addResponses, noteResponse, percentile, type ResponseTimes, requestsIn } from './response-times.js';

function timesOf(...milliseconds: number[]): ResponseTimes {
  const times: ResponseTimes = {};
  for (const each of milliseconds) noteResponse(times, each / 1_000);
  return times;
}

test.each([1, 3, 7, 42, 180, 950, 4_200, 30_000])(
  'the percentile of %d ms is accurate within 10 percent',
  (milliseconds) => {
    const found = percentile(timesOf(milliseconds), 0.5) ?? 0;
    expect(Math.abs(found - milliseconds) / milliseconds).toBeLessThan(0.1);
  },
);

test('a few slow requests affect only the 95th percentile', () => {
  const times = timesOf(...Array<number>(90).fill(10));
  addResponses(times, timesOf(...Array<number>(10).fill(1_000)));
  expect(requestsIn(times)).toBe(100);
  expect(percentile(times, 0.5)).toBeLessThan(11);
  expect(percentile(times, 0.95)).toBeGreaterThan(900);
});

test('there is no percentile without requests, and extreme times count at the ends of the scale', () => {
  expect(percentile({}, 0.5)).toBeNull();
  expect(timesOf(0, 0.2, 600_000)).toEqual({ 0: 2, 60: 1 });
});
