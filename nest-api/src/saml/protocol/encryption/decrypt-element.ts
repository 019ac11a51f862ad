import { constants, createDecipheriv, type DecipherGCM, type KeyObject, privateDecrypt } from 'node:crypto';
import { NS } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';
import { decodeBase64 } from '../xml/base64.js';
import { textOf } from '../xml/text-of.js';
import { attribute, childElements, childrenNamed, descendants, type XmlElement } from '../xml/xml-element.js';
import { BLOCK_CIPHERS, type BlockCipher, RSA_OAEP, RSA_OAEP_MGF1P, TAG_BYTES } from './block-ciphers.js';

export interface DecryptionPolicy {
  /** Ours; several while one replaces the other. */
  readonly keys: readonly KeyObject[];
  /** CBC and triple-DES, for an old partner, and only behind a signature that was checked: else it is an oracle. */
  readonly allowUnauthenticated: boolean;
}

/**
 * What an EncryptedAssertion or EncryptedID holds, as text that nobody has vouched for.
 *
 * @throws SamlRefused decryption, always with the same words: which step failed is what an attacker asks for
 */
export function decryptElement(wrapper: XmlElement, policy: DecryptionPolicy): string {
  try {
    return open(wrapper, policy);
  } catch {
    throw decryptionFailed();
  }
}

/** The one answer to everything that can go wrong with a ciphertext and with what comes out of it. */
export function decryptionFailed(): SamlRefused {
  return new SamlRefused('decryption', 'The encrypted part can not be read');
}

function open(wrapper: XmlElement, policy: DecryptionPolicy): string {
  const data = only(wrapper, 'EncryptedData');
  const block = blockOf(data);
  if (!block.authenticated && !policy.allowUnauthenticated) throw new Error('not authenticated');
  const body = cipherValue(data);
  for (const key of policy.keys) {
    const secret = unwrap(keyElement(wrapper, data), key);
    if (secret?.length === block.keyBytes) {
      return new TextDecoder('utf-8', { fatal: true }).decode(unseal(body, secret, block));
    }
  }
  throw new Error('no key');
}

function blockOf(data: XmlElement): BlockCipher {
  const uri = attribute(only(data, 'EncryptionMethod'), 'Algorithm');
  const block = Object.values(BLOCK_CIPHERS).find((known) => known.uri === uri);
  if (!block) throw new Error('unknown cipher');
  return block;
}

/** In the KeyInfo of the data, or beside it. There is one: a message to several recipients is not for a browser. */
function keyElement(wrapper: XmlElement, data: XmlElement): XmlElement {
  const keys = [...descendants(wrapper)].filter(
    ({ local, uri }) => local === 'EncryptedKey' && uri === NS.xenc,
  );
  const [key, ...more] = keys;
  const inPlace = key && (key.parent === wrapper || key.parent?.parent === data);
  if (!key || more.length > 0 || !inPlace) throw new Error('not one key');
  return key;
}

function unwrap(element: XmlElement, key: KeyObject): Buffer | null {
  const oaepHash = oaepHashOf(only(element, 'EncryptionMethod'));
  try {
    return privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash }, cipherValue(element));
  } catch {
    return null;
  }
}

const HASHES: Readonly<Record<string, string>> = {
  [`${NS.ds}sha1`]: 'sha1',
  [`${NS.xenc}sha256`]: 'sha256',
  [`${NS.xenc}sha512`]: 'sha512',
};

/** Both digests of OAEP are the same one here: that is what every partner sends and node:crypto can do. */
function oaepHashOf(method: XmlElement): string {
  const [digest] = childrenNamed(method, NS.ds, 'DigestMethod');
  const hash = HASHES[(digest && attribute(digest, 'Algorithm')) ?? `${NS.ds}sha1`];
  const [mask] = childElements(method).filter(({ local }) => local === 'MGF');
  const maskHash = ((mask && attribute(mask, 'Algorithm')) ?? `${NS.xenc11}mgf1sha1`).replace(
    `${NS.xenc11}mgf1`,
    '',
  );
  const uri = attribute(method, 'Algorithm');
  if (hash === undefined || hash !== maskHash) throw new Error('digests');
  if (uri !== RSA_OAEP && !(uri === RSA_OAEP_MGF1P && hash === 'sha1')) throw new Error('key transport');
  return hash;
}

function unseal(body: Buffer, secret: Buffer, block: BlockCipher): Buffer {
  const nonce = body.subarray(0, block.nonceBytes);
  const end = block.authenticated ? body.length - TAG_BYTES : body.length;
  const decipher = createDecipheriv(block.cipher, secret, nonce);
  if (block.authenticated) (decipher as DecipherGCM).setAuthTag(body.subarray(end));
  else decipher.setAutoPadding(false);
  const plain = Buffer.concat([decipher.update(body.subarray(block.nonceBytes, end)), decipher.final()]);
  return block.authenticated ? plain : withoutPadding(plain, block.nonceBytes);
}

/** The last octet says how many there are; the others may be anything. Source: XML Encryption 1.1 §5.2.1. */
function withoutPadding(plain: Buffer, blockBytes: number): Buffer {
  const count = plain.at(-1) ?? 0;
  if (count < 1 || count > blockBytes || count > plain.length) throw new Error('padding');
  return plain.subarray(0, plain.length - count);
}

function cipherValue(element: XmlElement): Buffer {
  const value = only(only(element, 'CipherData'), 'CipherValue');
  return decodeBase64(textOf(value, 'decryption'), 'decryption');
}

function only(parent: XmlElement, local: string): XmlElement {
  const [first, ...more] = childrenNamed(parent, NS.xenc, local);
  if (!first || more.length > 0) throw new Error(local);
  return first;
}
