export default {
  superAdmin: 'Super Admin',
  admin: 'Admin',
  user: 'User',
  enrolledOf: '{enrolled, number} of {total, number}, {share}',
  organization: 'Organization',
  actions: 'Actions',
} as const;
