import { type KeyObject, verify } from 'node:crypto';
import { SamlRefused } from '../saml-refused.js';
import { decodeBase64 } from '../xml/base64.js';
import { fits, signatureMethod } from './algorithms.js';
import type { Trust } from './verify-element.js';

export interface QuerySignature {
  /** `SAMLRequest=…&RelayState=…&SigAlg=…`, in the original octets. */
  readonly signed: string;
  readonly algorithm: string;
  /** Base64. */
  readonly value: string;
}

/**
 * Verifies the signature of the Redirect binding. Source: SAML Bindings §3.4.4.1.
 *
 * @throws SamlRefused algorithm, signature_value
 */
export function verifyQuery(query: QuerySignature, { keys, algorithms, fingerprints }: Trust): void {
  const method = signatureMethod(query.algorithm, algorithms);
  const value = decodeBase64(query.value, 'signature_value');
  const isGood = keys
    .filter((key: KeyObject) => fits(key, method))
    .some((key) =>
      verify(method.hash, Buffer.from(query.signed, 'utf8'), { key, dsaEncoding: 'ieee-p1363' }, value),
    );
  if (!isGood)
    throw new SamlRefused('signature_value', 'No configured key made this signature', {
      found: null,
      expected: fingerprints ?? null,
    });
}
