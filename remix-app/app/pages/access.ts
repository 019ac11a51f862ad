import { type Bearer, hasPermission, hasRole, type Permission, type Role } from '@gatehouse/contracts';
import type { RouteEntry } from './entry.ts';

/** Why a user may not open a page now. */
export type Refusal =
  | { readonly key: 'signIn' | 'admins' | 'superadmins' | 'notActivated' }
  | { readonly key: 'permission'; readonly permissions: readonly Permission[] };

export function mayEnter(who: Bearer | null, route: RouteEntry): boolean {
  return refusalOf(who, route) === null;
}

/** Null if they may open it. */
export function refusalOf(who: Bearer | null, route: RouteEntry): Refusal | null {
  if (route.access === 'public') return null;
  if (!who) return { key: 'signIn' };
  if (route.access !== 'signed-in' && !hasRole(who, ...route.access) && !isOpenedByRole(who, route)) {
    return refusalOfRole(route.access);
  }
  const needed = permissionsFor(route);
  if (needed.length > 0 && !holdsOne(who, needed)) {
    return { key: 'permission', permissions: needed };
  }
  return null;
}

function permissionsFor({ permission = [] }: RouteEntry): readonly Permission[] {
  return typeof permission === 'string' ? [permission] : permission;
}

function holdsOne(who: Bearer, permissions: readonly Permission[]): boolean {
  return permissions.some((permission) => hasPermission(who, permission));
}

/** A custom role of a tenant opens the admin pages that require one of its permissions. */
export function isOpenedByRole(who: Bearer, route: RouteEntry): boolean {
  return (
    Array.isArray(route.access) &&
    route.access.includes('tenant_admin') &&
    hasRole(who, 'tenant_user') &&
    holdsOne(who, permissionsFor(route))
  );
}

function refusalOfRole(roles: readonly Role[]): Refusal {
  return { key: roles.includes('tenant_admin') ? 'admins' : 'superadmins' };
}
