import { requireAssertionShape } from './checks/assertion-shape.js';
import { type IncomingAttribute, readAttributes } from './checks/attributes.js';
import { type AuthnStatement, requireAuthnStatement } from './checks/authn-statement.js';
import { requireAudience, requireConditions } from './checks/conditions.js';
import { MOST_AGE_SECONDS, requireFresh } from './checks/issue-instant.js';
import { requireIssuer } from './checks/issuer.js';
import type { Moment } from './checks/moment.js';
import { requireId, requireVersion } from './checks/open-message.js';
import { requireBareAssertion } from './checks/response-shape.js';
import { requireSubject } from './checks/subject.js';
import type { DecryptionPolicy } from './encryption/decrypt-element.js';
import type { NameId } from './messages/name-id.js';
import { type Passed, unheard } from './response-stages.js';
import type { SignedXml } from './signature/verify-element.js';
import { parseXml } from './xml/parse-xml.js';

export interface AssertionExpectations extends Moment {
  readonly issuer: string;
  readonly audience: string;
  readonly recipient: string;
  /** Null for an unsolicited response. */
  readonly inResponseTo: string | null;
  readonly decryption: Omit<DecryptionPolicy, 'isCiphertextSigned'>;
}

/**
 * A verified assertion. Only `read` creates one, and it accepts only the bytes that a
 * signature covered: no other document, and no element that was verified elsewhere.
 */
export class VerifiedAssertion {
  /** Makes the type nominal: an object with the same fields is not assignable. */
  readonly #verified = true;

  private constructor(
    readonly id: string,
    readonly issuer: string,
    readonly nameId: NameId,
    /** Whether the message contained an EncryptedID. */
    readonly isNameIdEncrypted: boolean,
    readonly attributes: readonly IncomingAttribute[],
    readonly statement: AuthnStatement,
    /** How long its ID must be remembered to detect replays. */
    readonly rememberUntil: Date,
    /** Canonical text, for the admin's trace. */
    readonly source: SignedXml,
  ) {}

  /** @throws SamlRefused the first failed check */
  static read(
    signed: SignedXml,
    expected: AssertionExpectations,
    passed: Passed = unheard,
  ): VerifiedAssertion {
    const assertion = parseXml(signed);
    requireBareAssertion(assertion);
    requireVersion(assertion);
    const id = requireId(assertion);
    requireAssertionShape(assertion);
    requireIssuer(assertion, expected.issuer);
    const issued = requireFresh(assertion, expected);
    passed('assertion');
    const subject = requireSubject(assertion, expected);
    passed('subject', expected.recipient);
    const conditions = requireConditions(assertion, expected);
    passed('conditions');
    requireAudience(conditions, expected.audience);
    passed('audience', expected.audience);
    const statement = requireAuthnStatement(assertion, expected);
    const attributes = readAttributes(assertion);
    passed('authn_statement');
    const longest = issued.getTime() + MOST_AGE_SECONDS * 1000;
    const rememberUntil = new Date(
      Math.max(longest, subject.notOnOrAfter.getTime()) + expected.skewSeconds * 1000,
    );
    return new VerifiedAssertion(
      id,
      expected.issuer,
      subject.nameId,
      subject.isNameIdEncrypted,
      attributes,
      statement,
      rememberUntil,
      signed,
    );
  }

  /** Values of an attribute, by its name or friendly name; empty if it is missing. */
  valuesOf(name: string): readonly string[] {
    if (!this.#verified) return [];
    return this.attributes
      .filter((known) => known.name === name || known.friendlyName === name)
      .flatMap(({ values }) => values);
  }
}
