import { SamlRefused } from '../saml-refused.js';
import { attribute, type XmlElement } from '../xml/xml-element.js';

/**
 * An answer to the request of this browser, or, where none was asked, no answer at all.
 *
 * @throws SamlRefused in_response_to
 */
export function requireInResponseTo(element: XmlElement, requestId: string | null): void {
  const answered = attribute(element, 'InResponseTo') ?? null;
  if (answered !== requestId) {
    throw new SamlRefused(
      'in_response_to',
      `The ${element.local} answers another request than that of this browser`,
    );
  }
}
