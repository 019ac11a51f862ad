import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares two secrets in constant time, so that the time reveals neither the position of a difference nor a different
 * length.
 */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(sha256(a), sha256(b));
}

/** SHA-256 of a text. Sufficient for random values, such as tokens. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}

/** Whether a stored SHA-256 is that of a text, in constant time. */
export function isHashOf(hash: Uint8Array, text: string): boolean {
  const given = sha256(text);
  return hash.length === given.length && timingSafeEqual(hash, given);
}
