import { type SamlEndpoints, samlEndpointsOf } from '@gatehouse/contracts';
import type { Site } from '../../common/client-address.js';

/**
 * An identity provider of Gatehouse: the platform's or a tenant's, on the platform's host or at a custom domain. Its entity ID
 * never changes and is never reused.
 */
export interface Issuer extends SamlEndpoints {
  readonly tenantId: string | null;
  readonly name: string;
  /** Of its pages. */
  readonly origin: string;
  /** Null on the platform's host. */
  readonly site: Site | null;
}

interface Owner {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

export const PLATFORM_NAME = 'Gatehouse';

export function issuerOf(publicUrl: string, tenant: Owner | null): Issuer {
  return {
    tenantId: tenant?.id ?? null,
    name: tenant?.name ?? PLATFORM_NAME,
    origin: publicUrl,
    site: null,
    ...samlEndpointsOf(publicUrl, tenant?.slug),
  };
}

/** The one at the custom domain of a tenant. It has the keys and the applications of the tenant's. */
export function issuerAt(site: Site, { name }: Pick<Owner, 'name'>): Issuer {
  const { origin, tenantId } = site;
  return { tenantId, name, origin, site, ...samlEndpointsOf(origin) };
}

/** The custom domain of an identity provider; null on the platform's host. */
export function hostOf({ site }: Pick<Issuer, 'site'>): string | null {
  return site?.host ?? null;
}
