import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SHAPE = /^v1\.([\w.-]{1,32})\.([\w-]{16})\.([\w-]{22,})$/;

/** The format of an encrypted value: `v1.<keyId>.<nonce>.<ciphertext and tag>`, parts in base64url. */
export interface Envelope {
  readonly keyId: string;
  readonly nonce: Buffer;
  readonly body: Buffer;
}

/** The text is not an envelope, is encrypted by an unknown key, was altered, or was copied from another row. */
export class EnvelopeUnreadable extends Error {
  readonly code = 'envelope_unreadable';
}

/** @throws EnvelopeUnreadable the text has another format */
export function parseEnvelope(text: string): Envelope {
  const parts = SHAPE.exec(text);
  if (!parts) throw new EnvelopeUnreadable('This is not a sealed value');
  const [, keyId, nonce, body] = parts as unknown as [string, string, string, string];
  return { keyId, nonce: Buffer.from(nonce, 'base64url'), body: Buffer.from(body, 'base64url') };
}

/** Encrypts with `key`; the key ID and `aad` are authenticated. Source: NIST SP 800-38D. */
export function sealWith(key: Buffer, keyId: string, plain: Buffer, aad: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(bound(keyId, aad));
  const body = Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  return ['v1', keyId, nonce.toString('base64url'), body.toString('base64url')].join('.');
}

/** @throws EnvelopeUnreadable the key, the text or `aad` differs from the encryption */
export function openWith(key: Buffer, { keyId, nonce, body }: Envelope, aad: string): Buffer {
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(bound(keyId, aad))
    .setAuthTag(body.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(body.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch (cause) {
    throw new EnvelopeUnreadable(`The sealed value of ${aad} was altered or belongs elsewhere`, { cause });
  }
}

function bound(keyId: string, aad: string): Buffer {
  return Buffer.from(`v1.${keyId}.${aad}`, 'utf8');
}
