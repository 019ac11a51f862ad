import { BINDINGS, NS } from '../namespaces.js';
import type { Signable } from '../signature/sign-element.js';
import { all, element, endTag, NOTHING, startTag, text, type Xml } from '../xml/canonical-writer.js';
import { type NameId, nameIdElement } from './name-id.js';

interface RequestInput {
  readonly id: string;
  readonly issuer: string;
  readonly now: Date;
  readonly destination: string;
}

export interface AuthnRequestInput extends RequestInput {
  readonly assertionConsumerServiceUrl: string;
  /** A URI; null lets the identity provider choose. */
  readonly nameIdFormat: string | null;
  readonly forceAuthn: boolean;
  readonly isPassive: boolean;
}

/** Source: SAML Core §3.4.1. */
export function authnRequest(input: AuthnRequestInput): Signable {
  return request(
    'samlp:AuthnRequest',
    input,
    {
      AssertionConsumerServiceURL: input.assertionConsumerServiceUrl,
      ForceAuthn: input.forceAuthn ? 'true' : undefined,
      IsPassive: input.isPassive ? 'true' : undefined,
      ProtocolBinding: BINDINGS.post,
    },
    element('samlp:NameIDPolicy', { AllowCreate: 'true', Format: input.nameIdFormat ?? undefined }),
  );
}

export interface LogoutRequestInput extends RequestInput {
  readonly nameId: NameId;
  readonly sessionIndex: string | null;
  readonly notOnOrAfter: Date;
}

/** Source: SAML Core §3.7.1. */
export function logoutRequest(input: LogoutRequestInput): Signable {
  return request(
    'samlp:LogoutRequest',
    input,
    { NotOnOrAfter: input.notOnOrAfter.toISOString() },
    all([
      nameIdElement(input.nameId, true),
      input.sessionIndex === null ? NOTHING : element('samlp:SessionIndex', {}, text(input.sessionIndex)),
    ]),
  );
}

function request(
  name: string,
  input: RequestInput,
  attributes: Readonly<Record<string, string | undefined>>,
  content: Xml,
): Signable {
  const head = all([
    startTag(name, {
      'xmlns:samlp': NS.samlp,
      ...attributes,
      Destination: input.destination,
      ID: input.id,
      IssueInstant: input.now.toISOString(),
      Version: '2.0',
    }),
    element('saml:Issuer', { 'xmlns:saml': NS.saml }, text(input.issuer)),
  ]);
  return { id: input.id, head, tail: all([content, endTag(name)]) };
}
