import { expect, test } from 'vitest';
import { isStorable, toStorableJson } from './storable-json.js';

test.each([
  ['plain text', true],
  ['a null \u0000 character', false],
  ['\u0000', false],
  ['half a pair \ud83d', false],
  ['the other half \ude00', false],
  ['a whole pair 😀', true],
  ['typed: \\u0000', true],
  ['typed, then real: \\\u0000', false],
  ['another control \u0001', true],
  ['no pair \ue000', true],
])('%j can be stored: %s', (text, held) => {
  expect(isStorable(JSON.stringify({ text }))).toBe(held);
});

test('characters that cannot be stored are replaced, and the rest is kept', () => {
  expect(JSON.parse(toStorableJson({ a: ['x\u0000', 1, null], b: { c: '\ud83d' }, d: 'é😀' }))).toEqual({
    a: ['x\ufffd', 1, null],
    b: { c: '\ufffd' },
    d: 'é😀',
  });
});
