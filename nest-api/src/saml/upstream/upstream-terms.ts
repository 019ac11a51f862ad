import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { SsoConfiguration } from '../../sso-config/configurations/saml-connections.repository.js';
import type { SamlAddresses } from '../../sso-config/saml-upstream.js';
import type { IssuerKeys } from '../keys/saml-keys.js';
import { NAME_ID_FORMATS } from '../protocol/namespaces.js';
import { readCertificate } from '../protocol/signature/certificate.js';
import type { Signer } from '../protocol/signature/sign-element.js';

/** What one connection agreed on with its upstream, in the protocol's words. */
export interface UpstreamTerms {
  readonly addresses: SamlAddresses;
  /** Of the upstream. */
  readonly issuer: string;
  readonly ssoUrl: string;
  /** Null where it does not want to hear of signing out. */
  readonly sloUrl: string | null;
  /** Where our answers about signing out go. Source: SAML Metadata §2.2.2, ResponseLocation. */
  readonly sloResponseUrl: string | null;
  /** PEM; all of them count, so that a rollover of the upstream needs no hour in the night. */
  readonly certificates: readonly string[];
  readonly trustedKeys: readonly KeyObject[];
  readonly signer: Signer;
  readonly decryptionKeys: readonly KeyObject[];
  readonly nameIdFormat: string;
  readonly signature: 'sha256' | 'sha512';
  readonly allowSha1: boolean;
  readonly requireEncryption: boolean;
  /** Triple DES, where an admin chose it for an old upstream. */
  readonly allowTripleDes: boolean;
}

/** The specification's names of formats. */
export const FORMATS = {
  emailAddress: NAME_ID_FORMATS.email,
  unspecified: NAME_ID_FORMATS.unspecified,
  persistent: NAME_ID_FORMATS.persistent,
} as const;

/**
 * @param ownKey PEM of the connection itself; without one the tenant's keys sign and decrypt
 * @throws Error the connection lacks what a sign-in needs
 */
export function termsOf(
  configuration: SsoConfiguration,
  addresses: SamlAddresses,
  keys: IssuerKeys,
  ownKey: string | null,
): UpstreamTerms {
  const { entityId, ssoUrl, sloUrl, certificate, signatureAlgorithm, encryptionAlgorithm } = configuration;
  if (!entityId || !ssoUrl || !certificate) throw new Error(`connection ${configuration.id} is not complete`);
  const certificates =
    certificate.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? [];
  const own = ownKey === null ? null : createPrivateKey(ownKey);
  return {
    addresses,
    issuer: entityId,
    ssoUrl,
    sloUrl: sloUrl ?? null,
    sloResponseUrl: configuration.sloResponseUrl ?? sloUrl ?? null,
    certificates,
    trustedKeys: certificates.map((pem) => readCertificate(pem).key),
    signer: own ? { ...keys.signer, privateKey: own } : keys.signer,
    decryptionKeys: [...(own ? [own] : []), ...keys.decryptionKeys],
    nameIdFormat: FORMATS[configuration.nameIdFormat],
    // Ours is never SHA-1; theirs may be, where an admin chose it for an old upstream.
    signature: signatureAlgorithm === 'sha512' ? 'sha512' : 'sha256',
    allowSha1: signatureAlgorithm === 'sha1',
    requireEncryption: Boolean(encryptionAlgorithm),
    allowTripleDes: encryptionAlgorithm === 'tripledes',
  };
}
