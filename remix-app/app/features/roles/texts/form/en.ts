export default {
  newRole: 'New role',
  allRoles: 'All roles',
  name: 'Name',
  description: 'Description (optional)',
  permissions: 'Permissions in addition to managing the own account',
  save: 'Save role',
  create: 'Create role',
  delete: 'Delete',
  inUse:
    '{count, plural, one {{shown} user has this role. Assign another role first.} other {{shown} users have this role. Assign another role to them first.}}',
  unused: 'No user has this role.',
  deleteButton: 'Delete role',
} as const;
