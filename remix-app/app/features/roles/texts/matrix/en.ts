export default {
  title: 'Permissions',
  about: 'The permissions of each role. The server checks every request against this table.',
  table: 'Roles and their permissions',
  permission: 'Permission',
  yes: 'Yes',
  no: 'No',
} as const;
