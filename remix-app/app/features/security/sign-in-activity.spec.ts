import { expect, test } from 'vitest';
import { findingOf, shareOf } from './sign-in-activity';

test.each([
  [0, 0, '0 %'],
  [0, 9, '0 %'],
  [1, 3, '33 %'],
  [1, 10_000, '1 %'],
  [9_999, 10_000, '99 %'],
  [7, 7, '100 %'],
])('%d of %d is %s', (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share);
});

test('the title of the chart states what it shows', () => {
  expect(findingOf(1, 0)).toBe('1 sign-in in 14 days, none failed');
  expect(findingOf(1_500, 500)).toBe('1,500 sign-ins in 14 days, 25 % of all attempts failed');
});
