import { SamlRefused } from '../saml-refused.js';
import { attribute, type XmlElement } from '../xml/xml-element.js';

/**
 * Must answer this browser's request or, for an unsolicited response, no request.
 *
 * @throws SamlRefused in_response_to
 */
export function requireInResponseTo(element: XmlElement, requestId: string | null): void {
  const answered = attribute(element, 'InResponseTo') ?? null;
  if (answered !== requestId) {
    throw new SamlRefused(
      'in_response_to',
      `The ${element.local} answers another request than that of this browser`,
      { found: answered, expected: requestId },
    );
  }
}
