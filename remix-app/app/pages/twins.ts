import type { RouteEntry } from './entry.ts';
import { ORGANIZATION_PAGES } from './organization.ts';
import { PLATFORM_PAGES } from './platform.ts';
import { SYSTEM_PAGES } from './system.ts';

/** Other names of pages. */
export const TWINS: readonly RouteEntry[] = [
  twin('/tenant-admin', '/admin'),
  twin('/tenant-admin/dashboard', '/admin'),
  twin('/admin/dashboard', '/admin'),
  twin('/tenant-admin/users', '/admin/users'),
  twin('/tenant-admin/roles', '/admin/roles'),
  twin('/tenant-admin/permissions', '/admin/permissions'),
  twin('/tenant-admin/sso', '/admin/sso'),
  twin('/tenant-admin/domains', '/admin/domains'),
  twin('/tenant-admin/applications', '/admin/applications'),
  twin('/tenant-admin/security', '/admin/security'),
  twin('/tenant-admin/audit', '/admin/audit'),
  twin('/tenant-admin/health', '/admin/health'),
  twin('/admin/settings', '/tenant-admin/settings'),
  twin('/superadmin', '/superadmin/dashboard'),
  twin('/superadmin/api', '/superadmin/project/code'),
];

/** Takes access and title from its target, so that the two names cannot come to differ. */
function twin(path: string, target: string): RouteEntry {
  const page = [...ORGANIZATION_PAGES, ...PLATFORM_PAGES, ...SYSTEM_PAGES].find(
    (entry) => entry.path === target,
  );
  if (!page) throw new Error(`${path} leads to ${target}, which is no page`);
  const { title, access, permission, icon } = page;
  return { path, title, access, permission, icon, kind: 'twin', twin: target };
}
