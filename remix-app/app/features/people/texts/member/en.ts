export default {
  access: 'Access',
  applications: 'Applications',
  activity: 'Activity',
  lastSignIn: 'Last sign-in: {when}',
  allUsersOf: 'All users of {organization}',
  inAllOrganizations: 'In all organizations',
  noActivity: 'Your role cannot read the audit log.',
  role: 'Role',
  roleAbout:
    'Permissions in {organization}. A role with fewer permissions applies at the next request, a role with more permissions at the next sign-in.',
  roleAboutOwn:
    'Permissions in your organization. A role with fewer permissions applies at the next request, a role with more permissions at the next sign-in.',
  saveRole: 'Save role',
  mayDoMore: 'This user has more permissions than you. Ask an admin to change settings here.',
  joined: 'Joined',
  email: 'Email',
  verified: 'Verified',
  notVerified: 'Not verified',
  permissions: 'Permissions',
  former: 'Former member',
  formerAbout: 'This user is no longer a member of {organization}. <link>All users</link>',
  formerAboutOwn: 'This user is no longer a member of your organization. <link>All users</link>',
  signOutAbout:
    'Ends {count, plural, one {# session} other {# sessions}} in {organization} and revokes the access of applications there. The user can sign in again.',
  signOutAboutOwn:
    'Ends {count, plural, one {# session} other {# sessions}} in your organization and revokes the access of applications there. The user can sign in again.',
  reactivateAbout: 'Restores access with the previous role.',
  suspendAbout:
    'Blocks access to {organization} immediately. The account and its data are kept, and you can reactivate the user.',
  suspendAboutOwn:
    'Blocks access to your organization immediately. The account and its data are kept, and you can reactivate the user.',
  remove: 'Remove',
  removeAbout:
    'Removes the user from {organization}. The user keeps the account and needs a new invitation to rejoin.',
  removeAboutOwn:
    'Removes the user from your organization. The user keeps the account and needs a new invitation to rejoin.',
  managed: 'Managed by a directory',
  managedBy:
    'The directory of the connection <b>{directory}</b> manages the name, email address and status of this user. Change them there.',
  managedByAny:
    'The directory of a connection manages the name, email address and status of this user. Change them there.',
  managedLeft: 'The directory deactivated this user {when}.',
  removeButton: 'Remove from the organization',
  factor: 'New second factor',
  factorAbout:
    'At the next sign-in to {organization}, the user must set up a new authenticator app and confirm it with the current factor. Other organizations are not affected.',
  factorAboutOwn:
    'At the next sign-in to your organization, the user must set up a new authenticator app and confirm it with the current factor. Other organizations are not affected.',
  factorMet: 'Required {when}. The user has signed in since then and met the requirement.',
  factorOpen: 'Required {when}. The user has not signed in since then.',
  requireFactor: 'Require a new second factor',
  releaseFactor: 'Cancel the requirement',
} as const;
