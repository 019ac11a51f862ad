import { SAML } from '@node-saml/node-saml';
import * as samlify from 'samlify';
import type { Key } from './saml-library.ts';

export const IDP = 'https://idp.test';
export const SP = 'https://sp.test';
export const ACS = 'https://sp.test/acs';

/** samlify as the identity provider, with a signed assertion. */
export function samlifyIssuer(key: Key): () => Promise<unknown> {
  samlify.setSchemaValidator({ validate: async () => 'not validated' });
  const post = samlify.Constants.BindingNamespace.Post;
  const idp = samlify.IdentityProvider({
    entityID: IDP,
    signingCert: key.certificatePem,
    privateKey: key.privatePem,
    singleSignOnService: [{ Binding: post, Location: `${IDP}/sso` }],
    singleLogoutService: [{ Binding: post, Location: `${IDP}/slo` }],
    nameIDFormat: ['urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress'],
  });
  const sp = samlify.ServiceProvider({
    entityID: SP,
    wantAssertionsSigned: true,
    assertionConsumerService: [{ Binding: post, Location: ACS }],
  });
  return () =>
    idp.createLoginResponse(sp, { extract: { request: { id: '_request' } } }, 'post', {
      email: 'user@acme.test',
    });
}

/** node-saml as the service provider. */
export function nodeSamlReader(key: Key): (xml: string) => Promise<unknown> {
  const saml = new SAML({
    idpCert: key.certificatePem,
    issuer: SP,
    audience: SP,
    callbackUrl: ACS,
    wantAuthnResponseSigned: false,
  });
  return (xml) => saml.validatePostResponseAsync({ SAMLResponse: Buffer.from(xml).toString('base64') });
}
