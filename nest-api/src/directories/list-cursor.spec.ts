import { expect, test } from 'vitest';
import { readListCursor, toListCursor } from './list-cursor.js';

const ID = '01a2177f-184f-77ce-8972-76cfba6f0001';

test('a cursor contains the last item of its page and the total', () => {
  expect(readListCursor(toListCursor(ID, 100_000))).toEqual({ after: ID, total: 100_000 });
});

test('an empty cursor means the first page, and a cursor of an earlier version has no total', () => {
  expect(readListCursor('')).toEqual({ after: null, total: null });
  expect(readListCursor(ID)).toEqual({ after: ID, total: null });
});

test.each(['x', `${ID}x`, `${ID}.`, `${ID}.-1`, `${ID}.1234567890`, `${ID}.1.1`, ` ${ID}`])(
  '%j is not a valid cursor',
  (cursor) => {
    expect(() => readListCursor(cursor)).toThrow(expect.objectContaining({ scimType: 'invalidCursor' }));
  },
);
