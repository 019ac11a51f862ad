import { type SamlEndpoints, samlEndpointsOf } from '@gatehouse/contracts';

/** An identity provider of Gatehouse: the platform's or a tenant's. Its entity ID never changes and is never reused. */
export interface Issuer extends SamlEndpoints {
  readonly tenantId: string | null;
  readonly name: string;
}

export const PLATFORM_NAME = 'Gatehouse';

export function issuerOf(
  publicUrl: string,
  tenant: { readonly id: string; readonly slug: string; readonly name: string } | null,
): Issuer {
  return {
    tenantId: tenant?.id ?? null,
    name: tenant?.name ?? PLATFORM_NAME,
    ...samlEndpointsOf(publicUrl, tenant?.slug),
  };
}
