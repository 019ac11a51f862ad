import { expect, test } from 'vitest';
import { kindOf } from './job.js';

const coded = (name: string, code: unknown) => Object.assign(new Error('anna@example.test'), { name, code });

test.each([
  [new RangeError('anna@example.test'), 'RangeError'],
  [coded('error', '42501'), 'DatabaseError 42501'],
  [coded('Error', 'ECONNREFUSED'), 'Error ECONNREFUSED'],
  [coded('Error', 'anna@example.test'), 'Error'],
  [coded('Error', 7), 'Error'],
  ['anna@example.test', 'Error'],
])('the error %o is reported as "%s"', (error, kind) => {
  expect(kindOf(error)).toBe(kind);
});
