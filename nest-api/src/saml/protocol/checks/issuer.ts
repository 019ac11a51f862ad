import { SamlRefused } from '../saml-refused.js';
import type { XmlElement } from '../xml/xml-element.js';
import { issuerOf } from './open-message.js';

/** @throws SamlRefused issuer */
export function requireIssuer(element: XmlElement, expected: string, mayBeLeftOut = false): void {
  const issuer = issuerOf(element);
  if (issuer === null && mayBeLeftOut) return;
  if (issuer !== expected)
    throw new SamlRefused('issuer', 'The message is from another issuer', { found: issuer, expected });
}
