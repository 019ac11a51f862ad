import { createPublicKey } from 'node:crypto';
import { createRequire } from 'node:module';
import { type CacheProvider, SAML, ValidateInResponseTo } from '@node-saml/node-saml';
import * as samlify from 'samlify';
import {
  BLOCK_CIPHERS,
  type EncryptionAlgorithm,
  RSA_OAEP_MGF1P,
} from '../../../nest-api/src/saml/protocol/encryption/block-ciphers.js';
import type { Protection } from '../../../nest-api/src/saml/protocol/messages/issue-response.js';
import { NS } from '../../../nest-api/src/saml/protocol/namespaces.js';
import type { Party } from './parties.ts';
import { ACS, IDP_ID, idp, SP_ID, sp } from './responses.ts';

/** The library has no types. */
const samlp = createRequire(import.meta.url)('samlp') as {
  auth(options: object): (request: object, response: object, next: (error: Error) => void) => void;
};

/** Has no types either. */
const xmlEncryption = createRequire(import.meta.url)('xml-encryption') as {
  encrypt(content: string, options: object, done: (error: Error | null, xml: string) => void): void;
};

/** A partner's EncryptedID for Gatehouse, from xml-encryption. */
export function encryptedIdByXmlEncryption(
  nameId: string,
  { pem }: { readonly pem: Pick<Party['pem'], 'certificate'> },
  algorithm: EncryptionAlgorithm,
): Promise<string> {
  const options = {
    rsa_pub: createPublicKey(pem.certificate).export({ type: 'spki', format: 'pem' }),
    pem: pem.certificate,
    encryptionAlgorithm: BLOCK_CIPHERS[algorithm].uri,
    keyEncryptionAlgorithm: RSA_OAEP_MGF1P,
  };
  return new Promise((resolve, reject) =>
    xmlEncryption.encrypt(nameId, options, (error, xml) =>
      error ? reject(error) : resolve(`<saml:EncryptedID xmlns:saml="${NS.saml}">${xml}</saml:EncryptedID>`),
    ),
  );
}

/** Schema validation has its own tests, but the library requires a result. */
samlify.setSchemaValidator({ validate: async () => 'not validated' });

export interface Read {
  readonly nameId: string;
  readonly groups: readonly string[];
}

const NO_CACHE: CacheProvider = {
  saveAsync: async () => null,
  getAsync: async () => null,
  removeAsync: async () => null,
};

export function nodeSaml(protect: Protection): SAML {
  return new SAML({
    idpCert: idp.pem.certificate,
    issuer: SP_ID,
    callbackUrl: ACS,
    audience: SP_ID,
    idpIssuer: IDP_ID,
    entryPoint: 'https://idp.test/sso',
    decryptionPvk: sp.pem.privateKey,
    privateKey: sp.pem.privateKey,
    signatureAlgorithm: 'sha256',
    digestAlgorithm: 'sha256',
    wantAssertionsSigned: protect.sign !== 'response',
    wantAuthnResponseSigned: protect.sign !== 'assertion',
    validateInResponseTo: ValidateInResponseTo.never,
    cacheProvider: NO_CACHE,
    generateUniqueId: () => '_request-1',
  });
}

/** node-saml as the service provider. */
export async function readWithNodeSaml(xml: string, protect: Protection): Promise<Read> {
  const { profile } = await nodeSaml(protect).validatePostResponseAsync({
    SAMLResponse: Buffer.from(xml).toString('base64'),
  });
  return { nameId: profile?.nameID ?? '', groups: [profile?.groups].flat() as string[] };
}

export const samlifySp = (protect: Protection) =>
  samlify.ServiceProvider({
    entityID: SP_ID,
    assertionConsumerService: [{ Binding: samlify.Constants.BindingNamespace.Post, Location: ACS }],
    encPrivateKey: sp.pem.privateKey,
    encryptCert: sp.pem.certificate,
    wantAssertionsSigned: protect.sign !== 'response',
    wantMessageSigned: protect.sign !== 'assertion',
  });

