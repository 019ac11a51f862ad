import type { AssertionInput } from '../../../nest-api/src/saml/protocol/messages/assertion.js';
import {
  issueResponse,
  type Protection,
} from '../../../nest-api/src/saml/protocol/messages/issue-response.js';
import { newMessageId } from '../../../nest-api/src/saml/protocol/messages/new-id.js';
import { NAME_ID_FORMATS } from '../../../nest-api/src/saml/protocol/namespaces.js';
import { SamlRefused } from '../../../nest-api/src/saml/protocol/saml-refused.js';
import { STRICT } from '../../../nest-api/src/saml/protocol/signature/algorithms.js';
import {
  type ResponseExpectations,
  validateResponse,
} from '../../../nest-api/src/saml/protocol/validate-response.js';
import { aParty, NOW } from './parties.ts';

export const idp = aParty('idp.test');
export const sp = aParty('sp.test');

export const IDP_ID = 'https://idp.test/metadata';
export const SP_ID = 'https://sp.test/metadata';
export const ACS = 'https://sp.test/acs';
export const REQUEST_ID = '_request-1';
const BASIC = 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic';

export function input(changes: Partial<AssertionInput> = {}): AssertionInput {
  return {
    id: newMessageId(),
    issuer: IDP_ID,
    now: NOW,
    lifetimeSeconds: 300,
    skewSeconds: 60,
    nameId: { value: 'user@acme.test', format: NAME_ID_FORMATS.email },
    recipient: ACS,
    audience: SP_ID,
    inResponseTo: REQUEST_ID,
    authnInstant: NOW,
    authnContext: 'urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport',
    sessionIndex: '_session-1',
    sessionNotOnOrAfter: new Date(NOW.getTime() + 900_000),
    attributes: [
      { name: 'email', nameFormat: BASIC, values: ['user@acme.test'] },
      { name: 'groups', nameFormat: BASIC, values: ['sales', 'R&D <"west">'] },
    ],
    ...changes,
  };
}

export function protection(changes: Partial<Protection> = {}): Protection {
  return { sign: 'assertion', algorithm: 'rsa-sha256', encryption: null, ...changes };
}

export function aResponse(changes: Partial<AssertionInput> = {}, protect: Partial<Protection> = {}): string {
  return issueResponse(input(changes), protection(protect), idp);
}

export function expectations(changes: Partial<ResponseExpectations> = {}): ResponseExpectations {
  return {
    issuer: IDP_ID,
    audience: SP_ID,
    recipient: ACS,
    inResponseTo: REQUEST_ID,
    now: NOW,
    skewSeconds: 60,
    trust: { keys: [idp.publicKey], algorithms: STRICT },
    signed: 'either',
    decryption: { keys: [sp.privateKey], allowTripleDes: false },
    requireEncryption: false,
    ...changes,
  };
}

/** `accepted`, or the check that rejected it. Any other error is a bug and is rethrown. */
export function outcome(xml: string, changes: Partial<ResponseExpectations> = {}): string {
  try {
    validateResponse(xml, expectations(changes));
    return 'accepted';
  } catch (error) {
    if (error instanceof SamlRefused) return error.check;
    throw error;
  }
}
