import type { GroupsClaim } from '@gatehouse/contracts';
import type { KoaContextWithOIDC } from 'oidc-provider';

/** The query of the userinfo endpoint that lists groups where a claim is too short for them. */
const ALL = { name: 'groups', value: 'all' } as const;
const SOURCE = 'groups';

/** Names of all groups. */
export const EVERY_GROUP: GroupsClaim = { value: 'name', only: 'all', prefix: '' };

/**
 * The claim `groups`. With more groups than fit, the claim is distributed: it names the endpoint that lists them to the
 * holder of the access token. Source: OpenID Connect Core §5.6.2.
 *
 * @param groups one more than `most` where there are more
 * @param endpoint address of the userinfo endpoint
 */
export function groupsClaimOf(
  groups: readonly { readonly id: string; readonly name: string }[],
  { value }: Pick<GroupsClaim, 'value'>,
  most: number,
  endpoint: string,
) {
  if (groups.length <= most) return { groups: groups.map((group) => group[value]) };
  return {
    _claim_names: { groups: SOURCE },
    _claim_sources: { [SOURCE]: { endpoint: `${endpoint}?${ALL.name}=${ALL.value}` } },
  };
}

/** Whether a request of the userinfo endpoint comes from such a claim. */
export function isAskedForAll({ query }: KoaContextWithOIDC): boolean {
  return query[ALL.name] === ALL.value;
}
