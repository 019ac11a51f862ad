import { expect, test } from 'vitest';
import { isFinal, MOST_ATTEMPTS, waitAfter } from './retry.js';

test('each wait is longer than the one before, up to six hours', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(waitAfter);
  expect(waits.slice(0, 4)).toEqual([30, 90, 270, 810]);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waits.at(-1)).toBe(6 * 3600);
});

test.each([
  ['the server knows no such address', { code: 'EENVELOPE', responseCode: 550 }, 1, true],
  ['the server is busy', { code: 'EENVELOPE', responseCode: 451 }, 1, false],
  ['our login is wrong, which we can mend', { code: 'EAUTH', responseCode: 535 }, 1, false],
  ['nobody answers', { code: 'ECONNECTION' }, MOST_ATTEMPTS - 1, false],
  ['nobody ever answered', { code: 'ECONNECTION' }, MOST_ATTEMPTS, true],
])('%s', (_what, refusal, attempts, final) => {
  expect(isFinal(refusal, attempts)).toBe(final);
});
