import { randomFillSync } from 'node:crypto';

const BYTES = 20;
/** Unused random bytes: a system call for each ID would cost more than the rest of the work. */
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

/** An unguessable xs:ID: 160 random bits. Source: SAML Core §1.3.4. */
export function newMessageId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return `_${pool.toString('hex', used - BYTES, used)}`;
}
