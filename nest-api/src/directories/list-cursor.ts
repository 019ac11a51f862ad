import { ScimError } from '@gatehouse/scim';

/** A place in a list by cursor. */
export interface ListPlace {
  /** ID of the last one of the page before; null for the first page. */
  readonly after: string | null;
  /** How many there were at the first page, so that later pages need not count again; null if unknown. */
  readonly total: number | null;
}

const CURSOR = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.(\d{1,9}))?$/i;

/**
 * @param cursor `nextCursor` of the page before, an empty text for the first page
 * @throws ScimError 400 `invalidCursor`. Source: RFC 9865 §2.1
 */
export function readListCursor(cursor: string): ListPlace {
  if (cursor === '') return { after: null, total: null };
  const [, after, total] = CURSOR.exec(cursor) ?? [];
  if (after === undefined)
    throw new ScimError(400, 'invalidCursor', 'This cursor is not valid. Start from the first page.');
  return { after, total: total === undefined ? null : Number(total) };
}

export function toListCursor(lastId: string, total: number): string {
  return `${lastId}.${total}`;
}
