import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** A key and its certificate, DER in base64 without header lines. */
export interface SigningKey {
  readonly privateKey: KeyObject;
  readonly certificate: string;
}

const SHA256_WITH_RSA = '06092a864886f70d01010b0500';
const COMMON_NAME = '0603550403';
const YEAR_MS = 365 * 86_400_000;

/** A new RSA key with a certificate that it signs itself. Source: RFC 5280 §4.1. */
export function makeSigningKey(name: string): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const algorithm = der(0x30, Buffer.from(SHA256_WITH_RSA, 'hex'));
  const subject = der(
    0x30,
    der(0x31, der(0x30, Buffer.from(COMMON_NAME, 'hex'), der(0x0c, Buffer.from(name)))),
  );
  const now = Date.now();
  const validity = der(0x30, time(now - 86_400_000), time(now + YEAR_MS));
  const serial = der(0x02, Buffer.from([1]));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.from([2]))),
    serial,
    algorithm,
    subject,
    validity,
    subject,
    key,
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey));
  return { privateKey, certificate: der(0x30, body, algorithm, signature).toString('base64') };
}

/** Tag, length, content. Source: X.690 §8.1. */
function der(tag: number, ...content: Uint8Array[]): Buffer {
  const whole = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), lengthOf(whole.length), whole]);
}

function lengthOf(length: number): Buffer {
  if (length < 128) return Buffer.from([length]);
  const bytes = Buffer.from(length.toString(16).padStart(length > 255 ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

function time(at: number): Buffer {
  const text = new Date(at)
    .toISOString()
    .replaceAll(/[-:T]|\.\d+/g, '')
    .slice(2);
  return der(0x17, Buffer.from(text));
}
