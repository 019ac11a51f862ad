import { type Bearer, hasPermission, hasRole, type Permission, type Role } from '@gatehouse/contracts';
import type { RouteEntry } from './entry.ts';

export function mayEnter(who: Bearer | null, route: RouteEntry): boolean {
  return refusalOf(who, route) === null;
}

/** Why somebody may not open a page, as a sentence for them; null where they may. */
export function refusalOf(who: Bearer | null, route: RouteEntry): string | null {
  if (route.access === 'public') return null;
  if (!who) return 'Sign in to open this page.';
  if (route.access !== 'signed-in' && !hasRole(who, ...route.access) && !isOpenedByRole(who, route)) {
    return refusalOfRole(route.access);
  }
  const needed = permissionsFor(route);
  if (needed.length > 0 && !holdsOne(who, needed)) {
    return `Your role does not have the permission ${needed.join(' or ')}.`;
  }
  return null;
}

function permissionsFor({ permission = [] }: RouteEntry): readonly Permission[] {
  return typeof permission === 'string' ? [permission] : permission;
}

function holdsOne(who: Bearer, permissions: readonly Permission[]): boolean {
  return permissions.some((permission) => hasPermission(who, permission));
}

/** A role that a tenant made itself opens the pages of an admin that ask for a permission which it holds. */
export function isOpenedByRole(who: Bearer, route: RouteEntry): boolean {
  return (
    Array.isArray(route.access) &&
    route.access.includes('tenant_admin') &&
    hasRole(who, 'tenant_user') &&
    holdsOne(who, permissionsFor(route))
  );
}

function refusalOfRole(roles: readonly Role[]): string {
  return roles.includes('tenant_admin') ? 'Only admins can open this.' : 'Only super admins can open this.';
}
