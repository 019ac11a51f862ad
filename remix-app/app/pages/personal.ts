import { pagesFor, type RouteEntry } from './entry.ts';

const open = pagesFor('public');
const personal = pagesFor('signed-in');

/** Pages that belong to a person, whatever their role. */
export const PERSONAL_PAGES: readonly RouteEntry[] = [
  personal('/device', 'Connect a device', 'device'),
  open('/confirm', 'Confirm that it is you', 'security'),
  personal('/dashboard', 'Dashboard', 'home', {
    nav: { superadmin: 'Overview', tenant_admin: 'Overview', tenant_user: 'Personal' },
    navLabel: 'Home',
  }),
  personal('/search', 'Search', 'search'),
  personal('/user/devices', 'My Devices', 'device', {
    nav: { tenant_user: 'Personal' },
    navLabel: 'Devices',
  }),
  personal('/user/applications', 'Connected applications', 'applications', {
    nav: { tenant_user: 'Personal' },
  }),
  personal('/user/settings', 'Personal Settings', 'settings', {
    nav: { tenant_user: 'Personal' },
    navLabel: 'Settings',
  }),
];
