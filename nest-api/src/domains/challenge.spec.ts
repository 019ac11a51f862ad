import { expect, test } from 'vitest';
import { judgeRecords, newChallenge, recordNameOf, recordValueOf } from './challenge.js';

const CHALLENGE = '0123456789abcdef0123456789abcdef';
const VALUE = `gatehouse-verification=${CHALLENGE}`;

test.each<[string, string[], string]>([
  ['no record means missing', [], 'missing'],
  ['other records mean missing', ['v=spf1 -all', ''], 'missing'],
  ['the exact value is found', [VALUE], 'found'],
  [
    'the value among other records is found',
    ['v=spf1 -all', `gatehouse-verification=${'f'.repeat(32)}`, VALUE],
    'found',
  ],
  ['the value in quotes and spaces is found', [` "${VALUE}" `], 'found'],
  ['the value of another claim is a mismatch', [`gatehouse-verification=${'f'.repeat(32)}`], 'mismatch'],
  ['the value with an extra character is a mismatch', [`${VALUE}0`], 'mismatch'],
  ['a truncated value is a mismatch', [VALUE.slice(0, -1)], 'mismatch'],
  ['an empty value is a mismatch', ['gatehouse-verification='], 'mismatch'],
  ['the value in uppercase counts as missing', [VALUE.toUpperCase()], 'missing'],
  ['the value after other text counts as missing', [`x ${VALUE}`], 'missing'],
  ['the challenge alone counts as missing', [CHALLENGE], 'missing'],
  ['the value with an unclosed quote is found', [`"${VALUE}`], 'found'],
  ['the value in two pairs of quotes counts as missing', [`""${VALUE}""`], 'missing'],
])('%s', (_name, records, outcome) => {
  expect(judgeRecords(records, CHALLENGE)).toBe(outcome);
});

test('a challenge has 128 random bits, a record name and a record value', () => {
  const [one, other] = [newChallenge(), newChallenge()];
  expect([one, other]).toEqual(Array(2).fill(expect.stringMatching(/^[0-9a-f]{32}$/)));
  expect(one).not.toBe(other);
  expect([recordNameOf('acme.example'), recordValueOf(CHALLENGE)]).toEqual([
    '_gatehouse-challenge.acme.example',
    VALUE,
  ]);
});
