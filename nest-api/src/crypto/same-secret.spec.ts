import { expect, test } from 'vitest';
import { sameSecret } from './same-secret.js';

test.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'abcd', false],
  ['', '', true],
  ['ä', 'a', false],
])('%s and %s are equal: %s', (a, b, same) => {
  expect(sameSecret(a, b)).toBe(same);
});
