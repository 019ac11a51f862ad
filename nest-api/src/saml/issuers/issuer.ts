/** One of our own identity providers: the platform's, or a tenant's. Its entity id never changes and is never another's. */
export interface Issuer {
  readonly tenantId: string | null;
  readonly name: string;
  readonly entityId: string;
  readonly ssoUrl: string;
  readonly sloUrl: string;
}

export const PLATFORM_NAME = 'Gatehouse';

/** Addresses under `publicUrl`; a slug is never given to another tenant, so neither is what is made of it. */
export function issuerOf(
  publicUrl: string,
  tenant: { readonly id: string; readonly slug: string; readonly name: string } | null,
): Issuer {
  const base = tenant ? `${publicUrl}/api/v1/saml/t/${tenant.slug}` : `${publicUrl}/api/v1/saml`;
  return {
    tenantId: tenant?.id ?? null,
    name: tenant?.name ?? PLATFORM_NAME,
    entityId: `${base}/metadata`,
    ssoUrl: `${base}/sso`,
    sloUrl: `${base}/slo`,
  };
}
