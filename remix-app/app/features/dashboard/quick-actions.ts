import { type AuthenticatedUser, hasPermission, hasRole } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { type Entry, entryTo } from '../console/entry';

export type DashboardTexts = Translate<typeof import('./texts/dashboard/en').default>;

/** The quick actions of a role, before the two that everybody has. */
export function quickActionsOf(user: AuthenticatedUser, t: DashboardTexts): readonly Entry[] {
  if (hasRole(user, 'superadmin')) {
    return [
      entryTo(user, '/superadmin/dashboard', t('superadmin')),
      entryTo(user, '/goauthentik', t('goauthentik')),
    ];
  }
  if (hasRole(user, 'tenant_admin')) {
    return [
      entryTo(user, '/tenant-admin/users', t('manageUsers')),
      entryTo(user, '/tenant-admin/settings', t('organizationSettings')),
    ];
  }
  return [
    entryTo(user, '/user/devices', t('myDevices')),
    entryTo(user, '/user/settings', t('personalSettings')),
  ];
}

/** Whether somebody gets the switcher between dashboards. */
export function maySwitchDashboards(user: AuthenticatedUser): boolean {
  return hasRole(user, 'superadmin') || hasPermission(user, 'platform_management');
}

/** Every dashboard there is; those that are not theirs are disabled. */
export function dashboardsOf(user: AuthenticatedUser, t: DashboardTexts): readonly Entry[] {
  return [
    entryTo(user, '/superadmin/dashboard', t('superadmin')),
    entryTo(user, '/tenant-admin/dashboard', t('adminDashboard')),
    entryTo(user, '/dashboard', t('userDashboard')),
    entryTo(user, '/goauthentik', t('goauthentik')),
  ];
}

/** Whether the dashboard counts what somebody looks after. */
export function looksAfterOthers(user: AuthenticatedUser): boolean {
  return (
    hasPermission(user, 'platform_management') ||
    (user.tenantId !== null && hasPermission(user, 'tenant_management'))
  );
}

export function dashboardTitle(user: AuthenticatedUser, t: DashboardTexts): string {
  if (hasRole(user, 'superadmin')) return t('superadminDashboard');
  return t(hasRole(user, 'tenant_admin') ? 'adminDashboard' : 'userDashboard');
}
