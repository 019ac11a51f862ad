import { NS } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';
import { parseXml } from '../xml/parse-xml.js';
import { textOf } from '../xml/text-of.js';
import { requireUniqueIds } from '../xml/unique-ids.js';
import { attribute, childrenNamed, named, type XmlElement } from '../xml/xml-element.js';

/** Reads a message whose root must be `local` and whose IDs must be unique. Its content is not trusted yet. */
export function openMessage(xml: string, ...locals: readonly string[]): XmlElement {
  const root = parseXml(xml);
  if (!locals.some((local) => named(root, NS.samlp, local))) {
    throw new SamlRefused('schema', `The message is no ${locals.join(' or ')}`, {
      found: root.local,
      expected: locals,
    });
  }
  requireUniqueIds(root);
  requireVersion(root);
  requireId(root);
  return root;
}

/** Source: SAML Core §4.1. @throws SamlRefused version */
export function requireVersion(element: XmlElement): void {
  const found = attribute(element, 'Version') ?? null;
  if (found !== '2.0') throw new SamlRefused('version', 'Not version 2.0', { found, expected: '2.0' });
}

/** @throws SamlRefused schema */
export function requireId(element: XmlElement): string {
  const id = attribute(element, 'ID');
  if (!id || !/^[A-Za-z_][\w.-]{0,255}$/.test(id)) throw new SamlRefused('schema', 'The ID is not an xs:ID');
  return id;
}

/** The sender that the message claims; null if it names none. @throws SamlRefused issuer */
export function issuerOf(element: XmlElement): string | null {
  const [issuer] = childrenNamed(element, NS.saml, 'Issuer');
  if (!issuer) return null;
  const format = attribute(issuer, 'Format');
  if (format !== undefined && format !== 'urn:oasis:names:tc:SAML:2.0:nameid-format:entity') {
    throw new SamlRefused('issuer', 'The issuer is given in another format than as an entity', {
      found: format,
    });
  }
  const value = textOf(issuer, 'issuer');
  if (value === '' || value.length > 1_024)
    throw new SamlRefused('issuer', 'The issuer is empty or too long');
  return value;
}
