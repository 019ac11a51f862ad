import { createHmac, randomBytes } from 'node:crypto';
import { sameSecret } from '../../crypto/same-secret.js';

const STEP_SECONDS = 30;
const DIGITS = 6;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new shared secret of 160 bits in base32. Source: RFC 4226 §4, R6. */
export function newTotpSecret(): string {
  let secret = '';
  for (const byte of randomBytes(32)) secret += ALPHABET[byte % ALPHABET.length];
  return secret;
}

/** What the authenticator app scans. Source: Key Uri Format of Google Authenticator. */
export function totpUri(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
}

/**
 * The time step for which `code` is right, one before or after now included, or null. The caller must see to it that
 * no step is taken twice. Source: RFC 6238 §5.2.
 *
 * @param secret base32
 */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const plain = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(plain)) return null;
  const current = stepAt(now);
  let found: number | null = null;
  // All three are compared, so that the time does not tell which one it was.
  for (const step of [current - 1, current, current + 1]) {
    if (sameSecret(totpCode(secret, step), plain)) found = step;
  }
  return found;
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** Source: RFC 4226 §5.3, RFC 6238 §4.2. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  // SHA-1 as HMAC, which its collisions do not touch; it is what every authenticator app reads.
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

function fromBase32(text: string): Buffer {
  let bits = 0;
  let value = 0;
  const bytes: number[] = [];
  for (const character of text) {
    value = ((value << 5) | ALPHABET.indexOf(character)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >> bits) & 0xff);
  }
  return Buffer.from(bytes);
}
