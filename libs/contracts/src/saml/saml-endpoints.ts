/** Addresses of a SAML identity provider of this installation. */
export interface SamlEndpoints {
  /** Also the address of the metadata. */
  readonly entityId: string;
  readonly ssoUrl: string;
  readonly sloUrl: string;
}

/**
 * The platform's endpoints, or those of a tenant. A slug is never given to another tenant, so its entity ID is not either.
 *
 * @param publicUrl origin of the installation
 */
export function samlEndpointsOf(publicUrl: string, slug?: string): SamlEndpoints {
  const base = slug ? `${publicUrl}/api/v1/saml/t/${slug}` : `${publicUrl}/api/v1/saml`;
  return { entityId: `${base}/metadata`, ssoUrl: `${base}/sso`, sloUrl: `${base}/slo` };
}
