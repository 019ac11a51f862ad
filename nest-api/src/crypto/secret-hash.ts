import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

const BYTES = 32;

/** A keyed hash of a secret, out of its envelope: to be held as long as what it belongs to, where comparing is frequent. */
export class SecretHash {
  readonly #key: KeyObject;
  readonly #expected: Buffer;

  /** @param text key and HMAC-SHA-256 in base64url, with a dot between */
  constructor(text: string) {
    const [key = '', expected = ''] = text.split('.');
    this.#key = createSecretKey(Buffer.from(key, 'base64url'));
    this.#expected = Buffer.from(expected, 'base64url');
  }

  /** Whether `secret` is what was hashed, compared in constant time. */
  matches(secret: string): boolean {
    const found = createHmac('sha256', this.#key).update(secret, 'utf8').digest();
    return this.#expected.length === BYTES && timingSafeEqual(found, this.#expected);
  }
}
