import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkMasterKey, markOf } from './master-key-mark.ts';

const aKey = (id = 'local-1') => `${id}:${randomBytes(32).toString('base64')}`;

test('the mark of a key is stable and does not contain the key', () => {
  const key = aKey();
  const found = markOf(`${key}\n`);
  expect(found).toEqual(markOf(key));
  expect(found.id).toBe('local-1');
  expect(JSON.stringify(found)).not.toContain(key.split(':')[1]);
});

test('a different key is rejected, even if its ID is the same', () => {
  expect(() => checkMasterKey(aKey('other'), markOf(aKey()))).toThrow(/"other" is not .* "local-1"/);
  expect(() => checkMasterKey(aKey(), markOf(aKey()))).toThrow('is not the one of this backup');
});

test.each(['', 'local-1', 'local-1:short', ':'])('"%s" is not a master key', (text) => {
  expect(() => markOf(text)).toThrow('does not have the form');
});
