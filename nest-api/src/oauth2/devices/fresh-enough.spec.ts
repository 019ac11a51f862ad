import { expect, test } from 'vitest';
import { isFreshEnough } from './fresh-enough.js';

const NOW = 1_800_000_000;

test.each<[Record<string, unknown>, number, number, boolean]>([
  [{}, 999_999, 0, true],
  [{ prompt: 'consent' }, 60, 0, true],
  [{ prompt: 'login' }, 60.001, 60, false],
  [{ prompt: 'login' }, 60, 60, true],
  [{ prompt: 'login' }, 60, 59.999, false],
  [{ prompt: 'login' }, 60, Number.NaN, false],
  [{ prompt: 'login' }, 59, 60, true],
  [{ prompt: 'consent login' }, 61, 60, false],
  [{ prompt: 'logins' }, 61, 60, true],
  [{ max_age: 60 }, 60, 0, true],
  [{ max_age: '60' }, 60, 0, true],
  [{ max_age: 60 }, 60.001, 0, false],
  [{ max_age: '0' }, 0, 0, true],
  [{ max_age: '0' }, 0.001, 0, false],
  [{ max_age: 'soon' }, 0, 0, false],
  [{ prompt: 'login', max_age: 60 }, 61, 61, false],
  [{ prompt: 'login', max_age: 60 }, 59, 58, false],
])('%j with a sign-in %d s ago, requested %d s ago, is recent: %s', (params, signedIn, asked, fresh) => {
  expect(isFreshEnough(params, { at: NOW - signedIn, askedAt: NOW - asked, now: NOW })).toBe(fresh);
});
