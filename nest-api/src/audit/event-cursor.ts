import { z } from 'zod';
import { UnprocessableInput } from '../common/app-error.js';

/** Where a page of the trail ended: time with microseconds, then the number that divides equal times. */
const Position = z.tuple([z.iso.datetime({ precision: 6 }), z.string().regex(/^\d{1,19}$/)]);
export type Position = z.infer<typeof Position>;

export function encodePosition(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** @throws UnprocessableInput the cursor was not made by us */
export function decodePosition(cursor: string): Position {
  try {
    return Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    const message = 'This cursor is not valid. Start from the first page.';
    throw new UnprocessableInput([{ field: 'cursor', code: 'invalid_cursor', message }]);
  }
}
