import { expect, test } from 'vitest';
import { judgeRecords, newChallenge, recordNameOf, recordValueOf } from './challenge.js';

const CHALLENGE = '0123456789abcdef0123456789abcdef';
const VALUE = `gatehouse-verification=${CHALLENGE}`;

test.each<[string, string[], string]>([
  ['nothing', [], 'missing'],
  ['other records', ['v=spf1 -all', ''], 'missing'],
  ['the value', [VALUE], 'found'],
  ['the value among others', ['v=spf1 -all', `gatehouse-verification=${'f'.repeat(32)}`, VALUE], 'found'],
  ['the value in quotes and spaces', [` "${VALUE}" `], 'found'],
  ['the value of somebody else', [`gatehouse-verification=${'f'.repeat(32)}`], 'mismatch'],
  ['the value and more', [`${VALUE}0`], 'mismatch'],
  ['the value without its end', [VALUE.slice(0, -1)], 'mismatch'],
  ['no value', ['gatehouse-verification='], 'mismatch'],
  ['the value in another case', [VALUE.toUpperCase()], 'missing'],
  ['the value behind something', [`x ${VALUE}`], 'missing'],
  ['the challenge alone', [CHALLENGE], 'missing'],
  ['the value in half of a pair of quotes', [`"${VALUE}`], 'found'],
  ['the value in two pairs of quotes', [`""${VALUE}""`], 'missing'],
])('%s', (_name, records, outcome) => {
  expect(judgeRecords(records, CHALLENGE)).toBe(outcome);
});

test('a claim has 128 random bits, a name and a value', () => {
  const [one, other] = [newChallenge(), newChallenge()];
  expect([one, other]).toEqual(Array(2).fill(expect.stringMatching(/^[0-9a-f]{32}$/)));
  expect(one).not.toBe(other);
  expect([recordNameOf('acme.example'), recordValueOf(CHALLENGE)]).toEqual([
    '_gatehouse-challenge.acme.example',
    VALUE,
  ]);
});
