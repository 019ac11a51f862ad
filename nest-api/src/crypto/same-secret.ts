import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets without telling by the time it takes where, or by what length, they differ. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(sha256(a), sha256(b));
}

/** SHA-256 of a text: enough for values that are random by themselves, such as tokens. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}
