import { type KeyObject, X509Certificate } from 'node:crypto';

/** Not an X.509 certificate with a supported key. */
export class CertificateUnreadable extends Error {}

/** Content of a partner's certificate. Its key is trusted; its dates only cause warnings. */
export interface Certificate {
  /** DER in base64, without header lines. */
  readonly base64: string;
  readonly key: KeyObject;
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** SHA-256 of the DER, upper-case hexadecimal. */
  readonly fingerprint: string;
  readonly subject: string;
  readonly keyType: 'rsa' | 'ec';
  /** Size of an RSA key in bits; null for other keys. */
  readonly rsaBits: number | null;
}

/** Reads base64 DER or PEM. @throws CertificateUnreadable */
export function readCertificate(source: string): Certificate {
  const base64 = source.replaceAll(/-----(BEGIN|END) CERTIFICATE-----/g, '').replaceAll(/\s+/g, '');
  if (!/^[A-Za-z0-9+/]{100,20000}={0,2}$/.test(base64)) throw new CertificateUnreadable('Not a certificate');
  let x509: X509Certificate;
  try {
    x509 = new X509Certificate(Buffer.from(base64, 'base64'));
  } catch (cause) {
    throw new CertificateUnreadable('Not a certificate', { cause });
  }
  const keyType = x509.publicKey.asymmetricKeyType;
  if (keyType !== 'rsa' && keyType !== 'ec') throw new CertificateUnreadable('Neither an RSA nor an EC key');
  return {
    base64,
    key: x509.publicKey,
    notBefore: x509.validFromDate,
    notAfter: x509.validToDate,
    fingerprint: x509.fingerprint256.replaceAll(':', ''),
    subject: x509.subject,
    keyType,
    rsaBits: x509.publicKey.asymmetricKeyDetails?.modulusLength ?? null,
  };
}
