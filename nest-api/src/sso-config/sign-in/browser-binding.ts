import { createHash, randomBytes } from 'node:crypto';
import { sameSecret } from '../../crypto/same-secret.js';

/** 256 random bits for an address or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a secret. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** Whether this is the browser in which it began. */
export function isSameBrowser(browserHash: string, browserSecret: string): boolean {
  return sameSecret(hashOf(browserSecret), browserHash);
}
