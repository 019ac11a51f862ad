import { expect, test } from 'vitest';
import { recognizer } from './recognize.ts';

const recognize = recognizer({
  required: 'This field is required',
  orMore: 'Enter {minimum} or more',
  atMost: 'At most {count, number} characters',
  ends: 'The certificate expires in {days, plural, one {# day} other {# days}}.',
  belongs: '{application} belongs to {owner}.',
  oneOf: 'Use one of {values}',
  any: 'Use {value}',
  twice: 'Add {domain} to {name}, or {domain} is idle.',
});

test.each([
  ['This field is required', 'required', {}],
  ['Enter 3 or more', 'orMore', { minimum: '3' }],
  ['At most 2,000 characters', 'atMost', { count: 2000 }],
  ['The certificate expires in 1 day.', 'ends', { days: 1 }],
  ['The certificate expires in 14 days.', 'ends', { days: 14 }],
  ['Ledger (test) belongs to Acme.', 'belongs', { application: 'Ledger (test)', owner: 'Acme' }],
  ['Use one of "a", "b"', 'oneOf', { values: '"a", "b"' }],
  ['Use https', 'any', { value: 'https' }],
  ['Add a.test to b.a.test, or a.test is idle.', 'twice', { domain: 'a.test', name: 'b.a.test' }],
])('"%s" is recognized as %s', (sentence, key, values) => {
  expect(recognize(sentence)).toEqual({ key, values });
});

test.each([
  'this field is required',
  'This field is required.',
  'At most many characters',
  'Add a.test to b.a.test, or c.test is idle.',
])('"%s" is not recognized', (sentence) => {
  expect(recognize(sentence)).toBeNull();
});

test('a message with a tag, which cannot be recognized, is an error', () => {
  expect(() => recognizer({ link: 'Open <link>it</link>' })).toThrow('No sentence is recognized by tag');
});
