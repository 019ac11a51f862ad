import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';

export const ACS = 'https://sp.example.test/acs';

/** @param redirect the identity provider's redirect binding endpoint @returns its URL with a new request */
export function signOnUrl(redirect: URL, entityId: string): string {
  const xml =
    `<samlp:AuthnRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_r${randomBytes(16).toString('hex')}" ` +
    `Version="2.0" IssueInstant="${new Date().toISOString()}" Destination="${redirect.href}" ` +
    `AssertionConsumerServiceURL="${ACS}" ProtocolBinding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST">` +
    `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${entityId}</saml:Issuer></samlp:AuthnRequest>`;
  return `${redirect.href}?SAMLRequest=${encodeURIComponent(deflateRawSync(xml).toString('base64'))}`;
}

/** Registers a service provider at Gatehouse. @returns its sign-on URL at the public origin */
export async function registerServiceProvider(
  apiUrl: string,
  admin: string,
  given: { entity_id: string; sign: 'assertion' | 'both' },
): Promise<URL> {
  const response = await fetch(`${apiUrl}/api/v1/admin/saml/service-providers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
    body: JSON.stringify({ acs_url: ACS, ...given }),
  });
  if (response.status !== 201) throw new Error(`no service provider: ${await response.text()}`);
  const { identity_provider } = (await response.json()) as { identity_provider: { sso_url: string } };
  return new URL(identity_provider.sso_url);
}
