import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readCertificate } from '../../../nest-api/src/saml/protocol/signature/certificate.js';
import { selfSignedCertificate } from '../../../nest-api/src/saml/protocol/signature/self-signed-certificate.js';
import type { Signer } from '../../../nest-api/src/saml/protocol/signature/sign-element.js';

/** A party with a key: an identity provider, a service provider or a stranger. */
export interface Party extends Signer {
  readonly publicKey: KeyObject;
  readonly pem: { readonly privateKey: string; readonly certificate: string };
}

export const NOW = new Date('2026-11-21T12:00:00.000Z');

/** `years` start at 2020, because other implementations use the real clock. */
export function aParty(commonName = 'party.test'): Party {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const certificate = selfSignedCertificate({
    privateKey,
    commonName,
    notBefore: new Date('2020-01-01T00:00:00Z'),
    notAfter: new Date('2049-01-01T00:00:00Z'),
  });
  return {
    privateKey,
    certificate,
    publicKey: readCertificate(certificate).key,
    pem: {
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
      certificate: `-----BEGIN CERTIFICATE-----\n${(certificate.match(/.{1,64}/g) ?? []).join('\n')}\n-----END CERTIFICATE-----\n`,
    },
  };
}
