import { randomBytes } from 'node:crypto';
import { sha256 } from '../crypto/same-secret.js';

const SHAPE = /^ghs_[A-Za-z0-9_-]{43}$/;

/** A new session token: `ghs_` and 256 random bits in base64url. */
export function newSessionToken(): string {
  return `ghs_${randomBytes(32).toString('base64url')}`;
}

/** Whether `text` has the form of a session token. */
export function isSessionToken(text: string): boolean {
  return SHAPE.test(text);
}

/** The stored form of a token: SHA-256 in base64url. 256 random bits need no salt and no slow hash. */
export function hashSessionToken(token: string): string {
  return sha256(token).toString('base64url');
}
