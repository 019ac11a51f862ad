import type { KeyObject } from 'node:crypto';
import { requireFresh } from './checks/issue-instant.js';
import type { Moment } from './checks/moment.js';
import { isOver, offBy } from './checks/moment.js';
import { issuerOf, openMessage, requireId } from './checks/open-message.js';
import { requireSigned } from './checks/require-signed.js';
import { type NameId, readNameId } from './messages/name-id.js';
import { readStatus, type Status } from './messages/status.js';
import { readSubjectName, SUBJECT_NAME } from './messages/subject-name.js';
import { readTime } from './messages/time.js';
import { NS } from './namespaces.js';
import { SamlRefused } from './saml-refused.js';
import { requireSignaturePositions } from './signature/signature-positions.js';
import type { Trust } from './signature/verify-element.js';
import { type QuerySignature, verifyQuery } from './signature/verify-query.js';
import { many, once, optional, type Particle, requireSequence } from './xml/content-model.js';
import { textOf } from './xml/text-of.js';
import { attribute, childrenNamed, type XmlElement } from './xml/xml-element.js';

/** The binding of a message. */
export interface Delivery {
  readonly xml: string;
  readonly binding: 'redirect' | 'post';
  /** Signature of the query; null for POST, where the signature is in the XML. */
  readonly signature: QuerySignature | null;
}

/** Accepted certificates, and whether a signature is required. */
export interface SenderTrust extends Trust {
  readonly required: boolean;
}

export interface AuthnRequestMessage {
  readonly id: string;
  readonly issuer: string;
  readonly isSigned: boolean;
  readonly forceAuthn: boolean;
  readonly isPassive: boolean;
  readonly assertionConsumerServiceUrl: string | null;
  readonly assertionConsumerServiceIndex: number | null;
  readonly protocolBinding: string | null;
  readonly nameIdFormat: string | null;
  readonly spNameQualifier: string | null;
  readonly requestedContext: { readonly comparison: string; readonly classes: readonly string[] } | null;
  /** The user that the partner expects: only a hint for the sign-in page. */
  readonly subjectHint: string | null;
}

export interface LogoutRequestMessage {
  readonly id: string;
  readonly issuer: string;
  readonly nameId: NameId;
  readonly sessionIndexes: readonly string[];
}

export interface LogoutResponseMessage {
  readonly id: string;
  readonly issuer: string;
  readonly inResponseTo: string | null;
  readonly status: Status;
}

/** The claimed sender of a message, to find its registration. Nothing in the message is trusted yet. */
export function senderOf(xml: string): { issuer: string; kind: string } {
  const root = openMessage(xml, 'AuthnRequest', 'LogoutRequest', 'LogoutResponse', 'Response');
  const issuer = issuerOf(root);
  if (issuer === null) throw new SamlRefused('issuer', 'The message does not say who sent it');
  return { issuer, kind: root.local };
}

/** @throws SamlRefused the first check that the message does not pass */
export function readAuthnRequest(
  delivery: Delivery,
  destinations: readonly string[],
  trust: SenderTrust,
  moment: Moment,
): AuthnRequestMessage {
  const { root, isSigned } = open(delivery, 'AuthnRequest', trust);
  requireSequence(root, AUTHN_REQUEST);
  requireAddressed(root, destinations, isSigned);
  requireFresh(root, moment);
  const [policy] = childrenNamed(root, NS.samlp, 'NameIDPolicy');
  const index = attribute(root, 'AssertionConsumerServiceIndex');
  if (index !== undefined && !/^\d{1,5}$/.test(index))
    throw new SamlRefused('schema', 'The index is no number');
  return {
    id: requireId(root),
    issuer: requiredIssuer(root),
    isSigned,
    forceAuthn: flag(root, 'ForceAuthn'),
    isPassive: flag(root, 'IsPassive'),
    assertionConsumerServiceUrl: attribute(root, 'AssertionConsumerServiceURL') ?? null,
    assertionConsumerServiceIndex: index === undefined ? null : Number(index),
    protocolBinding: attribute(root, 'ProtocolBinding') ?? null,
    nameIdFormat: (policy && attribute(policy, 'Format')) ?? null,
    spNameQualifier: (policy && attribute(policy, 'SPNameQualifier')) ?? null,
    requestedContext: requestedContext(root),
    subjectHint: subjectHint(root),
  };
}

