import { pagesFor } from './describe.ts';
import type { RouteEntry } from './entry.ts';

const personal = pagesFor({ access: 'signed-in', role: 'tenant_user' });
const alone = pagesFor({ access: 'signed-in', frame: 'plain' });
const open = pagesFor({ access: 'public' });

/** Pages of every user, regardless of the role. */
export const PERSONAL_PAGES: readonly RouteEntry[] = [
  alone('/device', 'device', 'Connect a device', 'device'),
  open('/confirm', 'confirm', 'Confirm that it is you', 'security'),
  personal('/dashboard', 'personal/dashboard', 'Dashboard', 'home', {
    nav: { superadmin: 'Overview', tenant_admin: 'Overview', tenant_user: 'Personal' },
  }),
  personal('/search', 'personal/search', 'Search', 'search'),
  personal('/user/devices', 'personal/devices', 'My Devices', 'device', {
    nav: 'Personal',
  }),
  personal('/user/activity', 'personal/activity', 'My sign-ins', 'activity', {
    nav: 'Personal',
  }),
  personal('/user/data', 'personal/data', 'Your data', 'identity', {
    nav: 'Personal',
  }),
  personal('/user/applications', 'personal/applications', 'Connected applications', 'applications', {
    nav: 'Personal',
  }),
  personal('/user/settings', 'personal/settings', 'Personal Settings', 'settings', {
    nav: 'Personal',
  }),
];
