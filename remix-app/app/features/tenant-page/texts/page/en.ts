export default {
  sections: 'Sections of the tenant',
  edit: 'Edit',
  activate: 'Activate tenant',
  invite: 'Invite users',
  restore: 'Restore tenant',
  deleted: 'Deleted',
  deletedAt:
    'Deleted <deleted></deleted>. Its data is erased <erased></erased>. Until then, you can restore it.',
  pending: 'Waiting for activation',
  pendingAbout:
    'Members can sign in and read everything. They cannot change anything until you activate the tenant. Its trial starts then.',
  created: 'Created {when}',
} as const;
