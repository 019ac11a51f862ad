import { createHmac } from 'node:crypto';
import type { AssertionInput } from '../../../saml/protocol/messages/assertion.js';
import { issueResponse } from '../../../saml/protocol/messages/issue-response.js';
import { NS } from '../../../saml/protocol/namespaces.js';
import type { Signer } from '../../../saml/protocol/signature/sign-element.js';
import { FORGED, REAL, signatureOf, WRAPPINGS, withoutSignature } from './wrappings.js';

/** The attacker's knowledge of a connection: its addresses, and responses of its identity provider. */
export interface SamlAim {
  /** The identity provider's genuine response to the request of this sign-in. */
  readonly input: AssertionInput;
  readonly key: Signer;
  /** A key that no one trusts. */
  readonly stranger: Signer;
}

export interface SamlForgery {
  readonly name: string;
  /** The expected codes of the rejection. */
  readonly codes: readonly string[];
  forge(aim: SamlAim): string;
}

const STRUCTURE = [
  'saml_assertion_count',
  'saml_signature_position',
  'saml_signature_structure',
  'saml_signature_reference',
  'saml_duplicate_id',
  'saml_schema',
];
const HOUR_MS = 3_600_000;

function issued(
  { input, key }: SamlAim,
  changes: Partial<AssertionInput> = {},
  sign: 'assertion' | 'response' = 'assertion',
  signer = key,
): string {
  return issueResponse({ ...input, ...changes }, { sign, algorithm: 'rsa-sha256', encryption: null }, signer);
}

/** A genuine response with a text replaced after signing. */
function edited(from: string | RegExp, to: string): SamlForgery['forge'] {
  return (aim) => issued(aim).replace(from, () => to);
}

function forgery(name: string, codes: string | readonly string[], forge: SamlForgery['forge']): SamlForgery {
  return { name, codes: [codes].flat(), forge };
}

/** Replaces the signature with an HMAC under the public certificate. */
function withHmac(aim: SamlAim): string {
  const uri = 'http://www.w3.org/2001/04/xmldsig-more#hmac-sha256';
  const xml = withoutSignature(issued(aim));
  const signature = signatureOf(issued(aim))
    .replace(/<ds:SignatureMethod Algorithm="[^"]+"/, `<ds:SignatureMethod Algorithm="${uri}"`)
    .replace(/<ds:SignatureValue>[^<]*/, () => {
      const value = createHmac('sha256', aim.key.certificate).update(xml).digest('base64');
      return `<ds:SignatureValue>${value}`;
    });
  return xml.replace('</saml:Issuer><saml:Subject>', `</saml:Issuer>${signature}<saml:Subject>`);
}

export const SAML_FORGERIES: readonly SamlForgery[] = [
  forgery('without a signature', 'saml_signature_missing', (aim) => withoutSignature(issued(aim))),
  forgery('signed with a key of nobody, sent along', 'saml_signature_value', (aim) =>
    issued(aim, {}, 'assertion', aim.stranger),
  ),
  forgery('signed with a key of nobody, under the known certificate', 'saml_signature_value', (aim) =>
    issued(aim, {}, 'assertion', { ...aim.stranger, certificate: aim.key.certificate }),
  ),
  forgery('HMAC under the public certificate', 'saml_algorithm', withHmac),
  forgery(
    'signature algorithm "none"',
    'saml_algorithm',
    edited(/<ds:SignatureMethod Algorithm="[^"]+"/, '<ds:SignatureMethod Algorithm="none"'),
  ),
  ...Object.entries(WRAPPINGS).map(([name, { signs, attack }]) =>
    forgery(name, STRUCTURE, (aim) => attack(issued(aim, {}, signs))),
  ),
  forgery('another name in a signed assertion', 'saml_digest', edited(REAL, FORGED)),
  forgery(
    'a comment that cuts the name',
    'saml_forbidden_construct',
    edited(REAL, `${REAL}<!---->.evil.test`),
  ),
  forgery('a document type', 'saml_forbidden_construct', (aim) => `<!DOCTYPE Response>${issued(aim)}`),
  forgery('an external entity', 'saml_forbidden_construct', (aim) => {
    const entity = '<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
    return `${entity}${issued(aim).replace(REAL, '&x;')}`;
  }),
  forgery('another version', 'saml_version', edited('Version="2.0"', 'Version="1.1"')),
  forgery('another namespace', 'saml_schema', edited(NS.samlp, 'urn:evil')),
  forgery('another destination and recipient', 'saml_destination', (aim) =>
    issued(aim, { recipient: 'https://evil.invalid/acs' }),
  ),
  forgery('another recipient inside', 'saml_recipient', (aim) =>
    issued(aim, { recipient: 'https://evil.invalid/acs' }).replace(
      'Destination="https://evil.invalid/acs"',
      `Destination="${aim.input.recipient}"`,
    ),
  ),
  forgery('another audience', 'saml_audience', (aim) => issued(aim, { audience: 'https://other.invalid' })),
  forgery('another issuer', 'saml_issuer', (aim) => issued(aim, { issuer: 'https://evil.invalid' })),
  forgery('expired an hour ago', ['saml_expired', 'saml_issue_instant'], (aim) =>
    issued(aim, { now: new Date(aim.input.now.getTime() - HOUR_MS) }),
  ),
  forgery('valid in an hour', ['saml_not_yet_valid', 'saml_issue_instant'], (aim) =>
    issued(aim, { now: new Date(aim.input.now.getTime() + HOUR_MS) }),
  ),
  forgery('the answer to a request of nobody', ['saml_in_response_to', 'saml_unsolicited'], (aim) =>
    issued(aim, { inResponseTo: '_a-request-that-nobody-sent' }),
  ),
  forgery('the answer to no request', ['saml_in_response_to', 'saml_unsolicited'], (aim) =>
    issued(aim, { inResponseTo: null }),
  ),
];
