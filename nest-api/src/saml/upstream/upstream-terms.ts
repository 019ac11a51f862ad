import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { SsoConfiguration } from '../../sso-config/configurations/saml-connections.repository.js';
import type { SamlAddresses } from '../../sso-config/saml-upstream.js';
import type { IssuerKeys } from '../keys/saml-keys.js';
import { NAME_ID_FORMATS } from '../protocol/namespaces.js';
import { readCertificate } from '../protocol/signature/certificate.js';
import type { Signer } from '../protocol/signature/sign-element.js';

/** The settings of one connection, in the terms of the protocol. */
export interface UpstreamTerms {
  readonly addresses: SamlAddresses;
  /** Of the upstream. */
  readonly issuer: string;
  readonly ssoUrl: string;
  /** Null if the identity provider has no logout endpoint. */
  readonly sloUrl: string | null;
  /** The address for our logout responses. Source: SAML Metadata §2.2.2, ResponseLocation. */
  readonly sloResponseUrl: string | null;
  /** PEM. All of them are valid, so that the identity provider can rotate keys without downtime. */
  readonly certificates: readonly string[];
  readonly trustedKeys: readonly KeyObject[];
  /** SHA-256 of the certificates. */
  readonly fingerprints: readonly string[];
  readonly signer: Signer;
  readonly decryptionKeys: readonly KeyObject[];
  readonly nameIdFormat: string;
  readonly signature: 'sha256' | 'sha512';
  readonly allowSha1: boolean;
  readonly requireEncryption: boolean;
  /** Triple DES, if an admin allowed it for an old identity provider. */
  readonly allowTripleDes: boolean;
}

/** NameID formats by their names in the API. */
export const FORMATS = {
  emailAddress: NAME_ID_FORMATS.email,
  unspecified: NAME_ID_FORMATS.unspecified,
  persistent: NAME_ID_FORMATS.persistent,
} as const;

/**
 * @param ownKey PEM of the connection itself; otherwise, the tenant's keys sign and decrypt
 * @throws Error the connection is incomplete
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
  const read = certificates.map(readCertificate);
  const own = ownKey === null ? null : createPrivateKey(ownKey);
  return {
    addresses,
    issuer: entityId,
    ssoUrl,
    sloUrl: sloUrl ?? null,
    sloResponseUrl: configuration.sloResponseUrl ?? sloUrl ?? null,
    certificates,
    trustedKeys: read.map(({ key }) => key),
    fingerprints: read.map(({ fingerprint }) => fingerprint),
    signer: own ? { ...keys.signer, privateKey: own } : keys.signer,
    decryptionKeys: [...(own ? [own] : []), ...keys.decryptionKeys],
    nameIdFormat: FORMATS[configuration.nameIdFormat],
    // Our signatures never use SHA-1. The identity provider's may, if an admin allowed it.
    signature: signatureAlgorithm === 'sha512' ? 'sha512' : 'sha256',
    allowSha1: signatureAlgorithm === 'sha1',
    requireEncryption: Boolean(encryptionAlgorithm),
    allowTripleDes: encryptionAlgorithm === 'tripledes',
  };
}
