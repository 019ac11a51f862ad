import { createPublicKey, type JsonWebKey, X509Certificate } from 'node:crypto';
import { type ClientJwks, needsCertificate, type TlsClientAuth } from '@gatehouse/contracts';
import { UnprocessableInput } from '../../common/app-error.js';
import { readBundle, UNREADABLE } from './certificate-bundle.js';
import { factsOf } from './certificate-facts.js';
import { subjectProblem } from './certificate-subject.js';

const MOST_AUTHORITIES = 20;

/** The settings of an application that concern certificates. */
export interface CertificateSettings {
  readonly token_endpoint_auth_method: string;
  readonly tls_client_certificate_bound_access_tokens: boolean;
  readonly tls_client_auth: TlsClientAuth | null;
  readonly jwks?: ClientJwks | null | undefined;
}

/**
 * @param mtlsUrl where certificates arrive; undefined: nowhere
 * @throws UnprocessableInput certificates that could never be accepted, or nowhere to send them
 */
export function requireUsableCertificates(client: CertificateSettings, mtlsUrl: string | undefined): void {
  if (!needsCertificate(client)) return;
  const { token_endpoint_auth_method: method, tls_client_auth: pki, jwks } = client;
  if (mtlsUrl === undefined)
    throw invalid(
      client.tls_client_certificate_bound_access_tokens
        ? 'tls_client_certificate_bound_access_tokens'
        : 'token_endpoint_auth_method',
      'Mutual TLS is not set up on this platform. Its operator enables it with the setting MTLS_URL',
    );
  if (pki) {
    const problem = subjectProblem(pki);
    if (problem) throw invalid('tls_client_auth.value', problem);
    const ofBundle = bundleProblem(pki.certificate_authorities);
    if (ofBundle) throw invalid('tls_client_auth.certificate_authorities', ofBundle);
  }
  if (method === 'self_signed_tls_client_auth') requireCertificateOfKeys(jwks ?? null);
}

function bundleProblem(text: string): string | null {
  try {
    const authorities = readBundle(text);
    if (authorities.length > MOST_AUTHORITIES) return 'Enter at most 20 certificates';
    if (authorities.some(({ ca }) => !ca))
      return 'Enter certificates of authorities. The certificate of the application itself is not one';
    if (authorities.some((one) => factsOf(one).unknownExtension !== null))
      return 'A certificate has an extension that is not supported, such as name constraints';
    return null;
  } catch (error) {
    return error instanceof SyntaxError ? error.message : UNREADABLE;
  }
}

/** Each key has its certificate. Source: RFC 8705 §2.2.2. */
function requireCertificateOfKeys(jwks: ClientJwks | null): void {
  jwks?.keys.forEach((jwk, index) => {
    const problem = certificateProblem(jwk as Readonly<Record<string, unknown>>);
    if (problem) throw invalid(`jwks.keys.${index}`, problem);
  });
}

function certificateProblem({ x5c, ...jwk }: Readonly<Record<string, unknown>>): string | null {
  if (!Array.isArray(x5c) || typeof x5c[0] !== 'string')
    return 'A key of self_signed_tls_client_auth needs its certificate in x5c (RFC 8705 §2.2.2)';
  try {
    const certificate = new X509Certificate(Buffer.from(x5c[0], 'base64'));
    const key = createPublicKey({ key: jwk as JsonWebKey, format: 'jwk' });
    return certificate.publicKey.equals(key) ? null : 'The certificate in x5c belongs to another key';
  } catch {
    return 'The certificate in x5c cannot be read';
  }
}

function invalid(field: string, message: string): UnprocessableInput {
  return new UnprocessableInput([{ field, code: 'invalid_certificate', message }]);
}
