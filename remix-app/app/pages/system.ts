import { PLATFORM, pagesFor, type RouteEntry } from './entry.ts';

const platform = pagesFor(PLATFORM, 'platform_management');
const system = pagesFor(PLATFORM, 'system_config');

/** The pages that the specification describes as under construction, in its order; all of them do their work. */
export const SYSTEM_PAGES: readonly RouteEntry[] = [
  platform('/superadmin/system-health', 'System Health', 'health', {
    nav: { superadmin: 'System' },
    navLabel: 'Health',
  }),
  platform('/superadmin/architecture/task-management', 'Task Management', 'tasks', {
    nav: { superadmin: 'System' },
    navLabel: 'Jobs',
  }),
  platform('/superadmin/architecture/zero-rebuild', 'Zero Rebuild', 'rebuild', {
    nav: { superadmin: 'System' },
    navLabel: 'Changes',
  }),
  system('/superadmin/architecture/config', 'Configuration', 'settings', {
    nav: { superadmin: 'System' },
    navLabel: 'Settings',
  }),
  platform('/superadmin/architecture/sso', 'SSO Architecture', 'sso'),
  platform('/superadmin/architecture/deployment', 'Deployment', 'deployment', {
    nav: { superadmin: 'System' },
  }),
  platform('/superadmin/architecture/visual-diagrams', 'Visual Diagrams', 'diagram', {
    nav: { superadmin: 'System' },
    navLabel: 'Diagrams',
  }),
  platform('/superadmin/repository/overview', 'Repository Overview', 'repository', {
    nav: { superadmin: 'System' },
    navLabel: 'Version and packages',
  }),
  platform('/superadmin/repository/details', 'Repository Details', 'repository'),
  platform('/superadmin/project/code', 'Project Code', 'code', {
    nav: { superadmin: 'Learn' },
    navLabel: 'API reference',
  }),
  platform('/superadmin/project/database', 'Project Database', 'database', {
    nav: { superadmin: 'System' },
    navLabel: 'Database',
  }),
  platform('/superadmin/project/infrastructure', 'Project Infrastructure', 'infrastructure', {
    nav: { superadmin: 'System' },
    navLabel: 'Infrastructure',
  }),
  platform('/superadmin/security', 'Security Settings', 'security', {
    nav: { superadmin: 'Security' },
  }),
  // Last in the navigation: one looks here when a mail did not arrive.
  system('/superadmin/mail', 'Outbox', 'mail', { nav: { superadmin: 'System' } }),
  system('/superadmin/mail/:id', 'Message', 'mail'),
];
