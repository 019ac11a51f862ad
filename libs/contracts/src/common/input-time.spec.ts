import { expect, test } from 'vitest';
import { InputTimeSchema } from './input-time.ts';

test.each([
  '2026-01-31T09:00:00Z',
  '2026-01-31T09:00:00+05:45',
  '0177-08-19T22:55:54-21:42',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
])('%s is a valid time', (text) => {
  expect(InputTimeSchema.safeParse(text).success).toBe(true);
});

test.each([
  ['is before the year 1 in UTC', '0001-01-01T00:00:00+00:01'],
  ['has the year 0', '0000-12-31T23:59:59Z'],
  ['is after the year 9999 in UTC', '9999-12-31T23:59:59-00:01'],
  ['has no offset', '2026-01-31T09:00:00'],
  ['has no time', '2026-01-31'],
])('a time that %s is invalid', (_, text) => {
  expect(InputTimeSchema.safeParse(text).success).toBe(false);
});
