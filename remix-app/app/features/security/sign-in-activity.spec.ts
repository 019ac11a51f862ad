import { formatsOf, Translator } from '@gatehouse/texts';
import { compile } from '@gatehouse/texts/catalogues';
import { expect, test } from 'vitest';
import { findingOf, shareOf } from './sign-in-activity';
import english from './texts/activity/en';

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

test('the title of the chart states the total and the failures', () => {
  const translator = new Translator('en', compile(english));
  const finding = (succeeded: number, failed: number) =>
    findingOf(
      { succeeded, failed, days: 14 },
      (key, ...values) => translator.text(key, values[0]),
      formatsOf('en'),
    );
  expect(finding(1, 0)).toBe('1 sign-in in 14 days, none failed');
  expect(finding(1_500, 500)).toBe('1,500 sign-ins in 14 days, 25% of all attempts failed');
});
