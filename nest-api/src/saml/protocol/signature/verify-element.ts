import { createHash, type KeyObject, verify } from 'node:crypto';
import { NS } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';
import { canonicalize } from '../xml/exclusive-c14n.js';
import { attribute, childrenNamed, type XmlElement } from '../xml/xml-element.js';
import { type AlgorithmPolicy, digestHash, fits, signatureMethod } from './algorithms.js';
import { fingerprintIn } from './fingerprints.js';
import { type SignatureParts, takeApart } from './signature-structure.js';

declare const covered: unique symbol;
/** The canonical text that a signature covered, byte for byte. The message is read only from it. */
export type SignedXml = string & { readonly [covered]: true };

export interface Trust {
  /** From the configuration; several during a partner's rotation. A key inside a message is never used. */
  readonly keys: readonly KeyObject[];
  /** SHA-256 of the certificates that hold the keys, for an admin to compare. */
  readonly fingerprints?: readonly string[];
  readonly algorithms: AlgorithmPolicy;
}

/**
 * Verifies the enveloped signature of one element, which must be the element's own child.
 *
 * @returns the text that it covers
 * @throws SamlRefused signature_missing, signature_structure, signature_reference, signature_transform, algorithm,
 *   signature_value, digest
 */
export function verifyElement(element: XmlElement, trust: Trust): SignedXml {
  const [signature, ...more] = childrenNamed(element, NS.ds, 'Signature');
  if (!signature)
    throw new SamlRefused('signature_missing', `${element.local} is not signed`, { expected: element.local });
  if (more.length > 0)
    throw new SamlRefused('signature_structure', `${element.local} has several signatures`);
  const parts = takeApart(signature);
  requireOwnReference(element, parts);
  requireSignature(parts, trust, signature);
  return requireDigest(element, parts, trust);
}

function requireOwnReference(element: XmlElement, { referenceUri }: SignatureParts): void {
  const id = attribute(element, 'ID');
  if (!id || referenceUri !== `#${id}`) {
    throw new SamlRefused(
      'signature_reference',
      'The signature is about another element than the one it is in',
      { found: referenceUri ?? null, expected: id ? `#${id}` : null },
    );
  }
}

function requireSignature(
  parts: SignatureParts,
  { keys, algorithms, fingerprints }: Trust,
  signature: XmlElement,
): void {
  const method = signatureMethod(parts.signatureMethod, algorithms);
  const signed = Buffer.from(
    canonicalize(parts.signedInfo, { inclusivePrefixes: parts.signedInfoPrefixes }),
    'utf8',
  );
  const isGood = keys
    .filter((key) => fits(key, method))
    .some((key) => verify(method.hash, signed, { key, dsaEncoding: 'ieee-p1363' }, parts.value));
  if (!isGood)
    throw new SamlRefused('signature_value', 'No configured key made this signature', {
      found: fingerprintIn(signature),
      expected: fingerprints ?? null,
    });
}

function requireDigest(element: XmlElement, parts: SignatureParts, { algorithms }: Trust): SignedXml {
  const hash = digestHash(parts.digestMethod, algorithms);
  const content = canonicalize(element, {
    without: parts.element,
    inclusivePrefixes: parts.contentPrefixes,
  });
  if (!createHash(hash).update(content, 'utf8').digest().equals(parts.digest)) {
    throw new SamlRefused('digest', 'The element was changed after it was signed', { found: element.local });
  }
  return content as SignedXml;
}
