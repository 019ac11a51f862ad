import { sign } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { SamlRefused } from '../saml-refused.js';
import { OUR_ALGORITHMS, type SignatureAlgorithm } from '../signature/algorithms.js';
import type { Signer } from '../signature/sign-element.js';
import type { QuerySignature } from '../signature/verify-query.js';
import { decodeBase64 } from '../xml/base64.js';
import { MESSAGE_LIMITS } from '../xml/limits.js';
import { MOST_ENCODED, MOST_RELAY_STATE } from './limits.js';
import { decodeUtf8 } from './post.js';

export type MessageField = 'SAMLRequest' | 'SAMLResponse';

export interface RedirectMessage {
  readonly field: MessageField;
  readonly xml: string;
  readonly relayState: string | null;
  /** Null if the query is not signed. */
  readonly signature: QuerySignature | null;
}

/**
 * The URL that carries a message, with a signature over the query if there is a signer. The caller omits an XML
 * signature inside. Source: SAML Bindings §3.4.4.
 */
export function redirectUrl(
  target: string,
  field: MessageField,
  xml: string,
  relayState: string | null,
  signing: { readonly signer: Signer; readonly algorithm: SignatureAlgorithm } | null,
): string {
  const parts = [`${field}=${encodeURIComponent(deflateRawSync(xml).toString('base64'))}`];
  if (relayState !== null) parts.push(`RelayState=${encodeURIComponent(relayState)}`);
  if (signing) {
    const { hash, signature } = OUR_ALGORITHMS[signing.algorithm];
    parts.push(`SigAlg=${encodeURIComponent(signature)}`);
    const value = sign(hash, Buffer.from(parts.join('&')), signing.signer.privateKey).toString('base64');
    parts.push(`Signature=${encodeURIComponent(value)}`);
  }
  return `${target}${target.includes('?') ? '&' : '?'}${parts.join('&')}`;
}

const NAMES = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg', 'Signature', 'SAMLEncoding'] as const;
const DEFLATE = 'urn:oasis:names:tc:SAML:2.0:bindings:URL-Encoding:DEFLATE';

/**
 * Reads a message from the original query: the signature covers its octets, which decoding and encoding again would not
 * always restore.
 *
 * @param query without the question mark
 * @throws SamlRefused encoding, too_large
 */
export function readRedirect(query: string): RedirectMessage {
  const raw = rawParameters(query);
  const field = raw.has('SAMLRequest') ? 'SAMLRequest' : 'SAMLResponse';
  const message = raw.get(field);
  if (message === undefined || (raw.has('SAMLRequest') && raw.has('SAMLResponse'))) {
    throw new SamlRefused('encoding', 'The query holds not exactly one message');
  }
  const encoding = raw.get('SAMLEncoding');
  if (encoding !== undefined && decoded(encoding) !== DEFLATE) {
    throw new SamlRefused('encoding', 'Another encoding than DEFLATE');
  }
  const relay = raw.get('RelayState');
  const relayState = relay === undefined ? null : decoded(relay.replaceAll('+', ' '));
  if (relayState !== null && relayState.length > MOST_RELAY_STATE) {
    throw new SamlRefused('too_large', 'The RelayState is too long');
  }
  return { field, xml: inflate(decoded(message)), relayState, signature: signatureOf(raw, field) };
}

function rawParameters(query: string): Map<string, string> {
  if (query.length > MOST_ENCODED) throw new SamlRefused('too_large', 'The query is too long');
  const raw = new Map<string, string>();
  for (const pair of query.split('&')) {
    const at = pair.indexOf('=');
    const name = decoded(at < 0 ? pair : pair.slice(0, at));
    if (!NAMES.some((known) => known === name)) continue;
    // With a duplicate name, one value could be verified and the other one read.
    if (raw.has(name)) throw new SamlRefused('encoding', `${name} comes twice`);
    raw.set(name, at < 0 ? '' : pair.slice(at + 1));
  }
  return raw;
}

/** Always in this order, whatever the order in the query. Source: SAML Bindings §3.4.4.1. */
function signatureOf(raw: ReadonlyMap<string, string>, field: MessageField): QuerySignature | null {
  const [algorithm, value] = [raw.get('SigAlg'), raw.get('Signature')];
  if (algorithm === undefined && value === undefined) return null;
  if (algorithm === undefined || value === undefined) {
    throw new SamlRefused('encoding', 'A signature without its algorithm, or the other way round');
  }
  const signed = [field, 'RelayState', 'SigAlg']
    .filter((name) => raw.has(name))
    .map((name) => `${name}=${raw.get(name)}`)
    .join('&');
  return { signed, algorithm: decoded(algorithm), value: decoded(value) };
}

function inflate(encoded: string): string {
  const bytes = decodeBase64(encoded, 'encoding');
  try {
    return decodeUtf8(inflateRawSync(bytes, { maxOutputLength: MESSAGE_LIMITS.bytes }));
  } catch (cause) {
    if (cause instanceof SamlRefused) throw cause;
    const tooLong = (cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new SamlRefused(tooLong ? 'too_large' : 'encoding', 'The message can not be inflated', { cause });
  }
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch (cause) {
    throw new SamlRefused('encoding', 'The query is not well encoded', { cause });
  }
}
