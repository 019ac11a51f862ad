import { constants, createCipheriv, type KeyObject, publicEncrypt, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PUBLISHED_ALGORITHMS } from '../../nest-api/src/saml/protocol/encryption/block-ciphers.js';
import { decryptElement } from '../../nest-api/src/saml/protocol/encryption/decrypt-element.js';
import { NS } from '../../nest-api/src/saml/protocol/namespaces.js';
import { SamlRefused } from '../../nest-api/src/saml/protocol/saml-refused.js';
import { parseXml } from '../../nest-api/src/saml/protocol/xml/parse-xml.js';
import { aParty } from './support/parties.ts';

const sp = aParty();
const stranger = aParty();
const MGF1P = `${NS.xenc}rsa-oaep-mgf1p`;
const OAEP = `${NS.xenc11}rsa-oaep`;
const digest = (uri: string) => `<ds:DigestMethod Algorithm="${uri}"></ds:DigestMethod>`;
const mask = (name: string) => `<xenc11:MGF Algorithm="${NS.xenc11}${name}"></xenc11:MGF>`;
const SHA256 = digest(`${NS.xenc}sha256`);

interface Given {
  readonly key: KeyObject;
  readonly hash: string;
  readonly transport: string;
  /** Content of the key's EncryptionMethod. */
  readonly named: string;
  /** The plaintext with its padding. */
  readonly padded: Buffer;
}

const ONE_BLOCK = Buffer.concat([Buffer.from('fifteen letters'), Buffer.of(1)]);

/** An element encrypted with AES-128-CBC, with control over each part. */
function sealed(given: Partial<Given> = {}): string {
  const { key, hash, transport, named, padded }: Given = {
    key: sp.publicKey,
    hash: 'sha1',
    transport: MGF1P,
    named: '',
    padded: ONE_BLOCK,
    ...given,
  };
  const [secret, nonce] = [randomBytes(16), randomBytes(16)];
  const cipher = createCipheriv('aes-128-cbc', secret, nonce).setAutoPadding(false);
  const body = Buffer.concat([nonce, cipher.update(padded), cipher.final()]);
  const wrapped = publicEncrypt({ key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: hash }, secret);
  const data = (bytes: Buffer) =>
    `<xenc:CipherData><xenc:CipherValue>${bytes.toString('base64')}</xenc:CipherValue></xenc:CipherData>`;
  return `<saml:EncryptedAssertion xmlns:saml="${NS.saml}" xmlns:ds="${NS.ds}" xmlns:xenc="${NS.xenc}" xmlns:xenc11="${NS.xenc11}"><xenc:EncryptedData><xenc:EncryptionMethod Algorithm="${NS.xenc}aes128-cbc"></xenc:EncryptionMethod><ds:KeyInfo><xenc:EncryptedKey><xenc:EncryptionMethod Algorithm="${transport}">${named}</xenc:EncryptionMethod>${data(wrapped)}</xenc:EncryptedKey></ds:KeyInfo>${data(body)}</xenc:EncryptedData></saml:EncryptedAssertion>`;
}

/** The plaintext, or the rejection code. */
function opened(xml: string): string {
  try {
    return decryptElement(parseXml(xml), {
      keys: [sp.privateKey],
      allowTripleDes: false,
      isCiphertextSigned: true,
    });
  } catch (error) {
    if (!(error instanceof SamlRefused)) throw error;
    if (error.check === 'decryption') expect(error.message).toBe('The encrypted part can not be read');
    return error.check;
  }
}

test('the metadata lists the accepted algorithms in order of preference', () => {
  expect(PUBLISHED_ALGORITHMS.map((uri) => uri.split('#')[1])).toEqual([
    'aes256-gcm',
    'aes128-gcm',
    'aes256-cbc',
    'aes128-cbc',
    'rsa-oaep-mgf1p',
    'rsa-oaep',
  ]);
});

