import { generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '@gatehouse/embedded';

type Source = typeof import('../../nest-api/src/saml/protocol/messages/issue-response.js') &
  typeof import('../../nest-api/src/saml/protocol/validate-response.js') &
  typeof import('../../nest-api/src/saml/protocol/signature/self-signed-certificate.js') &
  typeof import('../../nest-api/src/saml/protocol/signature/certificate.js');

const FILES = [
  'messages/issue-response.js',
  'validate-response.js',
  'signature/self-signed-certificate.js',
  'signature/certificate.js',
];

/** The built protocol core. */
export async function samlLibrary(): Promise<Source> {
  const modules = await Promise.all(
    FILES.map((file) => import(pathToFileURL(join(ROOT, 'nest-api/build/saml/protocol', file)).href)),
  );
  return Object.assign({}, ...modules) as Source;
}

/** An RSA-2048 key with a self-signed certificate. */
export function aKey({ selfSignedCertificate, readCertificate }: Source) {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const certificate = selfSignedCertificate({
    privateKey,
    commonName: 'bench.test',
    notBefore: new Date('2020-01-01T00:00:00Z'),
    notAfter: new Date('2049-01-01T00:00:00Z'),
  });
  return {
    privateKey,
    certificate,
    publicKey: readCertificate(certificate).key,
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    certificatePem: `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----`,
  };
}
export type Key = ReturnType<typeof aKey>;
