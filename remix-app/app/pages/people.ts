import { inBoth, people, platform } from './describe.ts';
import type { RouteEntry } from './entry.ts';

const members = inBoth([platform, '/superadmin/tenants/:tenantId/users'], [people, '/admin/users']);

const groups = inBoth([platform, '/superadmin/tenants/:tenantId/groups'], [people, '/admin/groups']);

/** Users, the members of an organization, their groups and their roles. */
export const PEOPLE_PAGES: readonly RouteEntry[] = [
  platform('/superadmin/users', 'superadmin/users', 'User Management', 'users', {
    nav: 'People',
  }),
  platform('/superadmin/users/invite', 'superadmin/users.invite', 'Invite people', 'users'),
  platform('/superadmin/users/:id', 'superadmin/users.$id', 'Person', 'users'),
  ...members('', 'consoles/members', 'User Management', 'users', {
    superadmin: { title: 'Users of the organization' },
    admin: { nav: 'People', also: ['/tenant-admin/users'] },
  }),
  ...members('/invite', 'consoles/members.invite', 'Invite people', 'users', { isNested: true }),
  ...members('/invite/:id', 'consoles/members.invite.$id', 'Import of invitations', 'users'),
  ...members('/:id', 'consoles/members.$id', 'Person', 'users'),
  ...groups('', 'consoles/groups', 'Groups', 'groups', { admin: { nav: 'People' } }),
  ...groups('/new', 'consoles/groups.new', 'New group', 'groups'),
  ...groups('/:id', 'consoles/groups.$id', 'Group', 'groups'),
  people('/admin/roles', 'admin/roles', 'Roles', 'roles', { nav: 'People', also: ['/tenant-admin/roles'] }),
  people('/admin/roles/new', 'admin/roles.new', 'New role', 'roles'),
  people('/admin/roles/:id', 'admin/roles.$id', 'Role', 'roles'),
  people('/admin/permissions', 'admin/permissions', 'Permissions', 'permissions', {
    nav: 'People',
    also: ['/tenant-admin/permissions'],
  }),
];
