/** Addresses of a SAML identity provider of this installation. */
export interface SamlEndpoints {
  /** Also the metadata URL. */
  readonly entityId: string;
  readonly ssoUrl: string;
  readonly sloUrl: string;
}

/**
 * The platform's endpoints, or those of a tenant. A slug is never reused, so neither is its entity ID.
 *
 * @param publicUrl origin of the installation
 */
export function samlEndpointsOf(publicUrl: string, slug?: string): SamlEndpoints {
  const base = slug ? `${publicUrl}/api/v1/saml/t/${slug}` : `${publicUrl}/api/v1/saml`;
  return { entityId: `${base}/metadata`, ssoUrl: `${base}/sso`, sloUrl: `${base}/slo` };
}
