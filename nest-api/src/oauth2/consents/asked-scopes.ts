import { SCOPE_CLAIMS, SCOPES, type Scope } from '@gatehouse/contracts';
import type { AllowedResource } from '../clients/client-metadata.js';

/** What an application asks a person for. */
export interface AskedScopes {
  /** Those that open claims or a refresh token. */
  readonly personal: readonly Scope[];
  /** Those of APIs, by the API's identifier. */
  readonly resources: ReadonlyMap<string, readonly string[]>;
}

type Params = Readonly<Record<string, unknown>>;

/** What a request asks for as a whole, of what the client may have. */
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

/** The scopes that open these claims: people are asked for those, in words that they know. */
export function scopesOfClaims(claims: readonly string[]): Scope[] {
  return (Object.keys(SCOPE_CLAIMS) as Scope[]).filter(
    (scope) => scope !== 'openid' && SCOPE_CLAIMS[scope].some((claim) => claims.includes(claim)),
  );
}

/** The names in a `claims` parameter, which was read before. Source: OIDC Core §5.5. */
function requestedClaims(claims: unknown): string[] {
  if (typeof claims !== 'string') return [];
  const { userinfo, id_token } = JSON.parse(claims) as Record<string, object | undefined>;
  return Object.keys({ ...userinfo, ...id_token });
}

/** In the words of the consent page. */
export function describeScopes({ personal, resources }: AskedScopes) {
  return [
    ...personal.map((scope) => ({ scope, description: SCOPES[scope] as string })),
    ...[...resources].flatMap(([resource, scopes]) =>
      scopes.map((scope) => ({ scope, description: inWords(resource, scope) })),
    ),
  ];
}

/** As a consent is remembered: an API's scope behind the API's identifier, and neither has a blank. */
export function keptScopes({ personal, resources }: AskedScopes): string[] {
  const ofResources = [...resources].flatMap(([resource, scopes]) =>
    scopes.map((scope) => keptScope(resource, scope)),
  );
  return [...personal, ...ofResources];
}

export function keptScope(resource: string, scope: string): string {
  return `${resource} ${scope}`;
}

/** A scope that was remembered, as people see it. */
export function describeKept(kept: string): { scope: string; resource: string | null; description: string } {
  const [first = '', scope] = kept.split(' ', 2);
  if (scope !== undefined) return { scope, resource: first, description: inWords(first, scope) };
  return { scope: first, resource: null, description: first in SCOPES ? SCOPES[first as Scope] : first };
}

function inWords(resource: string, scope: string): string {
  return `${scope} at ${resource}`;
}
