import { createHmac, randomBytes } from 'node:crypto';
import { EnvelopeUnreadable, openWith, parseEnvelope, sealWith } from './envelope.js';
import { derive, type MasterKey } from './master-key.js';
import { SecretHash } from './secret-hash.js';

/**
 * Encrypts and decrypts all stored secrets.
 *
 * The current key encrypts; it and the old ones decrypt. `aad` identifies the row of the value, `<table>:<id>`, so that
 * a value copied to another row cannot be decrypted.
 */
export class MasterKeys {
  readonly #rings: ReadonlyMap<string, MasterKey>;
  readonly #derived = new Map<string, Buffer>();

  constructor(
    readonly current: MasterKey,
    old: readonly MasterKey[] = [],
  ) {
    this.#rings = new Map([...old, current].map((key) => [key.id, key]));
  }

  seal(plain: string, aad: string): string {
    return this.sealBytes(Buffer.from(plain, 'utf8'), aad);
  }

  sealBytes(plain: Buffer, aad: string): string {
    return sealWith(this.subkey('envelope'), this.current.id, plain, aad);
  }

  /** @throws EnvelopeUnreadable */
  open(envelope: string, aad: string): string {
    return this.openBytes(envelope, aad).toString('utf8');
  }

  /** Whether the current key encrypted it. Other values wait for `rotate-master-key`. */
  isCurrent(envelope: string): boolean {
    return parseEnvelope(envelope).keyId === this.current.id;
  }

  /** Encrypts the value with the current key; returns a current envelope unchanged. */
  reseal(envelope: string, aad: string): string {
    return this.isCurrent(envelope) ? envelope : this.seal(this.open(envelope, aad), aad);
  }

  /**
   * A keyed hash for a secret that is only compared, such as a client secret.
   *
   * HMAC-SHA-256 under a random key, both in one envelope. Without the master key, guesses cannot be checked, and a new
   * master key re-encrypts the hash. An HMAC under the master key itself could not be converted, so all clients would
   * lose access with the old key.
   */
  hashSecret(secret: string, aad: string): string {
    const key = randomBytes(32);
    return this.seal(`${key.toString('base64url')}.${hmac(key, secret).toString('base64url')}`, aad);
  }

  /** Whether `secret` matches the hash, compared in constant time. */
  matchesSecret(stored: string, secret: string, aad: string): boolean {
    return this.openHash(stored, aad).matches(secret);
  }

  /** Decrypts a hash for frequent comparisons. @throws EnvelopeUnreadable */
  openHash(stored: string, aad: string): SecretHash {
    return new SecretHash(this.open(stored, aad));
  }

  /** 32 bytes for one purpose, such as `mail-link`, from the current key, or from the named one for verification. */
  subkey(purpose: string, keyId: string = this.current.id): Buffer {
    const name = `${keyId}/${purpose}`;
    const known = this.#derived.get(name);
    if (known) return known;
    const made = derive(this.#ring(keyId), purpose);
    this.#derived.set(name, made);
    return made;
  }

  /** IDs of the keys that may decrypt and verify, the current one first. */
  get keyIds(): string[] {
    return [this.current.id, ...[...this.#rings.keys()].filter((id) => id !== this.current.id)];
  }

  /** @throws EnvelopeUnreadable */
  openBytes(envelope: string, aad: string): Buffer {
    const parsed = parseEnvelope(envelope);
    return openWith(this.subkey('envelope', parsed.keyId), parsed, aad);
  }

  #ring(keyId: string): MasterKey {
    const key = this.#rings.get(keyId);
    if (!key) throw new EnvelopeUnreadable(`No master key has the id "${keyId}": is it in MASTER_KEYS_OLD?`);
    return key;
  }
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text, 'utf8').digest();
}
