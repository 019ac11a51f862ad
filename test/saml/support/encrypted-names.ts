import type { EncryptionAlgorithm } from '../../../nest-api/src/saml/protocol/encryption/block-ciphers.js';
import { encryptAssertion } from '../../../nest-api/src/saml/protocol/encryption/encrypt-element.js';
import { type AssertionInput, assertion } from '../../../nest-api/src/saml/protocol/messages/assertion.js';
import type { Protection } from '../../../nest-api/src/saml/protocol/messages/issue-response.js';
import { response } from '../../../nest-api/src/saml/protocol/messages/response.js';
import { SUCCESS } from '../../../nest-api/src/saml/protocol/messages/status.js';
import { NS } from '../../../nest-api/src/saml/protocol/namespaces.js';
import {
  type Signable,
  signElement,
  unsigned,
} from '../../../nest-api/src/saml/protocol/signature/sign-element.js';
import type { Xml } from '../../../nest-api/src/saml/protocol/xml/canonical-writer.js';
import { canonicalize } from '../../../nest-api/src/saml/protocol/xml/exclusive-c14n.js';
import { parseXml } from '../../../nest-api/src/saml/protocol/xml/parse-xml.js';
import { encryptedIdByXmlEncryption } from './others.ts';
import type { Party } from './parties.ts';

/** The party's certificate, in PEM. */
type Recipient = { readonly pem: { readonly certificate: string } };

export function nameIdOf(value: string): string {
  return `<saml:NameID xmlns:saml="${NS.saml}">${value}</saml:NameID>`;
}

/** As in a message that declares no prefix for it, in canonical form. */
export async function bareEncryptedId(
  plain: string,
  to: Recipient,
  algorithm: EncryptionAlgorithm = 'aes256-gcm',
): Promise<string> {
  return canonicalize(parseXml(await encryptedIdByXmlEncryption(plain, to, algorithm)));
}

/** As in an assertion, in canonical form. */
export async function encryptedId(
  plain: string,
  to: Recipient,
  algorithm?: EncryptionAlgorithm,
): Promise<string> {
  const written = await bareEncryptedId(plain, to, algorithm);
  return written.replace(` xmlns:saml="${NS.saml}"`, '');
}

/** A response whose subject has the name `names`. `none` means unsigned. */
export function responseAbout(
  names: string,
  given: AssertionInput,
  sign: Protection['sign'] | 'none',
  signer: Party,
  encryption: Protection['encryption'] = null,
): string {
  const plain = assertion(given);
  const tail = plain.tail.replace(/<saml:NameID.*?<\/saml:NameID>/, () => names) as Xml;
  const protect = (target: Signable, isSigned: boolean) =>
    isSigned ? signElement(target, signer, 'rsa-sha256') : unsigned(target);
  const inner = protect({ ...plain, tail }, sign === 'assertion' || sign === 'both');
  const outer = response({
    id: '_response-1',
    issuer: given.issuer,
    now: given.now,
    destination: given.recipient,
    inResponseTo: given.inResponseTo,
    status: SUCCESS,
    assertion: encryption ? encryptAssertion(inner, encryption) : inner,
  });
  return protect(outer, sign === 'response' || sign === 'both');
}
