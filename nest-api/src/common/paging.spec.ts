import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor, toPage } from './paging.js';

const ID = '0199f0d0-0000-7000-8000-000000000000';
const page = (rows: number, limit: number) => {
  const all = Array.from({ length: rows }, (_, n) => n);
  const { items, nextCursor } = toPage(all, limit, (row) => [`row ${row}`, ID], String);
  return [items.length, nextCursor && decodeCursor(nextCursor)[0]];
};

test.each([
  [0, 2, [0, null]],
  [1, 2, [1, null]],
  [2, 2, [2, null]],
  [3, 2, [2, 'row 1']],
])('with %i rows, a page of %i contains %j', (rows, limit, expected) => {
  expect(page(rows, limit)).toEqual(expected);
});

test.each(['', 'x', encodeCursor(['a', 'no id']), Buffer.from('["a"]').toString('base64url')])(
  '%s is not a valid cursor',
  (cursor) => {
    expect(() => decodeCursor(cursor)).toThrow('This cursor is not valid');
  },
);
