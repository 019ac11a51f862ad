import { PUBLISHED_ALGORITHMS } from '../encryption/block-ciphers.js';
import { BINDINGS, NAME_ID_FORMATS, NS } from '../namespaces.js';
import type { Signable } from '../signature/sign-element.js';
import { all, element, endTag, NOTHING, startTag, text, type Xml } from '../xml/canonical-writer.js';

interface EntityInput {
  readonly id: string;
  readonly entityId: string;
  readonly validUntil: Date;
  /** Base64 DER: the current one, then the next one before its rollover, then recently retired ones. */
  readonly signingCertificates: readonly string[];
  readonly encryptionCertificates: readonly string[];
  readonly sloUrl: string | null;
}

export interface IdentityProviderInput extends EntityInput {
  readonly ssoUrl: string;
}

export interface ServiceProviderInput extends EntityInput {
  readonly acsUrl: string;
  /** A URI. */
  readonly nameIdFormat: string;
  readonly signsRequests: boolean;
}

/** Source: SAML Metadata §2.4.3. */
export function identityProviderMetadata(input: IdentityProviderInput): Signable {
  const { redirect, post } = BINDINGS;
  const { unspecified, email, persistent, transient } = NAME_ID_FORMATS;
  return entity(
    input,
    element(
      'md:IDPSSODescriptor',
      { WantAuthnRequestsSigned: 'false', protocolSupportEnumeration: NS.samlp },
      keys(input),
      logoutServices(input),
      all(
        [email, unspecified, persistent, transient].map((format) =>
          element('md:NameIDFormat', {}, text(format)),
        ),
      ),
      element('md:SingleSignOnService', { Binding: redirect, Location: input.ssoUrl }),
      element('md:SingleSignOnService', { Binding: post, Location: input.ssoUrl }),
    ),
  );
}

/** Source: SAML Metadata §2.4.4. */
export function serviceProviderMetadata(input: ServiceProviderInput): Signable {
  return entity(
    input,
    element(
      'md:SPSSODescriptor',
      {
        AuthnRequestsSigned: String(input.signsRequests),
        WantAssertionsSigned: 'true',
        protocolSupportEnumeration: NS.samlp,
      },
      keys(input),
      logoutServices(input),
      element('md:NameIDFormat', {}, text(input.nameIdFormat)),
      element('md:AssertionConsumerService', {
        Binding: BINDINGS.post,
        Location: input.acsUrl,
        index: '0',
        isDefault: 'true',
      }),
    ),
  );
}

/** In metadata, the signature is the first child. Source: SAML Metadata §2.3.2. */
function entity({ id, entityId, validUntil }: EntityInput, role: Xml): Signable {
  const head = startTag('md:EntityDescriptor', {
    'xmlns:md': NS.md,
    ID: id,
    entityID: entityId,
    validUntil: validUntil.toISOString(),
  });
  return { id, head, tail: all([role, endTag('md:EntityDescriptor')]) };
}

function keys({ signingCertificates, encryptionCertificates }: EntityInput): Xml {
  return all([
    ...signingCertificates.map((certificate) => key('signing', certificate)),
    ...encryptionCertificates.map((certificate) => key('encryption', certificate)),
  ]);
}

function key(use: 'signing' | 'encryption', certificate: string): Xml {
  return element(
    'md:KeyDescriptor',
    { use },
    element(
      'ds:KeyInfo',
      { 'xmlns:ds': NS.ds },
      element('ds:X509Data', {}, element('ds:X509Certificate', {}, text(certificate))),
    ),
    use === 'encryption' ? encryptionMethods() : NOTHING,
  );
}

/** Without these, partners choose an algorithm themselves, usually CBC. Source: SAML Metadata §2.4.1.1. */
function encryptionMethods(): Xml {
  return all(PUBLISHED_ALGORITHMS.map((uri) => element('md:EncryptionMethod', { Algorithm: uri })));
}

function logoutServices({ sloUrl }: EntityInput): Xml {
  if (sloUrl === null) return NOTHING;
  return all(
    [BINDINGS.redirect, BINDINGS.post].map((binding) =>
      element('md:SingleLogoutService', { Binding: binding, Location: sloUrl }),
    ),
  );
}
