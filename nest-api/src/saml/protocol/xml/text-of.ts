import { type SamlCheck, SamlRefused } from '../saml-refused.js';
import { isElement, type XmlElement } from './xml-element.js';

/** The text of an element. @throws SamlRefused with `check` if it contains an element */
export function textOf(element: XmlElement, check: SamlCheck = 'schema'): string {
  if (element.children.some(isElement)) throw new SamlRefused(check, `${element.local} holds more than text`);
  return element.children.join('');
}
