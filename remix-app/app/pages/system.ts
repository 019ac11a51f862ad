import { anySuperadmin, platform, system } from './describe.ts';
import type { RouteEntry } from './entry.ts';

/** What the platform is made of and how it does, and what one reads about it. */
export const SYSTEM_PAGES: readonly RouteEntry[] = [
  anySuperadmin(
    '/superadmin/integration-guide',
    '_console.superadmin.integration-guide',
    'Integration Guide',
    'book',
    {
      nav: 'Learn',
    },
  ),
  anySuperadmin(
    '/superadmin/project/architecture',
    '_console.superadmin.project.architecture',
    'Architecture',
    'architecture',
    {
      nav: 'Learn',
    },
  ),
  platform('/superadmin/project/code', '_console.superadmin.project.code', 'Project Code', 'code', {
    also: ['/superadmin/api'],
    nav: 'Learn',
    navLabel: 'API reference',
  }),
  platform('/superadmin/system-health', '_console.superadmin.system-health', 'System Health', 'health', {
    nav: 'System',
    navLabel: 'Health',
  }),
  platform(
    '/superadmin/architecture/task-management',
    '_console.superadmin.architecture.task-management',
    'Task Management',
    'tasks',
    {
      nav: 'System',
      navLabel: 'Jobs',
    },
  ),
  platform(
    '/superadmin/architecture/zero-rebuild',
    '_console.superadmin.architecture.zero-rebuild',
    'Zero Rebuild',
    'rebuild',
    {
      nav: 'System',
      navLabel: 'Changes',
    },
  ),
  system(
    '/superadmin/architecture/config',
    '_console.superadmin.architecture.config',
    'Configuration',
    'settings',
    {
      nav: 'System',
      navLabel: 'Settings',
    },
  ),
  platform('/superadmin/architecture/sso', '_console.superadmin.architecture.sso', 'SSO Architecture', 'sso'),
  platform(
    '/superadmin/architecture/deployment',
    '_console.superadmin.architecture.deployment',
    'Deployment',
    'deployment',
    {
      nav: 'System',
    },
  ),
  platform(
    '/superadmin/architecture/visual-diagrams',
    '_console.superadmin.architecture.visual-diagrams',
    'Visual Diagrams',
    'diagram',
    {
      nav: 'System',
      navLabel: 'Diagrams',
    },
  ),
  platform(
    '/superadmin/repository/overview',
    '_console.superadmin.repository.overview',
    'Repository Overview',
    'repository',
    {
      nav: 'System',
      navLabel: 'Version and packages',
    },
  ),
  platform(
    '/superadmin/repository/details',
    '_console.superadmin.repository.details',
    'Repository Details',
    'repository',
  ),
  platform(
    '/superadmin/project/database',
    '_console.superadmin.project.database',
    'Project Database',
    'database',
    {
      nav: 'System',
      navLabel: 'Database',
    },
  ),
  platform(
    '/superadmin/project/infrastructure',
    '_console.superadmin.project.infrastructure',
    'Project Infrastructure',
    'infrastructure',
    { nav: 'System', navLabel: 'Infrastructure' },
  ),
  // Last in the navigation: one looks here when a mail did not arrive.
  system('/superadmin/mail', '_console.superadmin.mail._index', 'Outbox', 'mail', { nav: 'System' }),
  system('/superadmin/mail/:id', '_console.superadmin.mail.$id', 'Message', 'mail'),
];
