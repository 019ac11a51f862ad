import { NS } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';
import { many, once, optional, requireSequence } from '../xml/content-model.js';
import { childElements, descendants, named, type XmlElement } from '../xml/xml-element.js';

const ASSERTION = /^(Encrypted)?Assertion$/i;

/** Source: SAML Core §3.3.3, in the order of the schema. @throws SamlRefused schema */
export function requireResponseShape(response: XmlElement): void {
  requireSequence(response, [
    optional(NS.saml, 'Issuer'),
    optional(NS.ds, 'Signature'),
    optional(NS.samlp, 'Extensions'),
    once(NS.samlp, 'Status'),
    many([NS.saml, 'Assertion'], [NS.saml, 'EncryptedAssertion']),
  ]);
}

/**
 * The only assertion of a response, encrypted or not. No other assertion may exist anywhere in the document, in any
 * namespace or at any depth: the second one is always the forged one.
 *
 * @throws SamlRefused assertion_count
 */
export function requireOneAssertion(response: XmlElement): XmlElement {
  const all = [...descendants(response)].filter(({ local }) => ASSERTION.test(local));
  const [assertion, ...more] = all;
  if (!assertion || more.length > 0)
    throw new SamlRefused('assertion_count', `There are ${all.length} assertions`, {
      found: all.length,
      expected: 1,
    });
  if (!childElements(response).includes(assertion) || assertion.uri !== NS.saml) {
    throw new SamlRefused('assertion_count', 'The assertion is not where the response has it');
  }
  return assertion;
}

/** An assertion must not contain another one. @throws SamlRefused assertion_count */
export function requireBareAssertion(root: XmlElement): void {
  if (!named(root, NS.saml, 'Assertion')) throw new SamlRefused('assertion_count', 'Not an assertion');
  const inside = [...descendants(root)].filter(({ local }) => ASSERTION.test(local));
  if (inside.length > 1) throw new SamlRefused('assertion_count', 'An assertion inside of an assertion');
}
