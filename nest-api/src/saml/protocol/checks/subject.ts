import type { DecryptionPolicy } from '../encryption/decrypt-element.js';
import type { NameId } from '../messages/name-id.js';
import { readSubjectName, SUBJECT_NAME } from '../messages/subject-name.js';
import { readTime } from '../messages/time.js';
import { BEARER, NS } from '../namespaces.js';
import { SamlRefused } from '../saml-refused.js';
import { many, requireSequence } from '../xml/content-model.js';
import { attribute, childrenNamed, type XmlElement } from '../xml/xml-element.js';
import { requireInResponseTo } from './in-response-to.js';
import { isOver, type Moment, offBy } from './moment.js';

export interface SubjectExpectations extends Moment {
  readonly recipient: string;
  /** Null for an unsolicited response. */
  readonly inResponseTo: string | null;
  readonly decryption: Omit<DecryptionPolicy, 'isCiphertextSigned'>;
}

export interface ConfirmedSubject {
  readonly nameId: NameId;
  readonly isNameIdEncrypted: boolean;
  /** Deadline of the delivery. */
  readonly notOnOrAfter: Date;
}

/**
 * The subject, with a bearer confirmation for our address. Source: SAML Profiles §4.1.4.2.
 *
 * An EncryptedID is encrypted first and then signed (SAML Core §6.2), so a verified signature covers its
 * ciphertext: the assertion's or the response's signature. `assertion` must be parsed from the bytes it covers.
 *
 * @throws SamlRefused subject, recipient, in_response_to, expired, encryption_algorithm, decryption
 */
export function requireSubject(assertion: XmlElement, expected: SubjectExpectations): ConfirmedSubject {
  const [subject] = childrenNamed(assertion, NS.saml, 'Subject');
  if (!subject) throw new SamlRefused('subject', 'The assertion is about nobody');
  requireSequence(subject, [SUBJECT_NAME, many([NS.saml, 'SubjectConfirmation'])], 'subject');
  const confirmations = childrenNamed(subject, NS.saml, 'SubjectConfirmation').filter(
    (confirmation) => attribute(confirmation, 'Method') === BEARER,
  );
  const [confirmation, ...more] = confirmations;
  if (!confirmation || more.length > 0) {
    throw new SamlRefused('subject', 'Not exactly one bearer confirmation', {
      found: childrenNamed(subject, NS.saml, 'SubjectConfirmation').map(
        (each) => attribute(each, 'Method') ?? '',
      ),
      expected: BEARER,
    });
  }
  const notOnOrAfter = confirm(confirmation, expected);
  const decryption = { ...expected.decryption, isCiphertextSigned: true };
  const { nameId, isEncrypted } = readSubjectName(subject, decryption);
  return { nameId, isNameIdEncrypted: isEncrypted, notOnOrAfter };
}

function confirm(confirmation: XmlElement, expected: SubjectExpectations): Date {
  const [data] = childrenNamed(confirmation, NS.saml, 'SubjectConfirmationData');
  if (!data) throw new SamlRefused('subject', 'The confirmation has no data');
  if (attribute(data, 'NotBefore') !== undefined) {
    throw new SamlRefused('subject', 'A bearer confirmation has no NotBefore');
  }
  if (attribute(data, 'Recipient') !== expected.recipient) {
    throw new SamlRefused('recipient', 'The assertion is to be delivered elsewhere', {
      found: attribute(data, 'Recipient') ?? null,
      expected: expected.recipient,
    });
  }
  requireInResponseTo(data, expected.inResponseTo);
  const end = readTime(attribute(data, 'NotOnOrAfter'), 'expired');
  if (isOver(end, expected))
    throw new SamlRefused('expired', 'The time of delivery is over', offBy(end, expected));
  return end;
}
