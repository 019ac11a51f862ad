import type { SsoOption, SsoRoute } from '@gatehouse/contracts';

/** What is known of the domain of an address. */
export interface Realm {
  /** ASCII form; null where the text is no address. */
  readonly domain: string | null;
  /** Whether a tenant has proven it, and whether that tenant lets people in. */
  readonly isProven: boolean;
  readonly tenantMaySignIn: boolean;
  /** The enabled connections of that tenant that name the domain, oldest first. */
  readonly connections: readonly SsoOption[];
  /** Whether the tenant takes nobody in otherwise. */
  readonly isEnforced: boolean;
}

const password = (reason: string): SsoRoute => ({ kind: 'password', options: [], reason });

/**
 * Where somebody with this address signs in. Pure; the table is in docs/home-realm-discovery.md.
 *
 * It is the domain alone that decides: an address without an account is routed like one with.
 */
export function routeAddress(realm: Realm): SsoRoute {
  const { domain, connections } = realm;
  if (!domain) return password('This is no email address yet.');
  if (!realm.isProven || !realm.tenantMaySignIn || connections.length === 0) {
    return password('Sign in with your password.');
  }
  const served = `${domain} signs in with ${connections.map(({ name }) => name).join(' or ')}.`;
  return realm.isEnforced
    ? {
        kind: 'require',
        options: [...connections],
        reason: `${served} Your organisation takes nothing else.`,
      }
    : { kind: 'offer', options: [...connections], reason: served };
}
