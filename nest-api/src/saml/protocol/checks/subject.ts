import { type NameId, readNameId } from '../messages/name-id.js';
import { readTime } from '../messages/time.js';
import { BEARER, NS } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';
import { many, once, requireSequence } from '../xml/content-model.js';
import { attribute, childrenNamed, type XmlElement } from '../xml/xml-element.js';
import { requireInResponseTo } from './in-response-to.js';
import { isOver, type Moment } from './moment.js';

export interface SubjectExpectations extends Moment {
  readonly recipient: string;
  /** Null when nobody asked. */
  readonly inResponseTo: string | null;
}

export interface ConfirmedSubject {
  readonly nameId: NameId;
  /** Until when it may be delivered. */
  readonly notOnOrAfter: Date;
}

/**
 * Who it is about, confirmed for whoever bears it to our address. Source: SAML Profiles §4.1.4.2.
 *
 * @throws SamlRefused subject, recipient, in_response_to, expired
 */
export function requireSubject(assertion: XmlElement, expected: SubjectExpectations): ConfirmedSubject {
  const [subject] = childrenNamed(assertion, NS.saml, 'Subject');
  if (!subject) throw new SamlRefused('subject', 'The assertion is about nobody');
  if (childrenNamed(subject, NS.saml, 'EncryptedID').length > 0) {
    throw new SamlRefused(
      'subject',
      'The NameID is encrypted (EncryptedID), which is not supported in assertions. Have the identity provider send it in clear and encrypt the whole assertion instead.',
    );
  }
  requireSequence(subject, [once(NS.saml, 'NameID'), many([NS.saml, 'SubjectConfirmation'])], 'subject');
  const [nameId] = childrenNamed(subject, NS.saml, 'NameID');
  const confirmations = childrenNamed(subject, NS.saml, 'SubjectConfirmation').filter(
    (confirmation) => attribute(confirmation, 'Method') === BEARER,
  );
  const [confirmation, ...more] = confirmations;
  if (!nameId || !confirmation || more.length > 0) {
    throw new SamlRefused('subject', 'Not exactly one bearer confirmation');
  }
  return { nameId: readNameId(nameId), notOnOrAfter: confirm(confirmation, expected) };
}

function confirm(confirmation: XmlElement, expected: SubjectExpectations): Date {
  const [data] = childrenNamed(confirmation, NS.saml, 'SubjectConfirmationData');
  if (!data) throw new SamlRefused('subject', 'The confirmation has no data');
  if (attribute(data, 'NotBefore') !== undefined) {
    throw new SamlRefused('subject', 'A bearer confirmation has no NotBefore');
  }
  if (attribute(data, 'Recipient') !== expected.recipient) {
    throw new SamlRefused('recipient', 'The assertion is to be delivered elsewhere');
  }
  requireInResponseTo(data, expected.inResponseTo);
  const end = readTime(attribute(data, 'NotOnOrAfter'), 'expired');
  if (isOver(end, expected)) throw new SamlRefused('expired', 'The time of delivery is over');
  return end;
}
