import type { OAuthResourceDto, RegistrationPolicy } from '@gatehouse/contracts';

type Api = Pick<OAuthResourceDto, 'identifier' | 'name' | 'scopes'>;

/**
 * Where an API publishes its metadata: the well-known path comes before that of its identifier. Null for an identifier
 * that is no address. Source: RFC 9728 §3.1.
 */
export function metadataAddress(identifier: string): string | null {
  if (!/^https?:/.test(identifier)) return null;
  const { origin, pathname, search } = new URL(identifier);
  return `${origin}/.well-known/oauth-protected-resource${pathname === '/' ? '' : pathname}${search}`;
}

/** The metadata of an API, for the applications of one issuer. Source: RFC 9728 §2. */
export function metadataOf({ identifier, name, scopes }: Api, issuer: string): string {
  const metadata = {
    resource: identifier,
    resource_name: name,
    authorization_servers: [issuer],
    ...(scopes.length > 0 && { scopes_supported: scopes }),
    bearer_methods_supported: ['header'],
  };
  return JSON.stringify(metadata, null, 2);
}

/** The response to a request without a valid token. Source: RFC 9728 §5.1. */
export function challengeOf(metadata: string): string {
  return `HTTP/1.1 401 Unauthorized\nWWW-Authenticate: Bearer resource_metadata="${metadata}"`;
}

/** Whether applications may come by themselves, and get tokens for this API. */
export function isOpenToAgents(
  { mode, documents, resources }: Pick<RegistrationPolicy, 'mode' | 'documents' | 'resources'>,
  identifier: string,
): boolean {
  return (mode !== 'off' || documents) && resources.some(({ resource }) => resource === identifier);
}
