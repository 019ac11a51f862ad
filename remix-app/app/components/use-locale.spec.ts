import { expect, test } from 'vitest';
import { usableLocale } from './use-locale';

test.each([
  ['de-CH', 'de-CH'],
  ['en-US@posix', 'en'],
  ['', 'en'],
  ['zz', 'en'],
])('numbers of a browser that calls its language "%s" are written as in %s', (language, locale) => {
  expect(usableLocale(language)).toBe(locale);
});
