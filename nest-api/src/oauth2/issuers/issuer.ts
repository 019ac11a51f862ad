/** An issuer of tokens: the platform, or a tenant for its own applications. */
export interface Issuer {
  /** The issuer identifier. */
  readonly url: string;
  /** The tenant's slug, or its custom domain, which has a dot as no slug has; null for the shared issuer. */
  readonly slug: string | null;
  readonly tenantId: string | null;
  /** Origin of its pages. */
  readonly origin: string;
  /** What its codes and tokens are kept under: those of another issuer of the same tenant do not exist here. */
  readonly owner: string | null;
}

/** The tenant that an application or an API belongs to. */
export interface Owner {
  readonly name: string;
  readonly issuer: string;
  /** The one at its custom domain. */
  readonly customIssuer: string | null;
}

/** By the id of the tenant. */
export type Owners = ReadonlyMap<string | null | undefined, Owner>;

/** As the API describes whose something is. */
export function ownerOf(tenantId: string | null | undefined, owners: Owners) {
  const owner = owners.get(tenantId);
  return {
    tenant_id: tenantId ?? null,
    tenant_name: owner?.name ?? null,
    tenant_issuer: owner?.issuer ?? null,
    tenant_custom_issuer: owner?.customIssuer ?? null,
  };
}

/** The issuer of a path, and the path within it. */
export interface IssuerPath {
  readonly slug: string | null;
  /** Path relative to the issuer. */
  readonly path: string;
}

const OF_TENANT = /^\/t\/([a-z][a-z0-9-]{1,61}[a-z0-9])(\/.*)$/;
/** A path in an issuer comes after the well-known one. Source: RFC 8414 §3.1, SSF 1.0 §7.2.1. */
const BEHIND_WELL_KNOWN =
  /^(\/\.well-known\/(?:oauth-authorization-server|ssf-configuration))\/t\/([a-z][a-z0-9-]{1,61}[a-z0-9])$/;

/** Splits the path of a request, without its query. */
export function readIssuerPath(path: string): IssuerPath {
  const [, wellKnown, named] = BEHIND_WELL_KNOWN.exec(path) ?? [];
  if (wellKnown !== undefined && named !== undefined) return { slug: named, path: wellKnown };
  const [, slug, rest] = OF_TENANT.exec(path) ?? [];
  return slug !== undefined && rest !== undefined ? { slug, path: rest } : { slug: null, path };
}

/** Mount path of an issuer on its host. */
export function mountOf(slug: string | null): string {
  return slug === null || hostOf(slug) ? '' : `/t/${slug}`;
}

/** The custom domain of an issuer; null on the platform's host. */
export function hostOf(slug: string | null): string | null {
  return slug?.includes('.') ? slug : null;
}

/** The slug of the issuer with this URL. */
export function slugOf(url: string, publicUrl: string): string | null {
  const { origin, hostname, pathname } = new URL(url);
  return origin === publicUrl ? readIssuerPath(`${pathname}/`).slug : hostname;
}
