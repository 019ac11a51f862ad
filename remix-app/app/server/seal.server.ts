import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { settings } from './settings.server';

/** From the secret that all web processes share; random if there is only this one. */
const KEY = Buffer.from(
  hkdfSync('sha256', settings.internalSecret ?? randomBytes(32), '', 'gatehouse web: sealed cookies', 32),
);
const [NONCE, TAG] = [12, 16];

/**
 * Encrypts a value for a cookie that passes it to the next page.
 *
 * @param purpose must match when the value is read
 */
export function seal(purpose: string, value: unknown): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', KEY, nonce).setAAD(Buffer.from(purpose));
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** The value sealed for this purpose, or null: tampered with, for another purpose, or by an old key. */
export function unseal(purpose: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= NONCE + TAG) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', KEY, bytes.subarray(0, NONCE))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return null;
  }
}
