import { expect, test } from 'vitest';
import { checksOf, OPENID_STAGES, passedBefore } from './replayed-checks.js';

const REFUSAL = { code: 'wrong_audience', message: 'wrong', found: ['a', 'b'], expected: 'c' };

test('the first check that did not pass has failed, and later ones were not reached', () => {
  const checks = checksOf(OPENID_STAGES, passedBefore(REFUSAL), REFUSAL);
  expect(checks.map(({ name, status }) => `${name} ${status}`)).toEqual([
    'answer passed',
    'token passed',
    'times passed',
    'issuer passed',
    'audience failed',
    'nonce not_reached',
    'signature not_reached',
  ]);
  expect(checks[4]).toMatchObject({ code: 'wrong_audience', found: 'a\nb', expected: 'c' });
});

test.each([
  ['a disallowed algorithm', { code: 'signature_invalid', found: 'unexpected JWT "alg"' }, 'token'],
  ['a wrong signature', { code: 'signature_invalid', found: 'signature' }, 'signature'],
  ['another directory', { code: 'wrong_directory' }, 'issuer'],
  ['any other problem', { code: 'token_invalid' }, 'token'],
])('%s fails at its check', (_name, refusal, name) => {
  const given = { message: '', ...refusal };
  const checks = checksOf(OPENID_STAGES, passedBefore(given), given);
  expect(checks.find(({ status }) => status === 'failed')?.name).toBe(name);
});

test('a response without a rejection lists only the checks that ran', () => {
  expect(checksOf(['a', 'b'], [{ name: 'a', value: 'x' }], null)).toEqual([
    { name: 'a', status: 'passed', code: null, message: null, found: 'x', expected: 'x' },
  ]);
});
