import { inBoth, people, platform } from './describe.ts';
import type { RouteEntry } from './entry.ts';

const members = inBoth([platform, '/superadmin/tenants/:tenantId/users'], [people, '/admin/users']);

/** Users, the members of an organization, and their roles. */
export const PEOPLE_PAGES: readonly RouteEntry[] = [
  platform('/superadmin/users', '_console.superadmin.users._index', 'User Management', 'users', {
    nav: 'People',
    navLabel: 'Users',
  }),
  platform('/superadmin/users/invite', '_console.superadmin.users.invite', 'Invite people', 'users'),
  platform('/superadmin/users/:id', '_console.superadmin.users.$id', 'Person', 'users'),
  ...members('', '_console.admin.users', 'User Management', 'users', {
    superadmin: { title: 'Users of the organization' },
    admin: { nav: 'People', navLabel: 'Users', also: ['/tenant-admin/users'] },
  }),
  ...members('/invite', '_console.admin.users.invite', 'Invite people', 'users', { isNested: true }),
  ...members('/invite/:id', '_console.admin.users_.invite.$id', 'Import of invitations', 'users'),
  ...members('/:id', '_console.admin.users_.$id', 'Person', 'users'),
  people('/admin/roles', '_console.admin.roles._index', 'Roles', 'roles', {
    nav: 'People',
    also: ['/tenant-admin/roles'],
  }),
  people('/admin/roles/new', '_console.admin.roles.new', 'New role', 'roles'),
  people('/admin/roles/:id', '_console.admin.roles.$id', 'Role', 'roles'),
  people('/admin/permissions', '_console.admin.permissions', 'Permissions', 'permissions', {
    nav: 'People',
    also: ['/tenant-admin/permissions'],
  }),
];
