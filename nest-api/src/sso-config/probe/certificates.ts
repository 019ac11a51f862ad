import { X509Certificate } from 'node:crypto';
import type { SsoCertificate } from '@gatehouse/contracts';
import { UpstreamRefused } from './upstream-refused.js';

const PEM = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;
const LEAST_RSA_BITS = 2048;
const LEAST_EC_BITS = 256;
const EC_BITS: Record<string, number> = { prime256v1: 256, secp384r1: 384, secp521r1: 521 };
const MOST = 10;

/**
 * Reads PEM certificates, or bare base64 as in metadata, and rejects certificates with weak keys.
 *
 * @throws UpstreamRefused at `field`: none found, too weak a key, all of them expired
 */
export function readCertificates(field: string, text: string, now: Date): X509Certificate[] {
  const blocks = text.match(PEM) ?? (/^[A-Za-z0-9+/=\s]{200,}$/.test(text.trim()) ? [asPem(text)] : []);
  if (blocks.length === 0 || blocks.length > MOST) {
    throw new UpstreamRefused(
      field,
      'no_certificate',
      'This contains no certificate. Paste the complete certificate, from BEGIN to END.',
    );
  }
  const certificates = blocks.map((block) => parse(field, block));
  for (const certificate of certificates) requireStrong(field, certificate);
  const valid = certificates.filter(({ validTo }) => new Date(validTo) > now);
  if (valid.length === 0) {
    const [first] = certificates;
    throw new UpstreamRefused(field, 'certificate_expired', `The certificate expired on ${first?.validTo}.`);
  }
  return certificates;
}

/** The published certificates, then those of before that have not ended; which of them were not there before. */
export function mergeCertificates(
  before: string,
  published: string,
  now: Date,
): { pem: string; added: string[] } {
  const parse = (text: string) => (text.match(PEM) ?? []).map((block) => new X509Certificate(block));
  const [old, fresh] = [parse(before), parse(published)];
  const isIn = (all: X509Certificate[], { fingerprint256 }: X509Certificate) =>
    all.some((other) => other.fingerprint256 === fingerprint256);
  const kept = old.filter((one) => !isIn(fresh, one) && new Date(one.validTo) > now);
  return {
    pem: [...fresh, ...kept]
      .slice(0, MOST)
      .map((one) => one.toString().trim())
      .join('\n'),
    added: fresh.filter((one) => !isIn(old, one)).map(({ fingerprint256 }) => fingerprint256),
  };
}

export function describeCertificate(certificate: X509Certificate): SsoCertificate {
  return {
    subject: certificate.subject.replaceAll('\n', ', '),
    fingerprint: certificate.fingerprint256,
    notBefore: new Date(certificate.validFrom).toISOString(),
    notAfter: new Date(certificate.validTo).toISOString(),
    key: keyOf(certificate).name,
  };
}

function parse(field: string, block: string): X509Certificate {
  try {
    return new X509Certificate(block);
  } catch {
    throw new UpstreamRefused(
      field,
      'certificate_unreadable',
      'This certificate is not readable. Paste it again without changes.',
    );
  }
}

function requireStrong(field: string, certificate: X509Certificate): void {
  const { isStrong, name } = keyOf(certificate);
  if (isStrong) return;
  throw new UpstreamRefused(
    field,
    'certificate_weak',
    `The key of the certificate is ${name}. Use at least RSA ${LEAST_RSA_BITS} or EC ${LEAST_EC_BITS}.`,
  );
}

function keyOf({ publicKey }: X509Certificate): { name: string; isStrong: boolean } {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = publicKey;
  if (type === 'rsa' || type === 'rsa-pss') {
    const bits = details?.modulusLength ?? 0;
    return { name: `RSA ${bits}`, isStrong: bits >= LEAST_RSA_BITS };
  }
  if (type === 'ec') {
    const bits = EC_BITS[details?.namedCurve ?? ''] ?? 0;
    return { name: `EC ${details?.namedCurve}`, isStrong: bits >= LEAST_EC_BITS };
  }
  return { name: String(type), isStrong: type === 'ed25519' || type === 'ed448' };
}

function asPem(base64: string): string {
  const lines = base64.replaceAll(/\s/g, '').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n');
}
