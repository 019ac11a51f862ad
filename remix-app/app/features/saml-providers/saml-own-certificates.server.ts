import { X509Certificate } from 'node:crypto';
import { providerFetch } from '~/server/api.server';
import { logError } from '~/server/errors.server';
import { type Expiry, expiryOf } from '../applications/expiry';

/** One of our certificates, from the metadata of an identity provider. */
export interface OwnCertificate {
  use: 'signing' | 'encryption';
  /** With header lines. */
  pem: string;
  /** SHA-256 and SHA-1 of the DER, hexadecimal with colons: what partners compare. */
  sha256: string;
  sha1: string;
  subject: string;
  notBefore: string;
  notAfter: string;
  expiry: Expiry;
}

/** Our metadata is written in canonical form by one writer, so that its key descriptors have one shape. */
const KEY =
  /<md:KeyDescriptor use="(signing|encryption)">.*?<ds:X509Certificate>([^<]+)<\/ds:X509Certificate>/gs;

/**
 * The certificates in the metadata of one of our identity providers, the current one first; null where it does not
 * answer.
 */
export async function ownCertificates(
  request: Request,
  metadataUrl: string,
): Promise<OwnCertificate[] | null> {
  try {
    const response = await providerFetch(request)(metadataUrl);
    if (!response.ok) return null;
    const now = new Date();
    return [...(await response.text()).matchAll(KEY)].map(([, use, base64]) =>
      toOwn(use === 'encryption' ? 'encryption' : 'signing', base64 ?? '', now),
    );
  } catch (error) {
    logError(error, request);
    return null;
  }
}

function toOwn(use: OwnCertificate['use'], base64: string, now: Date): OwnCertificate {
  const certificate = new X509Certificate(Buffer.from(base64, 'base64'));
  const notAfter = certificate.validToDate.toISOString();
  return {
    use,
    pem: certificate.toString(),
    sha256: certificate.fingerprint256,
    sha1: certificate.fingerprint,
    subject: certificate.subject,
    notBefore: certificate.validFromDate.toISOString(),
    notAfter,
    expiry: expiryOf(notAfter, now),
  };
}
