import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { settings } from './settings.server';

/** From what all web processes share; where there is only this one, from chance. */
const KEY = Buffer.from(
  hkdfSync('sha256', settings.internalSecret ?? randomBytes(32), '', 'gatehouse web: sealed cookies', 32),
);
const [NONCE, TAG] = [12, 16];

/**
 * A value that only this product can read again, for a cookie that carries something from one page to the next.
 *
 * @param purpose what it is for; it opens for nothing else
 */
export function seal(purpose: string, value: unknown): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', KEY, nonce).setAAD(Buffer.from(purpose));
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
}

/** What was sealed for this purpose, or null: tampered with, for another purpose, or by a key that is gone. */
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
