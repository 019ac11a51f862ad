import { hkdfSync } from 'node:crypto';

/** 32 bytes from outside the database, with the ID that envelopes contain. */
export interface MasterKey {
  readonly id: string;
  readonly bytes: Buffer;
}

/** The value of a master key is invalid. The message describes the required format and never contains the value. */
export class MasterKeyMalformed extends Error {
  readonly code = 'master_key_malformed';
}

/**
 * Reads `<id>:<base64 of 32 bytes>`.
 *
 * @throws MasterKeyMalformed
 */
export function parseMasterKey(text: string): MasterKey {
  const [id = '', encoded = '', ...rest] = text.trim().split(':');
  const bytes = Buffer.from(encoded, 'base64');
  if (rest.length > 0 || !/^[\w.-]{1,32}$/.test(id) || bytes.length !== 32) {
    throw new MasterKeyMalformed(
      'must be <id>:<base64 of 32 bytes>, for example k1:$(openssl rand -base64 32)',
    );
  }
  return { id, bytes };
}

/** Derives a 32-byte key for one purpose, so that no two uses share key material. Source: RFC 5869. */
export function derive(key: MasterKey, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key.bytes, '', `gatehouse:${purpose}:v1`, 32));
}