export const samlifyIdp = (protect: Protection) =>
  samlify.IdentityProvider({
    // The library reads it, but its types omit it.
    ...{ dataEncryptionAlgorithm: BLOCK_CIPHERS[protect.encryption?.algorithm ?? 'aes256-gcm'].uri },
    entityID: IDP_ID,
    signingCert: idp.pem.certificate,
    privateKey: idp.pem.privateKey,
    requestSignatureAlgorithm: `http://www.w3.org/2001/04/xmldsig-more#${protect.algorithm}`,
    isAssertionEncrypted: protect.encryption !== null,
    // The other order encrypts content that the response signature already covers.
    messageSigningOrder: protect.sign !== 'assertion' ? 'encrypt-then-sign' : 'sign-then-encrypt',
    singleLogoutService: [
      { Binding: samlify.Constants.BindingNamespace.Post, Location: 'https://idp.test/slo' },
    ],
    singleSignOnService: [
      { Binding: samlify.Constants.BindingNamespace.Post, Location: 'https://idp.test/sso' },
    ],
    nameIDFormat: ['urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'],
    loginResponseTemplate: {
      context: samlify.SamlLib.defaultLoginResponseTemplate.context,
      attributes: [
        {
          name: 'groups',
          valueTag: 'groups',
          nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
          valueXsiType: 'xs:string',
        },
      ],
    },
  });

/** samlify as the service provider. */
export async function readWithSamlify(xml: string, protect: Protection): Promise<Read> {
  const { extract } = await samlifySp(protect).parseLoginResponse(samlifyIdp(protect), 'post', {
    body: { SAMLResponse: Buffer.from(xml).toString('base64') },
  });
  return { nameId: String(extract.nameID), groups: [extract.attributes?.groups ?? []].flat() };
}

/** samlify as the identity provider. */
export async function issueWithSamlify(protect: Protection): Promise<string> {
  const [now, later] = [new Date(), new Date(Date.now() + 300_000)];
  const values: Record<string, string> = {
    ID: '_samlify-response',
    AssertionID: '_samlify-assertion',
    Destination: ACS,
    Audience: SP_ID,
    EntityID: SP_ID,
    SubjectRecipient: ACS,
    AssertionConsumerServiceURL: ACS,
    Issuer: IDP_ID,
    IssueInstant: now.toISOString(),
    StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    ConditionsNotBefore: now.toISOString(),
    ConditionsNotOnOrAfter: later.toISOString(),
    SubjectConfirmationDataNotOnOrAfter: later.toISOString(),
    NameIDFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    NameID: 'user@acme.test',
    InResponseTo: '_request-1',
    AuthnStatement: `<saml:AuthnStatement AuthnInstant="${now.toISOString()}" SessionIndex="_s"><saml:AuthnContext><saml:AuthnContextClassRef>urn:x</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
    attrGroups: 'sales',
  };
  const fill = (template: string) => ({
    id: '_samlify-response',
    context: Object.entries(values).reduce(
      (text, [tag, value]) => text.replaceAll(`{${tag}}`, value),
      template,
    ),
  });
  const { context } = await samlifyIdp(protect).createLoginResponse(
    samlifySp(protect),
    { extract: { request: { id: '_request-1' } } },
    'post',
    { email: 'user@acme.test' },
    { customTagReplacement: fill, encryptThenSign: protect.sign !== 'assertion' },
  );
  return Buffer.from(context, 'base64').toString('utf8');
}

/** samlp as the identity provider: old templates, default prefixes and typed attributes. */
export function issueWithSamlp(protect: Protection): Promise<string> {
  return new Promise((resolve, reject) => {
    const issue = samlp.auth({
      issuer: IDP_ID,
      cert: idp.pem.certificate,
      key: idp.pem.privateKey,
      audience: SP_ID,
      recipient: ACS,
      destination: ACS,
      inResponseTo: '_request-1',
      lifetimeInSeconds: 300,
      signAssertion: protect.sign !== 'response',
      signResponse: protect.sign !== 'assertion',
      signatureAlgorithm: protect.algorithm,
      digestAlgorithm: protect.algorithm.slice(4),
      ...(protect.encryption && {
        encryptionPublicKey: sp.publicKey.export({ type: 'spki', format: 'pem' }),
        encryptionCert: sp.pem.certificate,
        encryptionAlgorithm: BLOCK_CIPHERS[protect.encryption.algorithm].uri,
      }),
      getUserFromRequest: () => ({
        id: 'user@acme.test',
        emails: [{ value: 'user@acme.test' }],
        displayName: 'A User',
        name: { familyName: 'User', givenName: 'A' },
      }),
      getPostURL: (_audience: unknown, _dom: unknown, _req: unknown, done: (e: null, url: string) => void) =>
        done(null, ACS),
      responseHandler: (response: Buffer) => resolve(response.toString('utf8')),
    });
    issue({ method: 'GET', query: {}, body: {} }, { send: reject }, reject);
  });
}
