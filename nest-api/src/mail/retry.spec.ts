import { expect, test } from 'vitest';
import { isFinal, MOST_ATTEMPTS, waitAfter } from './retry.js';

test('waits grow with each attempt, up to six hours', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(waitAfter);
  expect(waits.slice(0, 4)).toEqual([30, 90, 270, 810]);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits.at(-1)).toBe(6 * 3600);
});

test.each([
  ['an unknown address fails for good', { code: 'EENVELOPE', responseCode: 550 }, 1, true],
  ['a busy server is retried', { code: 'EENVELOPE', responseCode: 451 }, 1, false],
  ['wrong SMTP credentials are retried', { code: 'EAUTH', responseCode: 535 }, 1, false],
  ['a server that does not respond is retried', { code: 'ECONNECTION' }, MOST_ATTEMPTS - 1, false],
  ['the last attempt fails for good', { code: 'ECONNECTION' }, MOST_ATTEMPTS, true],
])('%s', (_what, refusal, attempts, final) => {
  expect(isFinal(refusal, attempts)).toBe(final);
});
