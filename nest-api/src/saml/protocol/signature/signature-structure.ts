import { NS } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';
import { decodeBase64 } from '../xml/base64.js';
import { once, optional, requireSequence } from '../xml/content-model.js';
import { textOf } from '../xml/text-of.js';
import { attribute, childElements, childrenNamed, type XmlElement } from '../xml/xml-element.js';

/** A signature with an unambiguous form. */
export interface SignatureParts {
  readonly element: XmlElement;
  readonly signedInfo: XmlElement;
  /** `InclusiveNamespaces` of SignedInfo itself. */
  readonly signedInfoPrefixes: readonly string[];
  /** `InclusiveNamespaces` of the signed element. */
  readonly contentPrefixes: readonly string[];
  readonly signatureMethod: string | undefined;
  readonly digestMethod: string | undefined;
  readonly referenceUri: string | undefined;
  readonly digest: Buffer;
  readonly value: Buffer;
}

const CHECK = 'signature_structure';
const ENVELOPED = `${NS.ds}enveloped-signature`;

/**
 * Parses a Signature: one SignedInfo, one Reference, nothing that SAML does not use.
 *
 * KeyInfo may exist but is not read: keys come only from the configuration.
 *
 * @throws SamlRefused signature_structure, signature_transform
 */
export function takeApart(element: XmlElement): SignatureParts {
  requireSequence(
    element,
    [once(NS.ds, 'SignedInfo'), once(NS.ds, 'SignatureValue'), optional(NS.ds, 'KeyInfo')],
    CHECK,
  );
  const signedInfo = only(element, 'SignedInfo');
  requireSequence(
    signedInfo,
    [once(NS.ds, 'CanonicalizationMethod'), once(NS.ds, 'SignatureMethod'), once(NS.ds, 'Reference')],
    CHECK,
  );
  const reference = only(signedInfo, 'Reference');
  requireSequence(
    reference,
    [once(NS.ds, 'Transforms'), once(NS.ds, 'DigestMethod'), once(NS.ds, 'DigestValue')],
    CHECK,
  );
  return {
    element,
    signedInfo,
    signedInfoPrefixes: exclusiveC14n(only(signedInfo, 'CanonicalizationMethod')),
    contentPrefixes: transforms(only(reference, 'Transforms')),
    signatureMethod: algorithmOf(only(signedInfo, 'SignatureMethod')),
    digestMethod: algorithmOf(only(reference, 'DigestMethod')),
    referenceUri: attribute(reference, 'URI'),
    digest: decodeBase64(textOf(only(reference, 'DigestValue'), CHECK), CHECK),
    value: decodeBase64(textOf(only(element, 'SignatureValue'), CHECK), CHECK),
  };
}

/** Enveloped, then exclusive canonicalisation, and nothing else. Source: SAML Core §5.4.4. */
function transforms(element: XmlElement): readonly string[] {
  const [enveloped, canonical, ...more] = childElements(element);
  const isEnveloped = enveloped && attribute(enveloped, 'Algorithm') === ENVELOPED;
  if (!isEnveloped || childElements(enveloped).length > 0 || !canonical || more.length > 0) {
    throw new SamlRefused('signature_transform', 'Other transforms than enveloped and exclusive c14n');
  }
  for (const transform of [enveloped, canonical]) {
    if (transform.local !== 'Transform' || transform.uri !== NS.ds)
      throw new SamlRefused('signature_transform', 'Something else than a Transform');
  }
  return exclusiveC14n(canonical);
}

function exclusiveC14n(element: XmlElement): readonly string[] {
  if (attribute(element, 'Algorithm') !== NS.ec) {
    throw new SamlRefused('signature_transform', 'Another canonicalisation than the exclusive one');
  }
  requireSequence(element, [optional(NS.ec, 'InclusiveNamespaces')], 'signature_transform');
  const [list] = childrenNamed(element, NS.ec, 'InclusiveNamespaces');
  const prefixes = list ? (attribute(list, 'PrefixList') ?? '').split(/\s+/).filter(Boolean) : [];
  return prefixes.map((prefix) => (prefix === '#default' ? '' : prefix));
}

/** The algorithm of a method without parameters such as HMACOutputLength. */
function algorithmOf(element: XmlElement): string | undefined {
  if (element.children.length > 0) throw new SamlRefused(CHECK, `${element.local} has parameters`);
  return attribute(element, 'Algorithm');
}

function only(parent: XmlElement, local: string): XmlElement {
  const [first, ...more] = childrenNamed(parent, NS.ds, local);
  if (!first || more.length > 0) throw new SamlRefused(CHECK, `Not exactly one ${local}`);
  return first;
}
