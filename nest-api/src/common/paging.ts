import { COUNTED_AT_MOST, type CountedPageQuery } from '@gatehouse/contracts';
import { z } from 'zod';
import { UnprocessableInput } from './app-error.js';

/** The end of a page: sort value and ID of its last row. */
const Cursor = z.tuple([z.string(), z.uuid()]);
export type Cursor = z.infer<typeof Cursor>;

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** @throws UnprocessableInput the cursor is invalid */
export function decodeCursor(text: string): Cursor {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw invalidCursor();
  }
}

export function invalidCursor(): UnprocessableInput {
  return new UnprocessableInput([
    {
      field: 'cursor',
      code: 'invalid_cursor',
      message: 'This cursor is not valid. Start from the first page.',
    },
  ]);
}

/** The `limit + 1` rows that were read, and the total number of rows if requested. */
export interface Counted<Row> {
  readonly rows: Row[];
  readonly total?: number;
}

/** @param count counts all rows up to `most`. It is not called for a list that fits on one page */
export async function counted<Row>(
  rows: Row[],
  { count: isAsked, cursor, limit }: CountedPageQuery,
  count: (most: number) => Promise<number>,
): Promise<Counted<Row>> {
  if (isAsked !== 'true') return { rows };
  const isWhole = cursor === undefined && rows.length <= limit;
  return { rows, total: isWhole ? rows.length : await count(COUNTED_AT_MOST + 1) };
}

/** Cuts `limit + 1` rows to a page. The extra row shows that another page exists. */
export function toPage<Row, Item>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => Cursor,
  toItem: (row: Row) => Item,
  total?: number,
): { items: Item[]; nextCursor: string | null; total?: number } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const nextCursor = rows.length > limit && last !== undefined ? encodeCursor(cursorOf(last)) : null;
  return { items: page.map(toItem), nextCursor, ...(total !== undefined && { total }) };
}
