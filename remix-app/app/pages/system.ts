import { anySuperadmin, pagesFor, platform, system } from './describe.ts';
import type { RouteEntry } from './entry.ts';

/** Without navigation, and not hydrated. */
const board = pagesFor({
  access: ['superadmin'],
  permission: 'platform_management',
  role: 'superadmin',
  frame: 'plain',
});

/** The platform's components and their health, and documentation. */
export const SYSTEM_PAGES: readonly RouteEntry[] = [
  anySuperadmin('/superadmin/integration-guide', 'superadmin/guide', 'Integration Guide', 'book', {
    nav: 'Learn',
  }),
  anySuperadmin('/superadmin/architecture', 'superadmin/architecture', 'Architecture', 'architecture', {
    also: ['/superadmin/project/architecture'],
    nav: 'Learn',
  }),
  platform('/superadmin/api', 'superadmin/api', 'Project Code', 'code', {
    also: ['/superadmin/project/code'],
    nav: 'Learn',
  }),
  board('/superadmin/live', 'superadmin/live', 'Live board', 'activity', { nav: 'System' }),
  platform('/superadmin/live/displays', 'superadmin/live-displays', 'Displays', 'activity', {
    listedAt: '/superadmin/live',
  }),
  platform('/superadmin/system-health', 'superadmin/health', 'System Health', 'health', {
    nav: 'System',
  }),
  platform('/superadmin/jobs', 'superadmin/jobs', 'Task Management', 'tasks', {
    also: ['/superadmin/architecture/task-management'],
    nav: 'System',
  }),
  platform('/superadmin/changes', 'superadmin/changes', 'Zero Rebuild', 'rebuild', {
    also: ['/superadmin/architecture/zero-rebuild'],
    nav: 'System',
  }),
  system('/superadmin/configuration', 'superadmin/configuration', 'Configuration', 'settings', {
    also: ['/superadmin/architecture/config'],
    nav: 'System',
  }),
  platform('/superadmin/sso-architecture', 'superadmin/sso-architecture', 'SSO Architecture', 'sso', {
    also: ['/superadmin/architecture/sso'],
  }),
  platform('/superadmin/deployment', 'superadmin/deployment', 'Deployment', 'deployment', {
    also: ['/superadmin/architecture/deployment'],
    nav: 'System',
  }),
  platform('/superadmin/diagrams', 'superadmin/diagrams', 'Visual Diagrams', 'diagram', {
    also: ['/superadmin/architecture/visual-diagrams'],
    nav: 'System',
  }),
  platform('/superadmin/version', 'superadmin/version', 'Repository Overview', 'repository', {
    also: ['/superadmin/repository/overview'],
    nav: 'System',
  }),
  platform('/superadmin/packages', 'superadmin/packages', 'Repository Details', 'repository', {
    also: ['/superadmin/repository/details'],
  }),
  platform('/superadmin/database', 'superadmin/database', 'Project Database', 'database', {
    also: ['/superadmin/project/database'],
    nav: 'System',
  }),
  platform('/superadmin/costs', 'superadmin/costs', 'Costs', 'chart', { nav: 'System' }),
  platform(
    '/superadmin/infrastructure',
    'superadmin/infrastructure',
    'Project Infrastructure',
    'infrastructure',
    { also: ['/superadmin/project/infrastructure'], nav: 'System' },
  ),
  system('/superadmin/demo-data', 'superadmin/demo-data', 'Demo data', 'product', { nav: 'System' }),
  // Last in the navigation: admins look here when an email did not arrive.
  system('/superadmin/mail', 'superadmin/mail', 'Outbox', 'mail', { nav: 'System' }),
  system('/superadmin/mail/:id', 'superadmin/mail.$id', 'Message', 'mail'),
];
