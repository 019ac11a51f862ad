import { readRedirect, redirectUrl } from '../../../nest-api/src/saml/protocol/bindings/redirect.js';
import { authnRequest, logoutRequest } from '../../../nest-api/src/saml/protocol/messages/requests.js';
import { readAuthnRequest, readLogoutRequest } from '../../../nest-api/src/saml/protocol/read-requests.js';
import { STRICT } from '../../../nest-api/src/saml/protocol/signature/algorithms.js';
import { signElement, unsigned } from '../../../nest-api/src/saml/protocol/signature/sign-element.js';
import { validateResponse } from '../../../nest-api/src/saml/protocol/validate-response.js';
import { NOW } from './parties.ts';
import { aResponse, expectations, sp } from './responses.ts';

/** A valid message and its reader. `read` returns the interpreted content, or throws. */
export interface Subject {
  readonly name: string;
  readonly text: string;
  read(text: string): string;
}

const SSO = 'https://idp.test/sso';
const TRUST = { keys: [sp.publicKey], algorithms: STRICT, required: true };
const MOMENT = { now: NOW, skewSeconds: 60 };
const REQUEST = { id: '_r1', issuer: 'https://sp.test', now: NOW, destination: SSO };

const authn = authnRequest({
  ...REQUEST,
  assertionConsumerServiceUrl: 'https://sp.test/acs',
  nameIdFormat: null,
  forceAuthn: false,
  isPassive: false,
});
const logout = logoutRequest({
  ...REQUEST,
  nameId: { value: 'user@acme.test', format: null },
  sessionIndex: '_s1',
  notOnOrAfter: new Date(NOW.getTime() + 300_000),
});

/** The parts of a response that decide who signs in. The rest may change if it is not signed. */
function readResponse(xml: string): string {
  const { id, nameId, attributes, statement } = validateResponse(xml, expectations());
  return JSON.stringify({ id, nameId, attributes, statement });
}

const response = (sign: 'assertion' | 'response' | 'both', encrypted = false): Subject => ({
  name: `response, ${sign} signed${encrypted ? ', encrypted' : ''}`,
  text: aResponse(
    {},
    { sign, encryption: encrypted ? { key: sp.publicKey, algorithm: 'aes256-gcm' } : null },
  ),
  read: readResponse,
});

export const CORPUS: readonly Subject[] = [
  response('assertion'),
  response('response'),
  response('both'),
  response('assertion', true),
  response('both', true),
  {
    name: 'request to sign in by POST',
    text: signElement(authn, sp, 'rsa-sha256'),
    read: (xml) =>
      JSON.stringify(readAuthnRequest({ xml, binding: 'post', signature: null }, [SSO], TRUST, MOMENT)),
  },
  {
    name: 'request to sign out by POST',
    text: signElement(logout, sp, 'rsa-sha256'),
    read: (xml) =>
      JSON.stringify(readLogoutRequest({ xml, binding: 'post', signature: null }, [SSO], TRUST, [], MOMENT)),
  },
  {
    name: 'request to sign in by redirect',
    text: redirectUrl('', 'SAMLRequest', unsigned(authn), 'relay', {
      signer: sp,
      algorithm: 'rsa-sha256',
    }).slice(1),
    read: (query) => {
      const { xml, signature, relayState } = readRedirect(query);
      const request = readAuthnRequest({ xml, binding: 'redirect', signature }, [SSO], TRUST, MOMENT);
      return JSON.stringify([request, relayState]);
    },
  },
];
