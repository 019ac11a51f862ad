import { type SignedXml, type Trust, verifyElement } from '../signature/verify-element.js';
import { parseXml } from '../xml/parse-xml.js';
import type { XmlElement } from '../xml/xml-element.js';

/** The element as its signature covered it: parsed again from the canonical bytes, without the signature. */
export function requireSigned(element: XmlElement, trust: Trust): { signed: SignedXml; element: XmlElement } {
  const signed = verifyElement(element, trust);
  return { signed, element: parseXml(signed) };
}
