import { hasRole } from '@gatehouse/contracts';
import { isOpenedByRole } from './access.ts';
import { NAV_GROUPS, type NavGroup, type RouteEntry } from './entry.ts';
import { ROUTES } from './table.ts';

export interface NavSection {
  readonly group: NavGroup;
  readonly routes: readonly RouteEntry[];
}

/**
 * The left navigation of a role, with the additional pages of a custom role. An unknown role gets the tenant user's
 * navigation.
 */
export function navigationOf(role: string, permissions: readonly string[] = []): readonly NavSection[] {
  const who = { role, permissions };
  const key = hasRole(who, 'superadmin')
    ? 'superadmin'
    : hasRole(who, 'tenant_admin')
      ? 'tenant_admin'
      : 'tenant_user';
  const groupOf = (route: RouteEntry) =>
    route.nav?.[key] ??
    (key === 'tenant_user' && isOpenedByRole(who, route) ? route.nav?.tenant_admin : undefined);
  return NAV_GROUPS.map((group) => ({
    group,
    routes: ROUTES.filter((route) => groupOf(route) === group),
  })).filter((section) => section.routes.length > 0);
}
