import { SCIM_SCOPE } from '@gatehouse/contracts';
import type { AccessTokenClaims } from '../oauth2/provider/access-token-jwt.js';

/** What an access token must fit. */
export interface ScimAudience {
  /** Base URL of the SCIM endpoints that are asked. */
  readonly baseUrl: string;
  /** Owner of the connection that the client belongs to. */
  readonly tenantId: string;
}

/**
 * Why an access token of a directory's client does not open these SCIM endpoints; null if it does.
 *
 * @param now in seconds since the epoch
 */
export function accessTokenProblem(
  claims: AccessTokenClaims,
  { baseUrl, tenantId }: ScimAudience,
  now: number,
): string | null {
  const { exp, sub, client_id, aud, tenant_id, cnf } = claims;
  if (!(exp > now)) return 'The access token expired.';
  if (sub !== client_id) return 'The access token belongs to a user. Use the client credentials grant.';
  if (cnf) return 'The access token is bound to a key or to a certificate. Request it unbound.';
  if (aud !== baseUrl) return 'The access token is for another connection or another API.';
  return tenant_id === tenantId ? null : 'The access token belongs to another organization.';
}

export function hasScimScope({ scope = '' }: AccessTokenClaims): boolean {
  return scope.split(' ').includes(SCIM_SCOPE);
}
