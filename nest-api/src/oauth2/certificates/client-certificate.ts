import { X509Certificate } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { MOST_INTERMEDIATES, type SentCertificates } from './certificate-chain.js';

/** A byte sequence. Source: RFC 8941 §3.3.5. */
const BYTES = /^:([A-Za-z0-9+/]+={0,2}):$/;
/** Longer than any certificate that is of use. */
const MOST_BYTES = 16_384;
const ESCAPED_PEM = /^-----BEGIN CERTIFICATE-----\n([A-Za-z0-9+/=\n]+)\n-----END CERTIFICATE-----\n?$/;

const known = new WeakMap<IncomingMessage, SentCertificates | null>();

/**
 * The certificates of the client's TLS connection, as the proxy passes them on; null without one, or if they cannot be
 * read. `clientAddress` has dropped the headers that did not come from the proxy. The proxy has verified that the client has
 * the private key, and nothing else.
 *
 * Source: RFC 9440 §2 (`Client-Cert`, `Client-Cert-Chain`); `X-Gatehouse-Client-Cert` is URL-encoded PEM, which nginx has as
 * `$ssl_client_escaped_cert`.
 */
export function certificatesOf(request: IncomingMessage): SentCertificates | null {
  const found = known.get(request);
  if (found !== undefined) return found;
  const read = readCertificates(request);
  known.set(request, read);
  return read;
}

function readCertificates({ headers }: IncomingMessage): SentCertificates | null {
  const { 'client-cert': given, 'client-cert-chain': chain, 'x-gatehouse-client-cert': escaped } = headers;
  // Two certificates of one connection contradict each other.
  if (given !== undefined && escaped !== undefined) return null;
  try {
    const leaf = escaped === undefined ? inBytes(String(given ?? '')) : inPem(String(escaped));
    const intermediates = chain === undefined ? [] : String(chain).split(',').map(inBytes);
    if (!leaf || intermediates.length > MOST_INTERMEDIATES + 1) return null;
    return { leaf, intermediates: intermediates.filter((one) => one !== null) };
  } catch {
    return null;
  }
}

function inBytes(text: string): X509Certificate | null {
  const [, base64] = BYTES.exec(text.trim()) ?? [];
  return base64 === undefined ? null : fromBase64(base64);
}

function inPem(text: string): X509Certificate | null {
  const [, base64] = ESCAPED_PEM.exec(decodeURIComponent(text)) ?? [];
  return base64 === undefined ? null : fromBase64(base64);
}

function fromBase64(base64: string): X509Certificate | null {
  return base64.length > MOST_BYTES ? null : new X509Certificate(Buffer.from(base64, 'base64'));
}
