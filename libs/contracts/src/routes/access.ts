import { type Bearer, hasPermission, hasRole, type Role } from '../roles.ts';
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
  if (route.permission && !hasPermission(who, route.permission)) {
    return `Your role does not have the permission ${route.permission}.`;
  }
  return null;
}

/** A role that a tenant made itself opens the pages of an admin that ask for a permission which it holds. */
export function isOpenedByRole(who: Bearer, { access, permission }: RouteEntry): boolean {
  return (
    Array.isArray(access) &&
    access.includes('tenant_admin') &&
    permission !== undefined &&
    hasRole(who, 'tenant_user') &&
    hasPermission(who, permission)
  );
}

function refusalOfRole(roles: readonly Role[]): string {
  return roles.includes('tenant_admin') ? 'Only admins can open this.' : 'Only super admins can open this.';
}
