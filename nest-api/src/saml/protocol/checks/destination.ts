import { SamlRefused } from '../saml-refused.js';
import { attribute, type XmlElement } from '../xml/xml-element.js';

/** Must equal this exact address. Source: SAML Core §3.2.1, SAML Bindings §3.5.5.2. @throws SamlRefused destination */
export function requireDestination(message: XmlElement, own: string): void {
  const destination = attribute(message, 'Destination');
  if (destination === undefined)
    throw new SamlRefused('destination', 'The message has no Destination', { found: null, expected: own });
  if (destination !== own)
    throw new SamlRefused('destination', 'The message is for another address', {
      found: destination,
      expected: own,
    });
}
