import { describe, expect, test } from 'vitest';
import { readRedirect } from '../../nest-api/src/saml/protocol/bindings/redirect.js';
import type { Protection } from '../../nest-api/src/saml/protocol/messages/issue-response.js';
import { authnRequest, logoutRequest } from '../../nest-api/src/saml/protocol/messages/requests.js';
import { logoutResponse, response } from '../../nest-api/src/saml/protocol/messages/response.js';
import {
  identityProviderMetadata,
  serviceProviderMetadata,
} from '../../nest-api/src/saml/protocol/metadata/write-metadata.js';
import { NAME_ID_FORMATS, STATUS } from '../../nest-api/src/saml/protocol/namespaces.js';
import {
  type Signable,
  signElement,
  unsigned,
} from '../../nest-api/src/saml/protocol/signature/sign-element.js';
import { passportStrategy, redirectOf } from '../../nest-api/src/saml/upstream/passport-strategy.js';
import { NOW } from './support/parties.ts';
import { ACS, aResponse, IDP_ID, idp, REQUEST_ID, SP_ID, sp } from './support/responses.ts';
import { schemaErrors } from './support/schemas.ts';

const signed = (message: Signable) => signElement(message, idp, 'rsa-sha256');
const common = { id: '_1', issuer: IDP_ID, now: NOW, destination: 'https://sp.test/slo' };
const entity = {
  id: '_m',
  entityId: IDP_ID,
  validUntil: NOW,
  // A certificate that is published ahead of its use, beside the current one.
  signingCertificates: [idp.certificate, sp.certificate],
  encryptionCertificates: [idp.certificate],
  sloUrl: 'https://idp.test/slo?a=1&b=2',
};
const idpMetadata = identityProviderMetadata({ ...entity, ssoUrl: 'https://idp.test/sso' });
const spMetadata = (sloUrl: string | null) =>
  serviceProviderMetadata({
    ...entity,
    sloUrl,
    acsUrl: ACS,
    nameIdFormat: NAME_ID_FORMATS.persistent,
    signsRequests: true,
  });

/** A request as an identity provider gets it, created by passport-saml. */
async function passportRequest(): Promise<string> {
  const strategy = passportStrategy(
    {
      addresses: { entityId: SP_ID, acsUrl: ACS, sloUrl: 'https://sp.test/slo', metadataUrl: SP_ID },
      issuer: IDP_ID,
      ssoUrl: 'https://idp.test/sso',
      sloUrl: null,
      sloResponseUrl: null,
      certificates: [idp.pem.certificate],
      fingerprints: [],
      trustedKeys: [idp.publicKey],
      signer: sp,
      decryptionKeys: [],
      nameIdFormat: NAME_ID_FORMATS.email,
      signature: 'sha256',
      allowSha1: false,
      requireEncryption: false,
      allowTripleDes: false,
    },
    REQUEST_ID,
  );
  return readRedirect(new URL(await redirectOf(strategy, 'state')).search.slice(1)).xml;
}

function responses(): Record<string, string> {
  const all: Record<string, string> = {};
  for (const sign of ['assertion', 'response', 'both'] as const) {
    for (const algorithm of [null, 'aes128-gcm', 'aes256-gcm', 'aes256-cbc', 'tripledes-cbc'] as const) {
      const encryption: Protection['encryption'] = algorithm && { key: sp.publicKey, algorithm };
      all[`${sign} signed, ${algorithm ?? 'in clear'}`] = aResponse({}, { sign, encryption });
    }
  }
  return all;
}

test('metadata of both roles is valid by the schema', async () => {
  const documents = {
    'identity provider': signed(idpMetadata),
    'identity provider, unsigned': unsigned(idpMetadata),
    'service provider': signed(spMetadata(entity.sloUrl)),
    'service provider without sign-out': signed(spMetadata(null)),
  };
  expect(await schemaErrors('metadata', documents)).toEqual({});
});

test('every message that we send is valid by the schema', async () => {
  const documents = {
    ...responses(),
    'without attributes or a request': aResponse({ attributes: [], inResponseTo: null }),
    'with a qualified name': aResponse({
      nameId: {
        value: 'x',
        format: NAME_ID_FORMATS.persistent,
        nameQualifier: IDP_ID,
        spNameQualifier: SP_ID,
      },
    }),
    'a refusal': signed(
      response({
        ...common,
        inResponseTo: REQUEST_ID,
        status: { code: STATUS.responder, detail: STATUS.noPassive, message: 'Nobody is signed in' },
        assertion: null,
      }),
    ),
    'a request by passport-saml': await passportRequest(),
    'a request': signed(
      authnRequest({
        ...common,
        assertionConsumerServiceUrl: ACS,
        nameIdFormat: null,
        forceAuthn: true,
        isPassive: true,
      }),
    ),
    'a request to sign out': signed(
      logoutRequest({
        ...common,
        nameId: { value: 'user@acme.test', format: NAME_ID_FORMATS.email },
        sessionIndex: '_s',
        notOnOrAfter: NOW,
      }),
    ),
    'an answer to one': signed(
      logoutResponse({
        ...common,
        inResponseTo: '_2',
        status: { code: STATUS.success, detail: STATUS.partialLogout },
      }),
    ),
  };
  expect(await schemaErrors('protocol', documents)).toEqual({});
});

describe('and the schema finds', () => {
  test('an element in the wrong place, a value of the wrong type, a missing attribute', async () => {
    const metadata = signed(idpMetadata);
    const found = await schemaErrors('metadata', {
      order: metadata.replace(
        /(<md:SingleLogoutService.*<\/md:SingleLogoutService>)(.*)(<\/md:IDPSSO)/,
        '$2$1$3',
      ),
      type: metadata.replace(/validUntil="[^"]*"/, 'validUntil="tomorrow"'),
      missing: metadata.replace(/ entityID="[^"]*"/, ''),
      'not an id': metadata.replace(' ID="_m"', ' ID="1 m"'),
    });
    expect(Object.keys(found).sort()).toEqual(['missing', 'not an id', 'order', 'type']);
  });
});
