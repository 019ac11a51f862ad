import { createHash, randomUUID, sign } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { type Account, objectIdOf } from './accounts.ts';
import type { SigningKey } from './self-signed.ts';

const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const DS = 'http://www.w3.org/2000/09/xmldsig#';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const MOST_BYTES = 20_000;
const VALID_MS = 5 * 60_000;

export interface AuthnRequest {
  readonly id: string;
  readonly issuer: string;
  readonly acsUrl: string;
}

/** The request of an HTTP-Redirect. The sandbox trusts any Gatehouse on this machine, so it verifies nothing else. */
export function readAuthnRequest(message: string): AuthnRequest {
  const xml = inflateRawSync(Buffer.from(message, 'base64'), { maxOutputLength: MOST_BYTES }).toString(
    'utf8',
  );
  const find = (pattern: RegExp) => pattern.exec(xml)?.[1] ?? '';
  const acsUrl = find(/AssertionConsumerServiceURL="([^"]+)"/);
  if (!URL.canParse(acsUrl) || !/^(localhost|127\.0\.0\.1)$/.test(new URL(acsUrl).hostname)) {
    throw new Error('the sandbox answers to this machine only');
  }
  return { id: find(/\sID="([^"]+)"/), issuer: find(/<(?:\w+:)?Issuer[^>]*>([^<]+)</).trim(), acsUrl };
}

export interface ResponseOptions {
  readonly request: AuthnRequest;
  readonly issuer: string;
  readonly account: Account;
  readonly key: SigningKey;
  /** Overrides for invalid responses. */
  readonly audience?: string;
  readonly issuedAt?: Date;
  readonly withEmail?: boolean;
  /** Issuer of the assertion. */
  readonly claimedIssuer?: string;
}

/**
 * A response with a signed assertion, written in canonical form, so that the signed bytes are the sent ones. Source:
 * SAML Core §2.3, §3.2; Exclusive XML Canonicalization.
 */
export function samlResponse({ request, account, key, ...options }: ResponseOptions): string {
  const issuer = options.claimedIssuer ?? options.issuer;
  const at = options.issuedAt ?? new Date();
  const [now, end] = [at.toISOString(), new Date(at.getTime() + VALID_MS).toISOString()];
  const id = `_${randomUUID()}`;
  const withEmail = options.withEmail ?? true;
  const head = `<saml:Assertion xmlns:saml="${ASSERTION}" ID="${id}" IssueInstant="${now}" Version="2.0"><saml:Issuer>${text(issuer)}</saml:Issuer>`;
  const tail =
    `<saml:Subject><saml:NameID Format="${withEmail ? EMAIL_FORMAT : PERSISTENT}">${text(withEmail ? account.email : objectIdOf(account))}</saml:NameID>` +
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${request.id}" NotOnOrAfter="${end}" Recipient="${text(request.acsUrl)}"></saml:SubjectConfirmationData></saml:SubjectConfirmation></saml:Subject>` +
    `<saml:Conditions NotBefore="${now}" NotOnOrAfter="${end}"><saml:AudienceRestriction><saml:Audience>${text(options.audience ?? request.issuer)}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
    `<saml:AuthnStatement AuthnInstant="${now}" SessionIndex="${id}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
    `<saml:AttributeStatement>${attributesOf(account, withEmail)}</saml:AttributeStatement></saml:Assertion>`;
  const assertion = head + signature(id, head + tail, key) + tail;
  return (
    `<samlp:Response xmlns:samlp="${PROTOCOL}" Destination="${text(request.acsUrl)}" ID="_${randomUUID()}" InResponseTo="${request.id}" IssueInstant="${now}" Version="2.0">` +
    `<saml:Issuer xmlns:saml="${ASSERTION}">${text(issuer)}</saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"></samlp:StatusCode></samlp:Status>${assertion}</samlp:Response>`
  );
}

export function samlMetadata(issuer: string, ssoUrl: string, { certificate }: SigningKey): string {
  return (
    `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${text(issuer)}">` +
    `<md:IDPSSODescriptor protocolSupportEnumeration="${PROTOCOL}"><md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="${DS}"><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>` +
    `<md:NameIDFormat>${EMAIL_FORMAT}</md:NameIDFormat><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${text(ssoUrl)}"></md:SingleSignOnService></md:IDPSSODescriptor></md:EntityDescriptor>`
  );
}

function attributesOf({ email, givenName, familyName, groups }: Account, withEmail: boolean): string {
  const all: Record<string, readonly string[]> = {
    ...(withEmail ? { email: [email] } : {}),
    given_name: [givenName],
    family_name: [familyName],
    groups,
  };
  return Object.entries(all)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => {
      const inner = values
        .map((value) => `<saml:AttributeValue>${text(value)}</saml:AttributeValue>`)
        .join('');
      return `<saml:Attribute Name="${name}" NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:basic">${inner}</saml:Attribute>`;
    })
    .join('');
}

function signature(id: string, assertion: string, { privateKey, certificate }: SigningKey): string {
  const digest = createHash('sha256').update(assertion).digest('base64');
  const inner =
    `<ds:CanonicalizationMethod Algorithm="${EXCLUSIVE}"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod>` +
    `<ds:Reference URI="#${id}"><ds:Transforms><ds:Transform Algorithm="${DS}enveloped-signature"></ds:Transform><ds:Transform Algorithm="${EXCLUSIVE}"></ds:Transform></ds:Transforms>` +
    `<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`;
  const value = sign('sha256', Buffer.from(`<ds:SignedInfo xmlns:ds="${DS}">${inner}`), privateKey);
  return (
    `<ds:Signature xmlns:ds="${DS}"><ds:SignedInfo>${inner}<ds:SignatureValue>${value.toString('base64')}</ds:SignatureValue>` +
    `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></ds:Signature>`
  );
}

/** Escapes text and attribute values. */
export function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
