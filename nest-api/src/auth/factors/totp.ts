import { HOTP, Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;

/** A new shared secret of 160 bits in base32. Source: RFC 4226 §4, R6. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The content of the QR code. Source: Key Uri Format of Google Authenticator. */
export function totpUri(secret: string, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
}

/**
 * The time step for which `code` is correct, within one step before or after now; otherwise null. The caller must
 * accept each step only once. Source: RFC 6238 §5.2.
 *
 * @param secret base32
 */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const plain = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(plain)) return null;
  const delta = TOTP.validate({
    token: plain,
    secret: Secret.fromBase32(secret),
    timestamp: now.getTime(),
    window: 1,
  });
  return delta === null ? null : stepAt(now) + delta;
}

export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

/** Source: RFC 4226 §5.3, RFC 6238 §4.2. */
export function totpCode(secret: string, step: number): string {
  return HOTP.generate({ secret: Secret.fromBase32(secret), counter: step, digits: DIGITS });
}
