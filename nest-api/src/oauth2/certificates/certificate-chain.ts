import type { X509Certificate } from 'node:crypto';
import { KeyUsageFlags } from '@peculiar/asn1-x509';
import { factsOf } from './certificate-facts.js';

/** How many certificates may be between that of the client and an authority of the application. */
export const MOST_INTERMEDIATES = 4;

/** id-kp-clientAuth and anyExtendedKeyUsage. Source: RFC 5280 §4.2.1.12. */
const CLIENT_USES = ['1.3.6.1.5.5.7.3.2', '2.5.29.37.0'];
/** Signatures with MD5 and SHA-1, which can be forged: RSA, DSA and ECDSA. */
const WEAK = new Set([
  '1.2.840.113549.1.1.4',
  '1.2.840.113549.1.1.5',
  '1.2.840.10040.4.3',
  '1.2.840.10045.4.1',
]);

/** Certificates as the client sent them: its own, and those of intermediate authorities. */
export interface SentCertificates {
  readonly leaf: X509Certificate;
  readonly intermediates: readonly X509Certificate[];
}

/**
 * Why the certificate of a client does not lead to an authority of the application; null if it does. Only `authorities` are
 * trusted: neither those of the machine nor the judgement of the proxy. Source: RFC 5280 §6.1, RFC 8705 §2.1.
 */
export function chainProblem(
  { leaf, intermediates }: SentCertificates,
  authorities: readonly X509Certificate[],
  now: Date,
): string | null {
  if (intermediates.length > MOST_INTERMEDIATES) return 'the chain has too many certificates';
  try {
    return leafProblem(leaf, now) ?? pathProblem(leaf, { authorities, intermediates }, 0, now);
  } catch {
    return 'a certificate of the chain is not encoded correctly';
  }
}

/** Whether a certificate is valid at this time. Source: RFC 5280 §4.1.2.5. */
export function isCurrent(certificate: X509Certificate, now: Date): boolean {
  return certificate.validFromDate <= now && now <= certificate.validToDate;
}

interface Issuers {
  readonly authorities: readonly X509Certificate[];
  readonly intermediates: readonly X509Certificate[];
}

/** @param below how many authorities are between `certificate` and the client, `certificate` included */
function pathProblem(
  certificate: X509Certificate,
  { authorities, intermediates }: Issuers,
  below: number,
  now: Date,
): string | null {
  let problem = 'no authority of the application issued it';
  for (const issuer of authorities.filter((one) => hasIssued(one, certificate))) {
    const found = authorityProblem(issuer, below, now);
    if (found === null) return null;
    problem = found;
  }
  for (const issuer of intermediates.filter((one) => hasIssued(one, certificate))) {
    const others = intermediates.filter((one) => one !== issuer);
    const found =
      weakness(issuer) ??
      authorityProblem(issuer, below, now) ??
      pathProblem(issuer, { authorities, intermediates: others }, below + 1, now);
    if (found === null) return null;
    problem = found;
  }
  return problem;
}

/** By name, key identifier and signature. */
function hasIssued(issuer: X509Certificate, certificate: X509Certificate): boolean {
  return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
}

function leafProblem(leaf: X509Certificate, now: Date): string | null {
  const { keyUsage } = factsOf(leaf);
  if (!isCurrent(leaf, now)) return 'it has expired, or is not valid yet';
  if (keyUsage !== null && (keyUsage & KeyUsageFlags.digitalSignature) === 0)
    return 'its key usage does not allow signatures';
  return weakness(leaf) ?? useProblem(leaf);
}

function authorityProblem(issuer: X509Certificate, below: number, now: Date): string | null {
  const { keyUsage, pathLength } = factsOf(issuer);
  if (!issuer.ca) return 'the certificate that issued it is not of an authority';
  if (keyUsage !== null && (keyUsage & KeyUsageFlags.keyCertSign) === 0)
    return 'the authority may not issue certificates';
  if (!isCurrent(issuer, now)) return 'the certificate of the authority has expired, or is not valid yet';
  if (pathLength !== null && below > pathLength) return 'the authority may not have authorities below it';
  return useProblem(issuer);
}

/** The uses of an authority limit those of the certificates below it. */
function useProblem(certificate: X509Certificate): string | null {
  const { extendedKeyUsage, unknownExtension } = factsOf(certificate);
  if (unknownExtension !== null) return `the extension ${unknownExtension} is not supported`;
  if (extendedKeyUsage !== null && !CLIENT_USES.some((use) => extendedKeyUsage.includes(use)))
    return 'its extended key usage does not include client authentication';
  return null;
}

function weakness(certificate: X509Certificate): string | null {
  return WEAK.has(factsOf(certificate).signatureAlgorithm) ? 'its signature uses MD5 or SHA-1' : null;
}
