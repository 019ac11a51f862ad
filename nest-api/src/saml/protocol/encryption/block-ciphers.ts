import { NS } from '../namespaces.js';

export type EncryptionAlgorithm = 'aes128-gcm' | 'aes256-gcm' | 'aes128-cbc' | 'aes256-cbc' | 'tripledes-cbc';

export interface BlockCipher {
  readonly uri: string;
  /** Name for administrators. */
  readonly label: string;
  /** Name in node:crypto. */
  readonly cipher: 'aes-128-gcm' | 'aes-256-gcm' | 'aes-128-cbc' | 'aes-256-cbc' | 'des-ede3-cbc';
  readonly keyBytes: number;
  readonly nonceBytes: number;
  /** Whether changes to the ciphertext are detected. Otherwise, a signature has to cover the ciphertext. */
  readonly authenticated: boolean;
}

/** Source: XML Encryption 1.1 §5.2. */
export const BLOCK_CIPHERS: Readonly<Record<EncryptionAlgorithm, BlockCipher>> = {
  'aes128-gcm': {
    uri: `${NS.xenc11}aes128-gcm`,
    label: 'AES-128-GCM',
    cipher: 'aes-128-gcm',
    keyBytes: 16,
    nonceBytes: 12,
    authenticated: true,
  },
  'aes256-gcm': {
    uri: `${NS.xenc11}aes256-gcm`,
    label: 'AES-256-GCM',
    cipher: 'aes-256-gcm',
    keyBytes: 32,
    nonceBytes: 12,
    authenticated: true,
  },
  'aes128-cbc': {
    uri: `${NS.xenc}aes128-cbc`,
    label: 'AES-128-CBC',
    cipher: 'aes-128-cbc',
    keyBytes: 16,
    nonceBytes: 16,
    authenticated: false,
  },
  'aes256-cbc': {
    uri: `${NS.xenc}aes256-cbc`,
    label: 'AES-256-CBC',
    cipher: 'aes-256-cbc',
    keyBytes: 32,
    nonceBytes: 16,
    authenticated: false,
  },
  'tripledes-cbc': {
    uri: `${NS.xenc}tripledes-cbc`,
    label: 'Triple DES',
    cipher: 'des-ede3-cbc',
    keyBytes: 24,
    nonceBytes: 8,
    authenticated: false,
  },
};

/** Length of the authentication tag behind the ciphertext. Source: XML Encryption 1.1 §5.2.4. */
export const TAG_BYTES = 16;

/**
 * RSA-OAEP with SHA-1 and MGF1 with SHA-1, which every partner supports. Its security does not depend on collisions.
 */
export const RSA_OAEP_MGF1P = `${NS.xenc}rsa-oaep-mgf1p`;
/** RSA-OAEP with named digests. */
export const RSA_OAEP = `${NS.xenc11}rsa-oaep`;
/** RSA 1.5, which is never accepted: its padding is an oracle. Listed only to name it in a rejection. */
export const RSA_1_5 = `${NS.xenc}rsa-1_5`;

/**
 * Algorithms for encrypting to Gatehouse, as listed in its metadata, the preferred one first. AES-CBC requires a
 * signature that covers the ciphertext.
 */
export const PUBLISHED_ALGORITHMS: readonly string[] = [
  BLOCK_CIPHERS['aes256-gcm'].uri,
  BLOCK_CIPHERS['aes128-gcm'].uri,
  BLOCK_CIPHERS['aes256-cbc'].uri,
  BLOCK_CIPHERS['aes128-cbc'].uri,
  RSA_OAEP_MGF1P,
  RSA_OAEP,
];