/** Always requires a signature: otherwise, anyone could sign anyone out. @throws SamlRefused */
export function readLogoutRequest(
  delivery: Delivery,
  destinations: readonly string[],
  trust: Trust,
  decryptionKeys: readonly KeyObject[],
  moment: Moment,
): LogoutRequestMessage {
  const { root, isSigned } = open(delivery, 'LogoutRequest', { ...trust, required: true });
  requireSequence(root, [...REQUEST, SUBJECT_NAME, many([NS.samlp, 'SessionIndex'])]);
  requireAddressed(root, destinations, true);
  requireFresh(root, moment);
  const end = attribute(root, 'NotOnOrAfter');
  if (end !== undefined && isOver(readTime(end, 'expired'), moment)) {
    throw new SamlRefused('expired', 'The request has run out', offBy(end, moment));
  }
  return {
    id: requireId(root),
    issuer: requiredIssuer(root),
    nameId: readSubjectName(root, {
      keys: decryptionKeys,
      allowTripleDes: false,
      isCiphertextSigned: isSigned,
    }).nameId,
    sessionIndexes: childrenNamed(root, NS.samlp, 'SessionIndex').map((element) => textOf(element)),
  };
}

/** @throws SamlRefused */
export function readLogoutResponse(
  delivery: Delivery,
  destinations: readonly string[],
  trust: Trust,
  moment: Moment,
): LogoutResponseMessage {
  const { root } = open(delivery, 'LogoutResponse', { ...trust, required: true });
  requireSequence(root, [...REQUEST, once(NS.samlp, 'Status')]);
  requireAddressed(root, destinations, true);
  requireFresh(root, moment);
  return {
    id: requireId(root),
    issuer: requiredIssuer(root),
    inResponseTo: attribute(root, 'InResponseTo') ?? null,
    status: readStatus(root),
  };
}

/**
 * With POST, the signed bytes are parsed again. With Redirect, the query's signature covers the whole message. If the
 * partner has registered no certificate, its signature has no meaning and the message counts as unsigned.
 */
function open(
  delivery: Delivery,
  local: string,
  trust: SenderTrust,
): { root: XmlElement; isSigned: boolean } {
  const root = openMessage(delivery.xml, local);
  requireSignaturePositions(root, [root]);
  if (trust.keys.length === 0 && !trust.required) return { root, isSigned: false };
  const inXml = childrenNamed(root, NS.ds, 'Signature').length > 0;
  if (delivery.signature) {
    verifyQuery(delivery.signature, trust);
    return { root, isSigned: true };
  }
  if (inXml) return { root: requireSigned(root, trust).element, isSigned: true };
  if (trust.required)
    throw new SamlRefused('signature_missing', `The ${local} is not signed`, { expected: local });
  return { root, isSigned: false };
}

/** A signed message must contain its destination; others may omit it. Source: SAML Bindings §3.4.5.2, §3.5.5.2. */
function requireAddressed(root: XmlElement, destinations: readonly string[], isSigned: boolean): void {
  const destination = attribute(root, 'Destination');
  if (destination === undefined && !isSigned) return;
  if (destination === undefined || !destinations.includes(destination)) {
    throw new SamlRefused('destination', 'The message is for another address', {
      found: destination ?? null,
      expected: destinations,
    });
  }
}

const REQUEST: readonly Particle[] = [
  once(NS.saml, 'Issuer'),
  optional(NS.ds, 'Signature'),
  optional(NS.samlp, 'Extensions'),
];

const AUTHN_REQUEST: readonly Particle[] = [
  ...REQUEST,
  optional(NS.saml, 'Subject'),
  optional(NS.samlp, 'NameIDPolicy'),
  optional(NS.saml, 'Conditions'),
  optional(NS.samlp, 'RequestedAuthnContext'),
  optional(NS.samlp, 'Scoping'),
];

function requiredIssuer(root: XmlElement): string {
  const issuer = issuerOf(root);
  if (issuer === null) throw new SamlRefused('issuer', 'The message does not say who sent it');
  return issuer;
}

/** xs:boolean. @throws SamlRefused schema */
function flag(root: XmlElement, name: string): boolean {
  const value = attribute(root, name) ?? 'false';
  if (!['true', 'false', '1', '0'].includes(value))
    throw new SamlRefused('schema', `${name} is neither true nor false`);
  return value === 'true' || value === '1';
}

function requestedContext(root: XmlElement): AuthnRequestMessage['requestedContext'] {
  const [context] = childrenNamed(root, NS.samlp, 'RequestedAuthnContext');
  if (!context) return null;
  const classes = childrenNamed(context, NS.saml, 'AuthnContextClassRef').map((element) => textOf(element));
  return { comparison: attribute(context, 'Comparison') ?? 'exact', classes };
}

function subjectHint(root: XmlElement): string | null {
  const [subject] = childrenNamed(root, NS.saml, 'Subject');
  const [nameId] = subject ? childrenNamed(subject, NS.saml, 'NameID') : [];
  return nameId ? readNameId(nameId).value.slice(0, 254) : null;
}
