import type { KeyObject } from 'node:crypto';
import { type Certificate, readCertificate } from '../protocol/signature/certificate.js';
import type { RegisteredCertificate } from './saml-service-provider.entity.js';

/**
 * How long a certificate remains trusted after it left the metadata: some servers of the partner may still sign with
 * it.
 */
export const OVERLAP_DAYS = 7;
const DAY = 86_400_000;

export function toRegistered(
  certificate: Certificate,
  use: RegisteredCertificate['use'],
): RegisteredCertificate {
  return {
    use,
    base64: certificate.base64,
    fingerprint: certificate.fingerprint,
    subject: certificate.subject.replaceAll('\n', ', '),
    notBefore: certificate.notBefore.toISOString(),
    notAfter: certificate.notAfter.toISOString(),
    retiredAt: null,
  };
}

/** The certificates of the new metadata, together with earlier ones during their overlap. */
export function withOverlap(
  before: readonly RegisteredCertificate[],
  fresh: readonly RegisteredCertificate[],
  now: Date,
): RegisteredCertificate[] {
  const same = (a: RegisteredCertificate) => (b: RegisteredCertificate) =>
    a.use === b.use && a.fingerprint === b.fingerprint;
  const leaving = before
    .filter((old) => !fresh.some(same(old)))
    .map((old) => ({ ...old, retiredAt: old.retiredAt ?? now.toISOString() }))
    .filter((old) => !isOver(old, now));
  return [...fresh, ...leaving];
}

function isOver({ retiredAt }: RegisteredCertificate, now: Date): boolean {
  return retiredAt !== null && new Date(retiredAt).getTime() + OVERLAP_DAYS * DAY <= now.getTime();
}

/** Keys by fingerprint: parsing a certificate costs as much as verifying a signature. */
const known = new Map<string, KeyObject>();
const MOST_KNOWN = 5_000;

/** The currently valid keys for one use. */
export function keysOf(
  certificates: readonly RegisteredCertificate[],
  use: RegisteredCertificate['use'],
  now: Date,
): KeyObject[] {
  return certificates
    .filter((certificate) => certificate.use === use && !isOver(certificate, now))
    .map((certificate) => keyOf(certificate));
}

function keyOf({ fingerprint, base64 }: RegisteredCertificate): KeyObject {
  const found = known.get(fingerprint);
  if (found) return found;
  const { key } = readCertificate(base64);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(fingerprint, key);
  return key;
}
