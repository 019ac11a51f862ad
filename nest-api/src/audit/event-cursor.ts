import { z } from 'zod';
import { UnprocessableInput } from '../common/app-error.js';

/** The end of a page: time with microseconds, and the number that distinguishes equal times. */
const Position = z.tuple([z.iso.datetime({ precision: 6 }), z.string().regex(/^\d{1,19}$/)]);
export type Position = z.infer<typeof Position>;

export function encodePosition(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** @throws UnprocessableInput the cursor is invalid */
export function decodePosition(cursor: string): Position {
  try {
    return Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
  } catch {
    const message = 'This cursor is not valid. Start from the first page.';
    throw new UnprocessableInput([{ field: 'cursor', code: 'invalid_cursor', message }]);
  }
}
