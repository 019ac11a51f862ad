import { NS } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';
import { descendants, named, type XmlElement } from '../xml/xml-element.js';

/**
 * Allows signatures only where SAML puts them: at most one in each element that can be signed, as its own
 * child. With a signature at another depth, one element could be read and another one verified.
 *
 * @throws SamlRefused signature_position, signature_structure
 */
export function requireSignaturePositions(root: XmlElement, signable: readonly XmlElement[]): void {
  const signed = new Set<XmlElement>();
  for (const element of descendants(root)) {
    if (element.local === 'Signature' && element.uri !== NS.ds)
      throw new SamlRefused('signature_position', 'A Signature of another namespace');
    if (!named(element, NS.ds, 'Signature')) continue;
    const parent = element.parent;
    if (!parent || !signable.includes(parent)) {
      throw new SamlRefused('signature_position', 'A Signature stands where none belongs');
    }
    if (signed.has(parent)) throw new SamlRefused('signature_structure', 'An element has several signatures');
    signed.add(parent);
  }
}
