import { expect, test } from 'vitest';
import { remembered } from './remembered.js';

test('results are cached until the cache is full', () => {
  const asked: string[] = [];
  const upper = remembered(2, (text) => {
    asked.push(text);
    return text.toUpperCase();
  });
  expect([upper('a'), upper('a'), upper('b'), upper('a')]).toEqual(['A', 'A', 'B', 'A']);
  expect(asked).toEqual(['a', 'b']);
  expect([upper('c'), upper('a')]).toEqual(['C', 'A']);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

test('the result for a long text is not cached', () => {
  let made = 0;
  const count = remembered(2, () => ++made);
  expect([count('x'.repeat(201)), count('x'.repeat(201))]).toEqual([1, 2]);
});
