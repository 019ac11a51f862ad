import { anySuperadmin, platform, system } from './describe.ts';
import type { RouteEntry } from './entry.ts';

/** What the platform is made of and how it does, and what one reads about it. */
export const SYSTEM_PAGES: readonly RouteEntry[] = [
  anySuperadmin(
    '/superadmin/integration-guide',
    'superadmin/integration-guide',
    'Integration Guide',
    'book',
    {
      nav: 'Learn',
    },
  ),
  anySuperadmin(
    '/superadmin/project/architecture',
    'superadmin/architecture',
    'Architecture',
    'architecture',
    {
      nav: 'Learn',
    },
  ),
  platform('/superadmin/project/code', 'superadmin/api', 'Project Code', 'code', {
    also: ['/superadmin/api'],
    nav: 'Learn',
    navLabel: 'API reference',
  }),
  platform('/superadmin/system-health', 'superadmin/health', 'System Health', 'health', {
    nav: 'System',
    navLabel: 'Health',
  }),
  platform('/superadmin/architecture/task-management', 'superadmin/jobs', 'Task Management', 'tasks', {
    nav: 'System',
    navLabel: 'Jobs',
  }),
  platform('/superadmin/architecture/zero-rebuild', 'superadmin/changes', 'Zero Rebuild', 'rebuild', {
    nav: 'System',
    navLabel: 'Changes',
  }),
  system('/superadmin/architecture/config', 'superadmin/configuration', 'Configuration', 'settings', {
    nav: 'System',
    navLabel: 'Settings',
  }),
  platform('/superadmin/architecture/sso', 'superadmin/sso-architecture', 'SSO Architecture', 'sso'),
  platform('/superadmin/architecture/deployment', 'superadmin/deployment', 'Deployment', 'deployment', {
    nav: 'System',
  }),
  platform('/superadmin/architecture/visual-diagrams', 'superadmin/diagrams', 'Visual Diagrams', 'diagram', {
    nav: 'System',
    navLabel: 'Diagrams',
  }),
  platform('/superadmin/repository/overview', 'superadmin/version', 'Repository Overview', 'repository', {
    nav: 'System',
    navLabel: 'Version and packages',
  }),
  platform('/superadmin/repository/details', 'superadmin/packages', 'Repository Details', 'repository'),
  platform('/superadmin/project/database', 'superadmin/database', 'Project Database', 'database', {
    nav: 'System',
    navLabel: 'Database',
  }),
  platform(
    '/superadmin/project/infrastructure',
    'superadmin/infrastructure',
    'Project Infrastructure',
    'infrastructure',
    { nav: 'System', navLabel: 'Infrastructure' },
  ),
  // Last in the navigation: one looks here when a mail did not arrive.
  system('/superadmin/mail', 'superadmin/mail', 'Outbox', 'mail', { nav: 'System' }),
  system('/superadmin/mail/:id', 'superadmin/mail.$id', 'Message', 'mail'),
];
