export default {
  pending: 'Pending',
  active: 'Active',
  inactive: 'Inactive',
  whoJoins: 'Who can join',
  sso: 'Anyone who signs in through your connection',
  ssoShort: 'By signing in',
  ssoAbout: 'Users get an account at their first sign-in if the connection allows it.',
  inviteOnly: 'Only invited users',
  inviteOnlyShort: 'By invitation',
  inviteOnlyAbout: 'Users without an account see a message to contact an admin.',
  allDomains: 'All domains',
} as const;
