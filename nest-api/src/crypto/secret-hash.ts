import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';

const BYTES = 32;

/** A decrypted keyed hash of a secret. It is cached with its owner for frequent comparisons. */
export class SecretHash {
  readonly #key: KeyObject;
  readonly #expected: Buffer;

  /** @param text key and HMAC-SHA-256 in base64url, separated by a dot */
  constructor(text: string) {
    const [key = '', expected = ''] = text.split('.');
    this.#key = createSecretKey(Buffer.from(key, 'base64url'));
    this.#expected = Buffer.from(expected, 'base64url');
  }

  /** Whether `secret` matches the hash, compared in constant time. */
  matches(secret: string): boolean {
    const found = createHmac('sha256', this.#key).update(secret, 'utf8').digest();
    return this.#expected.length === BYTES && timingSafeEqual(found, this.#expected);
  }
}
