import { constants, createDecipheriv, type DecipherGCM, type KeyObject, privateDecrypt } from 'node:crypto';
import { NS } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';
import { decodeBase64 } from '../xml/base64.js';
import { textOf } from '../xml/text-of.js';
import { attribute, childElements, childrenNamed, descendants, type XmlElement } from '../xml/xml-element.js';
import {
  BLOCK_CIPHERS,
  type BlockCipher,
  RSA_1_5,
  RSA_OAEP,
  RSA_OAEP_MGF1P,
  TAG_BYTES,
} from './block-ciphers.js';

export interface DecryptionPolicy {
  /** Keys of Gatehouse; several during a rotation. */
  readonly keys: readonly KeyObject[];
  /** Triple DES, if the registration of an old partner allows it. */
  readonly allowTripleDes: boolean;
  /** Whether a verified signature covers the ciphertext. Without one, a CBC cipher is a padding oracle. */
  readonly isCiphertextSigned: boolean;
}

/**
 * The content of an EncryptedAssertion or EncryptedID, as unverified text.
 *
 * Algorithms are checked before anything is decrypted. They are not secret, so a rejection may name them.
 *
 * @throws SamlRefused encryption_algorithm, or decryption, always with the same message: the failed step is what an
 *   attacker wants to know
 */
export function decryptElement(wrapper: XmlElement, policy: DecryptionPolicy): string {
  try {
    const data = only(wrapper, 'EncryptedData');
    const block = requireAcceptedCipher(data, policy);
    const key = keyElement(wrapper, data);
    return open(data, key, block, requireAcceptedTransport(key), policy.keys);
  } catch (error) {
    if (error instanceof SamlRefused && error.check === 'encryption_algorithm') throw error;
    throw decryptionFailed();
  }
}

/** The same error for every problem with a ciphertext or its plaintext. */
export function decryptionFailed(): SamlRefused {
  return new SamlRefused('decryption', 'The encrypted part can not be read');
}

/** @throws SamlRefused encryption_algorithm, which names the algorithm and the solution */
function requireAcceptedCipher(
  data: XmlElement,
  { allowTripleDes, isCiphertextSigned }: DecryptionPolicy,
): BlockCipher {
  const uri = attribute(only(data, 'EncryptionMethod'), 'Algorithm');
  const block = Object.values(BLOCK_CIPHERS).find((known) => known.uri === uri);
  if (!block) throw refused(`is encrypted with ${nameOf(uri)}, which is not supported. ${USE_GCM}`);
  if (block === BLOCK_CIPHERS['tripledes-cbc'] && !allowTripleDes) {
    throw refused(`is encrypted with Triple DES, which is disabled for this partner. ${USE_GCM}`);
  }
  if (!block.authenticated && !isCiphertextSigned) {
    throw refused(
      `is encrypted with ${block.label}, which is accepted only inside a signed message. Have the partner sign the whole response, not only the assertion, or encrypt with AES-256-GCM.`,
    );
  }
  return block;
}

/**
 * Both digests of OAEP must be equal: every partner sends that, and node:crypto supports only that.
 *
 * @returns the digest, as node:crypto calls it
 * @throws SamlRefused encryption_algorithm
 */
function requireAcceptedTransport(key: XmlElement): string {
  const method = only(key, 'EncryptionMethod');
  const uri = attribute(method, 'Algorithm');
  if (uri === RSA_1_5)
    throw refused(`has its key encrypted with RSA 1.5, which is not accepted. ${USE_OAEP}`);
  if (uri !== RSA_OAEP && uri !== RSA_OAEP_MGF1P) {
    throw refused(`has its key encrypted with ${nameOf(uri)}, which is not supported. ${USE_OAEP}`);
  }
  const hash = oaepHashOf(method);
  if (hash === undefined || (uri === RSA_OAEP_MGF1P && hash !== 'sha1')) {
    throw refused(`has its key encrypted with RSA-OAEP and digests that are not supported. ${USE_OAEP}`);
  }
  return hash;
}

/** Undefined if the digest is unknown, or differs from the mask's digest. */
function oaepHashOf(method: XmlElement): string | undefined {
  const [digest] = childrenNamed(method, NS.ds, 'DigestMethod');
  const hash = HASHES[(digest && attribute(digest, 'Algorithm')) ?? `${NS.ds}sha1`];
  const [mask] = childElements(method).filter(({ local }) => local === 'MGF');
  const maskUri = (mask && attribute(mask, 'Algorithm')) ?? `${NS.xenc11}mgf1sha1`;
  return maskUri === `${NS.xenc11}mgf1${hash}` ? hash : undefined;
}

const HASHES: Readonly<Record<string, string>> = {
  [`${NS.ds}sha1`]: 'sha1',
  [`${NS.xenc}sha256`]: 'sha256',
  [`${NS.xenc}sha512`]: 'sha512',
};

const USE_OAEP = 'Have the partner use RSA-OAEP (rsa-oaep-mgf1p) with SHA-1, its default.';
const USE_GCM = 'Have the partner encrypt with AES-256-GCM.';

function refused(what: string): SamlRefused {
  return new SamlRefused('encryption_algorithm', `The encrypted part ${what}`);
}

/** Written by a partner and shown to administrators: limited in length, and only an identifier. */
function nameOf(uri: string | undefined): string {
  return uri && /^[\w:/.#-]{1,120}$/.test(uri) ? uri : 'an unknown algorithm';
}

function open(
  data: XmlElement,
  key: XmlElement,
  block: BlockCipher,
  oaepHash: string,
  keys: readonly KeyObject[],
): string {
  const body = cipherValue(data);
  for (const ours of keys) {
    const secret = unwrap(key, ours, oaepHash);
    if (secret?.length === block.keyBytes) {
      return new TextDecoder('utf-8', { fatal: true }).decode(unseal(body, secret, block));
    }
  }
  throw new Error('no key');
}

/**
 * In the KeyInfo of the data, or next to the data. Exactly one: a browser delivers no message to several recipients.
 */
function keyElement(wrapper: XmlElement, data: XmlElement): XmlElement {
  const keys = [...descendants(wrapper)].filter(
    ({ local, uri }) => local === 'EncryptedKey' && uri === NS.xenc,
  );
  const [key, ...more] = keys;
  const inPlace = key && (key.parent === wrapper || key.parent?.parent === data);
  if (!key || more.length > 0 || !inPlace) throw new Error('not one key');
  return key;
}

function unwrap(element: XmlElement, key: KeyObject, oaepHash: string): Buffer | null {
  try {
    return privateDecrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash }, cipherValue(element));
  } catch {
    return null;
  }
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

/** The last octet is their number; the others can have any value. Source: XML Encryption 1.1 §5.2.1. */
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
