import { randomBytes } from 'node:crypto';
import { sameSecret, sha256 } from '../../crypto/same-secret.js';

/** 256 random bits for an address or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored hash of a secret. */
export function hashOf(secret: string): string {
  return sha256(secret).toString('base64url');
}

/** Whether this is the browser in which it began. */
export function isSameBrowser(browserHash: string, browserSecret: string): boolean {
  return sameSecret(hashOf(browserSecret), browserHash);
}
