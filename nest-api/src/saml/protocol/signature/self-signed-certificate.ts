import { createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto';

export interface CertificateWish {
  /** RSA. */
  readonly privateKey: KeyObject;
  readonly commonName: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
}

/**
 * A self-signed X.509 v3 certificate, DER in base64: the form in which SAML hands keys over. Nobody checks its chain;
 * partners take it from metadata. Source: RFC 5280 §4.1.
 */
export function selfSignedCertificate({
  privateKey,
  commonName,
  notBefore,
  notAfter,
}: CertificateWish): string {
  const serial = randomBytes(16);
  // Positive, and without a leading zero octet.
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40;
  const name = sequence(set(sequence(oid('550403'), utf8String(commonName))));
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(serial),
    RSA_SHA256,
    name,
    sequence(time(notBefore), time(notAfter)),
    name,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', body, privateKey);
  return sequence(body, RSA_SHA256, der(0x03, Buffer.concat([Buffer.from([0]), signature]))).toString(
    'base64',
  );
}

function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag, ...lengthOf(body.length)]), body]);
}

/** Source: X.690 §8.1.3. */
function lengthOf(length: number): number[] {
  if (length < 0x80) return [length];
  const octets: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) octets.unshift(rest % 256);
  return [0x80 | octets.length, ...octets];
}

function sequence(...content: readonly Buffer[]): Buffer {
  return der(0x30, ...content);
}

function set(...content: readonly Buffer[]): Buffer {
  return der(0x31, ...content);
}

function integer(value: Buffer): Buffer {
  return der(0x02, value);
}

/** `hex` is the encoded value. */
function oid(hex: string): Buffer {
  return der(0x06, Buffer.from(hex, 'hex'));
}

function utf8String(value: string): Buffer {
  return der(0x0c, Buffer.from(value, 'utf8'));
}

/** UTCTime to 2049, GeneralizedTime after. Source: RFC 5280 §4.1.2.5. */
function time(date: Date): Buffer {
  const digits = `${date.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}Z`;
  const short = date.getUTCFullYear() < 2050;
  return der(short ? 0x17 : 0x18, Buffer.from(short ? digits.slice(2) : digits, 'ascii'));
}

/** sha256WithRSAEncryption. Source: RFC 4055 §5. */
const RSA_SHA256 = sequence(oid('2a864886f70d01010b'), der(0x05));
