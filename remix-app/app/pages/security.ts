import { inBoth, platform, reports, tenant } from './describe.ts';
import type { RouteEntry } from './entry.ts';

const signIns = inBoth([platform, '/superadmin/sign-ins'], [tenant, '/admin/sign-ins']);
const incidents = inBoth([platform, '/superadmin/incidents'], [tenant, '/admin/incidents']);
const audit = inBoth([platform, '/superadmin/audit'], [reports, '/admin/audit']);
const analytics = inBoth([platform, '/superadmin/analytics'], [reports, '/admin/analytics']);

/** Policies, sessions and the audit log. */
export const SECURITY_PAGES: readonly RouteEntry[] = [
  tenant('/admin/security', 'admin/security', 'Security Settings', 'security', {
    nav: 'Security',
    also: ['/tenant-admin/security'],
  }),
  ...signIns('', 'consoles/sign-ins', 'Sign-in log', 'activity', { nav: 'Security' }),
  ...signIns('/timeline', 'consoles/sign-ins.timeline', 'Timeline', 'activity'),
  ...signIns('/:id', 'consoles/sign-ins.$id', 'Sign-in attempt', 'activity'),
  ...analytics('', 'consoles/analytics', 'Analytics', 'chart', { nav: 'Security' }),
  ...incidents('', 'consoles/incidents', 'Incidents', 'incident', { nav: 'Security' }),
  ...incidents('/:id', 'consoles/incidents.$id', 'Incident', 'incident'),
  ...audit('', 'consoles/audit', 'Audit log', 'audit', {
    nav: 'Security',
    admin: { also: ['/tenant-admin/audit'] },
  }),
  ...audit('/verify', 'consoles/audit.verify', 'Verify an exported audit log', 'audit'),
  platform('/superadmin/sessions', 'superadmin/sessions', 'Sessions', 'sessions', { nav: 'Security' }),
  platform('/superadmin/security', 'superadmin/security', 'Security Settings', 'security', {
    nav: 'Security',
  }),
  tenant('/admin/health', 'admin/health', 'System Health', 'health', {
    nav: 'Security',
    also: ['/tenant-admin/health'],
  }),
];
