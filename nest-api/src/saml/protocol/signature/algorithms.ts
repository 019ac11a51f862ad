import type { KeyObject } from 'node:crypto';
import { NS } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';

export type SignatureAlgorithm = 'rsa-sha256' | 'rsa-sha512' | 'rsa-sha1';

interface SignatureMethod {
  readonly uri: string;
  /** As node:crypto calls it. */
  readonly hash: string;
  readonly keyType: 'rsa' | 'ec';
  readonly legacy?: true;
}

const MORE = 'http://www.w3.org/2001/04/xmldsig-more#';

/** Accepted signature algorithms. All others are rejected, HMAC in particular. Source: RFC 6931 §2.3. */
const SIGNATURE_METHODS: readonly SignatureMethod[] = [
  { uri: `${MORE}rsa-sha256`, hash: 'sha256', keyType: 'rsa' },
  { uri: `${MORE}rsa-sha384`, hash: 'sha384', keyType: 'rsa' },
  { uri: `${MORE}rsa-sha512`, hash: 'sha512', keyType: 'rsa' },
  { uri: `${MORE}ecdsa-sha256`, hash: 'sha256', keyType: 'ec' },
  { uri: `${MORE}ecdsa-sha384`, hash: 'sha384', keyType: 'ec' },
  { uri: `${MORE}ecdsa-sha512`, hash: 'sha512', keyType: 'ec' },
  { uri: `${NS.ds}rsa-sha1`, hash: 'sha1', keyType: 'rsa', legacy: true },
];

const DIGEST_METHODS: Readonly<Record<string, string>> = {
  [`${NS.xenc}sha256`]: 'sha256',
  [`${MORE}sha384`]: 'sha384',
  [`${NS.xenc}sha512`]: 'sha512',
  [`${NS.ds}sha1`]: 'sha1',
};

export interface AlgorithmPolicy {
  /** SHA-1, if the registration of an old partner allows it. */
  readonly allowSha1: boolean;
}

export const STRICT: AlgorithmPolicy = { allowSha1: false };

/** @throws SamlRefused algorithm */
export function signatureMethod(uri: string | undefined, policy: AlgorithmPolicy): SignatureMethod {
  const method = SIGNATURE_METHODS.find((known) => known.uri === uri);
  const accepted = SIGNATURE_METHODS.filter(({ legacy }) => !legacy || policy.allowSha1);
  const values = { found: uri ?? null, expected: accepted.map((known) => known.uri) };
  if (!method)
    throw new SamlRefused('algorithm', 'The signature algorithm is not one that we accept', values);
  if (method.legacy && !policy.allowSha1)
    throw new SamlRefused('algorithm', 'SHA-1 is off for this partner', values);
  return method;
}

/** As node:crypto calls it. @throws SamlRefused algorithm */
export function digestHash(uri: string | undefined, policy: AlgorithmPolicy): string {
  const hash = uri === undefined || !Object.hasOwn(DIGEST_METHODS, uri) ? undefined : DIGEST_METHODS[uri];
  const accepted = Object.entries(DIGEST_METHODS).filter(([, name]) => name !== 'sha1' || policy.allowSha1);
  const values = { found: uri ?? null, expected: accepted.map(([known]) => known) };
  if (hash === undefined)
    throw new SamlRefused('algorithm', 'The digest algorithm is not one that we accept', values);
  if (hash === 'sha1' && !policy.allowSha1)
    throw new SamlRefused('algorithm', 'SHA-1 is off for this partner', values);
  return hash;
}

/** Whether the key fits the algorithm. A confusion of the two can turn a public key into a shared secret. */
export function fits(key: KeyObject, method: SignatureMethod): boolean {
  return key.type === 'public' && key.asymmetricKeyType === method.keyType;
}

export const OUR_ALGORITHMS: Readonly<
  Record<SignatureAlgorithm, { readonly hash: string; readonly signature: string; readonly digest: string }>
> = {
  'rsa-sha256': { hash: 'sha256', signature: `${MORE}rsa-sha256`, digest: `${NS.xenc}sha256` },
  'rsa-sha512': { hash: 'sha512', signature: `${MORE}rsa-sha512`, digest: `${NS.xenc}sha512` },
  'rsa-sha1': { hash: 'sha1', signature: `${NS.ds}rsa-sha1`, digest: `${NS.ds}sha1` },
};
