export default {
  superadmin: 'Super Admin',
  admin: 'Admin',
  user: 'User',
} as const;