describe('the digests of RSA-OAEP', () => {
  test.each<[string, Partial<Given>, string]>([
    ['none named: SHA-1', {}, 'fifteen letters'],
    ['none named, the newer name', { transport: OAEP }, 'fifteen letters'],
    ['SHA-1 twice', { named: digest(`${NS.ds}sha1`) + mask('mgf1sha1'), transport: OAEP }, 'fifteen letters'],
    [
      'SHA-256 twice',
      { hash: 'sha256', named: SHA256 + mask('mgf1sha256'), transport: OAEP },
      'fifteen letters',
    ],
    [
      'SHA-256 twice, under the name that means SHA-1',
      { hash: 'sha256', named: SHA256 + mask('mgf1sha256') },
      'encryption_algorithm',
    ],
    ['SHA-256 and a mask by SHA-1', { named: SHA256, transport: OAEP }, 'encryption_algorithm'],
    [
      'SHA-256 and a mask by SHA-512',
      { hash: 'sha256', named: SHA256 + mask('mgf1sha512'), transport: OAEP },
      'encryption_algorithm',
    ],
    ['one that nobody knows', { named: digest('urn:x'), transport: OAEP }, 'encryption_algorithm'],
  ])('%s', (_name, given, expected) => {
    expect(opened(sealed(given))).toBe(expected);
  });
});

describe('the padding', () => {
  const padded = (count: number, length = 32) =>
    Buffer.concat([Buffer.alloc(length - 1, 'a'), Buffer.of(count)]);

  test.each([
    [0, 'decryption'],
    [1, 'a'.repeat(31)],
    [16, 'a'.repeat(16)],
    [17, 'decryption'],
    [33, 'decryption'],
    [255, 'decryption'],
  ])('of %i octets in two blocks', (count, expected) => {
    expect(opened(sealed({ padded: padded(count) }))).toBe(expected);
  });

  test('can be the whole block and is required', () => {
    expect(opened(sealed({ padded: padded(16, 16) }))).toBe('');
    expect(opened(sealed({ padded: Buffer.alloc(0) }))).toBe('decryption');
  });
});

test.each(['c328', 'ff', 'eda080'])('invalid UTF-8 is rejected: %s', (bytes) => {
  const text = Buffer.concat([
    Buffer.from(bytes, 'hex'),
    Buffer.alloc(15 - bytes.length / 2, 'a'),
    Buffer.of(1),
  ]);
  expect(opened(sealed({ padded: text }))).toBe('decryption');
});

describe('the parts', () => {
  const KEY = /<xenc:EncryptedKey>.*<\/xenc:EncryptedKey>/s;
  const moved = (xml: string, to: (xml: string, key: string) => string) =>
    to(xml.replace(KEY, ''), KEY.exec(xml)?.[0] ?? '');

  test('the key can be beside the data and nowhere else', () => {
    const beside = moved(sealed(), (xml, key) =>
      xml.replace('</xenc:EncryptedData>', () => `</xenc:EncryptedData>${key}`),
    );
    expect(opened(beside)).toBe('fifteen letters');
    const deeper = sealed().replace(KEY, (key) => `<ds:Object>${key}</ds:Object>`);
    const inData = moved(sealed(), (xml, key) => xml.replace('<ds:KeyInfo>', () => `${key}<ds:KeyInfo>`));
    expect([opened(deeper), opened(inData)]).toEqual(['decryption', 'decryption']);
  });

  test('another key decrypts nothing', () => {
    expect(opened(sealed({ key: stranger.publicKey }))).toBe('decryption');
  });

  test.each([
    ['data', /<xenc:EncryptedData>.*<\/xenc:EncryptedData>/s],
    ['methods', /<xenc:EncryptionMethod [^>]*aes128-cbc"><\/xenc:EncryptionMethod>/],
    ['texts', /<xenc:CipherData>.*?<\/xenc:CipherData>/s],
    ['values', /<xenc:CipherValue>.*?<\/xenc:CipherValue>/s],
  ])('two %s, or none, are rejected', (_name, part) => {
    expect(opened(sealed().replace(part, (it) => it + it))).toBe('decryption');
    expect(opened(sealed().replace(part, ''))).toBe('decryption');
  });

  test('invalid base64 is rejected with the same message', () => {
    expect(opened(sealed().replace(/(<xenc:CipherValue>)[^<]+(?!.*<xenc:CipherValue>)/s, '$1!'))).toBe(
      'decryption',
    );
  });
});
