import {
  type CipherGCM,
  constants,
  createCipheriv,
  type KeyObject,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import { NS } from '../namespaces.js';
import { element, text, type Xml } from '../xml/canonical-writer.js';
import {
  BLOCK_CIPHERS,
  type BlockCipher,
  type EncryptionAlgorithm,
  RSA_OAEP_MGF1P,
} from './block-ciphers.js';

export interface Recipient {
  /** The partner's RSA key. */
  readonly key: KeyObject;
  readonly algorithm: EncryptionAlgorithm;
}

/**
 * `plain` in an EncryptedAssertion, for one recipient. Source: SAML Core §2.3.4, XML Encryption 1.1 §3.
 *
 * The key is transported by RSA-OAEP, never by RSA 1.5.
 */
export function encryptAssertion(plain: Xml, { key, algorithm }: Recipient): Xml {
  const block = BLOCK_CIPHERS[algorithm];
  const secret = randomBytes(block.keyBytes);
  const wrapped = publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' }, secret);
  return element(
    'saml:EncryptedAssertion',
    { 'xmlns:saml': NS.saml },
    element(
      'xenc:EncryptedData',
      { 'xmlns:xenc': NS.xenc, Type: `${NS.xenc}Element` },
      element('xenc:EncryptionMethod', { Algorithm: block.uri }),
      element('ds:KeyInfo', { 'xmlns:ds': NS.ds }, encryptedKey(wrapped)),
      cipherData(seal(Buffer.from(plain, 'utf8'), secret, block)),
    ),
  );
}

function encryptedKey(wrapped: Buffer): Xml {
  return element(
    'xenc:EncryptedKey',
    {},
    element(
      'xenc:EncryptionMethod',
      { Algorithm: RSA_OAEP_MGF1P },
      element('ds:DigestMethod', { Algorithm: `${NS.ds}sha1` }),
    ),
    cipherData(wrapped),
  );
}

function cipherData(bytes: Buffer): Xml {
  return element('xenc:CipherData', {}, element('xenc:CipherValue', {}, text(bytes.toString('base64'))));
}

/** Nonce, ciphertext and, for AES-GCM, the tag. */
function seal(plain: Buffer, secret: Buffer, block: BlockCipher): Buffer {
  const nonce = randomBytes(block.nonceBytes);
  const cipher = createCipheriv(block.cipher, secret, nonce);
  const body = [nonce, cipher.update(plain), cipher.final()];
  if (block.authenticated) body.push((cipher as CipherGCM).getAuthTag());
  return Buffer.concat(body);
}
