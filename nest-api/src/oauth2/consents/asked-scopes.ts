import { SCOPE_CLAIMS, SCOPES, type Scope } from '@gatehouse/contracts';
import type { AllowedResource } from '../clients/client-metadata.js';

/** The scopes that an application requests from a user. */
export interface AskedScopes {
  /** Scopes for claims or a refresh token. */
  readonly personal: readonly Scope[];
  /** Scopes of APIs, by the API's identifier. */
  readonly resources: ReadonlyMap<string, readonly string[]>;
}

type Params = Readonly<Record<string, unknown>>;

/** All requested scopes that the client is allowed to request. */
export function scopesOfRequest(params: Params, allowed: readonly AllowedResource[]): AskedScopes {
  const asked = typeof params.scope === 'string' ? params.scope.split(' ') : [];
  const scopes = [...asked, ...scopesOfClaims(requestedClaims(params.claims))];
  const wanted = [params.resource ?? []].flat().map(String);
  return {
    personal: [...new Set(scopes)].filter((scope): scope is Scope => scope in SCOPES),
    resources: new Map(
      allowed
        .filter(({ resource }) => wanted.includes(resource))
        .map(({ resource, scopes }) => [resource, asked.filter((scope) => scopes.includes(scope))]),
    ),
  };
}

/** The scopes that contain these claims: the consent page only knows scopes. */
export function scopesOfClaims(claims: readonly string[]): Scope[] {
  return (Object.keys(SCOPE_CLAIMS) as Scope[]).filter(
    (scope) => scope !== 'openid' && SCOPE_CLAIMS[scope].some((claim) => claims.includes(claim)),
  );
}

/** The names in a parsed `claims` parameter. Source: OIDC Core §5.5. */
function requestedClaims(claims: unknown): string[] {
  if (typeof claims !== 'string') return [];
  const { userinfo, id_token } = JSON.parse(claims) as Record<string, object | undefined>;
  return Object.keys({ ...userinfo, ...id_token });
}

/** For the consent page. */
export function describeScopes({ personal, resources }: AskedScopes) {
  return [
    ...personal.map((scope) => ({ scope, description: SCOPES[scope] as string })),
    ...[...resources].flatMap(([resource, scopes]) =>
      scopes.map((scope) => ({ scope, description: inWords(resource, scope) })),
    ),
  ];
}

/** The stored form of a consent: an API's identifier, a space and the scope; neither contains a space. */
export function keptScopes({ personal, resources }: AskedScopes): string[] {
  const ofResources = [...resources].flatMap(([resource, scopes]) =>
    scopes.map((scope) => keptScope(resource, scope)),
  );
  return [...personal, ...ofResources];
}

export function keptScope(resource: string, scope: string): string {
  return `${resource} ${scope}`;
}

/** A stored scope, for the user. */
export function describeKept(kept: string): { scope: string; resource: string | null; description: string } {
  const [first = '', scope] = kept.split(' ', 2);
  if (scope !== undefined) return { scope, resource: first, description: inWords(first, scope) };
  return { scope: first, resource: null, description: first in SCOPES ? SCOPES[first as Scope] : first };
}

function inWords(resource: string, scope: string): string {
  return `${scope} at ${resource}`;
}
