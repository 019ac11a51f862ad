import { type DecryptionPolicy, decryptElement, decryptionFailed } from '../encryption/decrypt-element.js';
import { NS } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';
import type { Particle } from '../xml/content-model.js';
import { parseXml } from '../xml/parse-xml.js';
import { childElements, childrenNamed, named, type XmlElement } from '../xml/xml-element.js';
import { type NameId, readNameId } from './name-id.js';

/** The content model of a subject: exactly one identifier, encrypted or not. Source: SAML Core §2.4.1, §3.7.1. */
export const SUBJECT_NAME: Particle = {
  names: [
    [NS.saml, 'NameID'],
    [NS.saml, 'EncryptedID'],
  ],
  min: 1,
  max: 1,
};

/**
 * The subject of `parent`, whose shape `SUBJECT_NAME` has checked.
 *
 * @throws SamlRefused subject, encryption_algorithm, decryption
 */
export function readSubjectName(
  parent: XmlElement,
  decryption: DecryptionPolicy,
): { nameId: NameId; isEncrypted: boolean } {
  const [plain] = childrenNamed(parent, NS.saml, 'NameID');
  if (plain) return { nameId: readNameId(plain), isEncrypted: false };
  const [encrypted] = childrenNamed(parent, NS.saml, 'EncryptedID');
  if (!encrypted) throw new SamlRefused('subject', `The ${parent.local} is about nobody`);
  return { nameId: readNameId(parseDecrypted(decryptElement(encrypted, decryption))), isEncrypted: true };
}

function parseDecrypted(plain: string): XmlElement {
  try {
    const element = parseXml(plain);
    if (named(element, NS.saml, 'NameID') && childElements(element).length === 0) return element;
  } catch {
    throw decryptionFailed();
  }
  throw decryptionFailed();
}
