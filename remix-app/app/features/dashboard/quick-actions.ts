import { type AuthenticatedUser, hasPermission, hasRole, TEXTS } from '@gatehouse/contracts';
import { type Entry, entryTo } from '../console/entry';

const texts = TEXTS.dashboard;

/** The quick actions of a role, before the two that everybody has. */
export function quickActionsOf(user: AuthenticatedUser): readonly Entry[] {
  if (hasRole(user, 'superadmin')) {
    return [
      entryTo(user, '/superadmin/dashboard', texts.superadmin),
      entryTo(user, '/goauthentik', texts.goauthentik),
    ];
  }
  if (hasRole(user, 'tenant_admin')) {
    return [
      entryTo(user, '/tenant-admin/users', texts.manageUsers),
      entryTo(user, '/tenant-admin/settings', texts.organizationSettings),
    ];
  }
  return [
    entryTo(user, '/user/devices', texts.myDevices),
    entryTo(user, '/user/settings', texts.personalSettings),
  ];
}

/** Whether somebody gets the switcher between dashboards. */
export function maySwitchDashboards(user: AuthenticatedUser): boolean {
  return hasRole(user, 'superadmin') || hasPermission(user, 'platform_management');
}

/** Every dashboard there is; those that are not theirs are disabled. */
export function dashboardsOf(user: AuthenticatedUser): readonly Entry[] {
  return [
    entryTo(user, '/superadmin/dashboard', texts.superadmin),
    entryTo(user, '/tenant-admin/dashboard', 'Tenant Admin Dashboard'),
    entryTo(user, '/dashboard', 'User Dashboard'),
    entryTo(user, '/goauthentik', texts.goauthentik),
  ];
}

/** Whether the dashboard counts what somebody looks after. */
export function looksAfterOthers(user: AuthenticatedUser): boolean {
  return (
    hasPermission(user, 'platform_management') ||
    (user.tenantId !== null && hasPermission(user, 'tenant_management'))
  );
}

export function dashboardTitle(user: AuthenticatedUser): string {
  if (hasRole(user, 'superadmin')) return 'Super Admin Dashboard';
  return hasRole(user, 'tenant_admin') ? 'Tenant Admin Dashboard' : 'User Dashboard';
}
