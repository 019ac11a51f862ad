import { generateKeyPairSync } from 'node:crypto';
import { selfSignedCertificate } from '../../nest-api/src/saml/protocol/signature/self-signed-certificate.js';

/** A new certificate of `localhost` with its key, in PEM. It is its own authority and valid for five days. */
export function localhostCertificate(): { cert: string; key: string } {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const der = selfSignedCertificate({
    privateKey,
    commonName: 'localhost',
    notBefore: new Date(Date.now() - 86_400_000),
    notAfter: new Date(Date.now() + 5 * 86_400_000),
  });
  const cert = `-----BEGIN CERTIFICATE-----\n${der.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`;
  return { cert, key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })) };
}
