/** Who signs tokens: the platform for all, or one tenant for its own applications alone. */
export interface Issuer {
  /** Identifier, which is where discovery begins. */
  readonly url: string;
  /** The tenant's slug; null for the shared issuer. */
  readonly slug: string | null;
  readonly tenantId: string | null;
}

/** What a path asks of which issuer. */
export interface IssuerPath {
  readonly slug: string | null;
  /** Path as the issuer itself knows it. */
  readonly path: string;
}

const OF_TENANT = /^\/t\/([a-z][a-z0-9-]{1,61}[a-z0-9])(\/.*)$/;
/** A path in an issuer comes after the well-known one. Source: RFC 8414 §3.1. */
const BEHIND_WELL_KNOWN = /^(\/\.well-known\/oauth-authorization-server)\/t\/([a-z][a-z0-9-]{1,61}[a-z0-9])$/;

/** Takes the path of a request apart; it has no query. */
export function readIssuerPath(path: string): IssuerPath {
  const [, wellKnown, named] = BEHIND_WELL_KNOWN.exec(path) ?? [];
  if (wellKnown !== undefined && named !== undefined) return { slug: named, path: wellKnown };
  const [, slug, rest] = OF_TENANT.exec(path) ?? [];
  return slug !== undefined && rest !== undefined ? { slug, path: rest } : { slug: null, path };
}

/** Where the issuer of a tenant is mounted. */
export function mountOf(slug: string | null): string {
  return slug === null ? '' : `/t/${slug}`;
}
