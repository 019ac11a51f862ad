import { NS } from '../namespaces.js';
import { many, once, optional, requireSequence } from '../xml/content-model.js';
import type { XmlElement } from '../xml/xml-element.js';

/**
 * Source: SAML Core §2.3.3, in the order of the schema, without AuthzDecisionStatement, which has no use in a sign-
 * in.
 */
export function requireAssertionShape(assertion: XmlElement): void {
  requireSequence(assertion, [
    once(NS.saml, 'Issuer'),
    optional(NS.ds, 'Signature'),
    once(NS.saml, 'Subject'),
    once(NS.saml, 'Conditions'),
    optional(NS.saml, 'Advice'),
    many([NS.saml, 'AuthnStatement'], [NS.saml, 'AttributeStatement']),
  ]);
}
