import { randomFillSync } from 'node:crypto';

const BYTES = 20;
/** Random bytes that no id has yet: asking the system for each id costs more than the rest of it. */
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

/** An xs:ID that nobody guesses: 160 random bits. Source: SAML Core §1.3.4. */
export function newMessageId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return `_${pool.toString('hex', used - BYTES, used)}`;
}
