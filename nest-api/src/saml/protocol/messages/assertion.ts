import { BEARER, NS } from '../namespaces.js';
import type { Signable } from '../signature/sign-element.js';
import { all, element, endTag, NOTHING, startTag, text, type Xml } from '../xml/canonical-writer.js';
import { type NameId, nameIdElement } from './name-id.js';

/** An attribute under the partner's name for it. */
export interface OutgoingAttribute {
  readonly name: string;
  readonly nameFormat: string;
  readonly values: readonly string[];
}

export interface AssertionInput {
  readonly id: string;
  readonly issuer: string;
  readonly now: Date;
  /** Lifetime of the delivery. */
  readonly lifetimeSeconds: number;
  /** How far the partner's clock may be slow. */
  readonly skewSeconds: number;
  readonly nameId: NameId;
  /** The ACS URL. */
  readonly recipient: string;
  readonly audience: string;
  /** Null for an unsolicited response. */
  readonly inResponseTo: string | null;
  readonly authnInstant: Date;
  readonly authnContext: string;
  readonly sessionIndex: string;
  readonly sessionNotOnOrAfter: Date;
  readonly attributes: readonly OutgoingAttribute[];
}

/** An assertion about a sign-in. Source: SAML Core §2.3.3, SAML Profiles §4.1.4.2. */
export function assertion(input: AssertionInput): Signable {
  const head = all([
    startTag('saml:Assertion', {
      'xmlns:saml': NS.saml,
      ID: input.id,
      IssueInstant: input.now.toISOString(),
      Version: '2.0',
    }),
    element('saml:Issuer', {}, text(input.issuer)),
  ]);
  const tail = all([
    subject(input),
    conditions(input),
    authnStatement(input),
    attributeStatement(input.attributes),
    endTag('saml:Assertion'),
  ]);
  return { id: input.id, head, tail };
}

function subject(input: AssertionInput): Xml {
  return element(
    'saml:Subject',
    {},
    nameIdElement(input.nameId),
    element(
      'saml:SubjectConfirmation',
      { Method: BEARER },
      element('saml:SubjectConfirmationData', {
        InResponseTo: input.inResponseTo ?? undefined,
        NotOnOrAfter: end(input),
        Recipient: input.recipient,
      }),
    ),
  );
}

function conditions(input: AssertionInput): Xml {
  return element(
    'saml:Conditions',
    {
      NotBefore: new Date(input.now.getTime() - input.skewSeconds * 1000).toISOString(),
      NotOnOrAfter: end(input),
    },
    element('saml:AudienceRestriction', {}, element('saml:Audience', {}, text(input.audience))),
  );
}

function authnStatement(input: AssertionInput): Xml {
  return element(
    'saml:AuthnStatement',
    {
      AuthnInstant: input.authnInstant.toISOString(),
      SessionIndex: input.sessionIndex,
      SessionNotOnOrAfter: input.sessionNotOnOrAfter.toISOString(),
    },
    element('saml:AuthnContext', {}, element('saml:AuthnContextClassRef', {}, text(input.authnContext))),
  );
}

/** The schema does not allow an empty one. */
function attributeStatement(attributes: readonly OutgoingAttribute[]): Xml {
  const told = attributes.filter(({ values }) => values.length > 0);
  if (told.length === 0) return NOTHING;
  return element(
    'saml:AttributeStatement',
    {},
    ...told.map(({ name, nameFormat, values }) =>
      element(
        'saml:Attribute',
        { Name: name, NameFormat: nameFormat },
        ...values.map((value) => element('saml:AttributeValue', {}, text(value))),
      ),
    ),
  );
}

function end({ now, lifetimeSeconds }: AssertionInput): string {
  return new Date(now.getTime() + lifetimeSeconds * 1000).toISOString();
}
