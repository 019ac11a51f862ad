import { expect, test } from 'vitest';
import { textArray } from './text-array.js';

test('a value stays one element, whatever it contains', () => {
  expect(textArray([])).toBe('{}');
  expect(textArray(['a', 'b c', '', 'null', '{x,y}'])).toBe('{"a","b c","","null","{x,y}"}');
  expect(textArray(['","b', '\\'])).toBe('{"\\",\\"b","\\\\"}');
});
