export default {
  title: 'Require single sign-on',
  about:
    'Members of your organization must sign in through a connection. Passwords and passkeys no longer work on sign-in pages, in the API, for invitations and for password resets.',
  aboutOf:
    'Members of {organization} must sign in through a connection. Passwords and passkeys no longer work on sign-in pages, in the API, for invitations and for password resets.',
  allConnections: 'All connections',
  noOrganization: 'You are not a member of an organization, so you cannot set this policy.',
  required: 'Single sign-on is required',
  notRequired: 'Single sign-on is optional',
  requiredAbout:
    'Password sign-in is disabled. Emergency administrators can still use their password. Every administrator is notified when they do.',
  notRequiredAbout: 'Users can sign in with a connection or their password.',
  changedAt: 'Last changed {at}.',
  testTitle: '1. Test a connection',
  testAbout:
    'An administrator of the organization must test a connection with its current settings within the last 24 hours. This prevents a lockout.',
  noConnection: 'No connection is enabled. <connect>Connect an identity provider</connect> first.',
  passedAt: 'A test passed {at}.',
  passedOutdated: 'A test passed {at}, but the settings changed since then or the test is too old.',
  neverTested: 'Never tested.',
  tested: 'Tested',
  test: 'Test',
  namedTitle: '2. Choose emergency administrators',
  namedAbout:
    'Choose one or two administrators. They can sign in with their password when the identity provider is unavailable. Every administrator gets an email each time.',
  noPassword: '{email}: has no password, so cannot sign in this way',
  outagePasswords: 'Allow passwords during an outage',
  outagePasswordsAbout:
    'While every enabled connection is down, members can sign in with their passwords. Without this, only emergency administrators can. An attacker who disrupts your identity provider can then use a stolen password.',
  preview: 'Show affected users',
  lockedOutTitle: '3. Users who would lose access',
  lockedOutTitleRequired: '3. Users who cannot sign in',
  nobodyLockedOut:
    'None. Every user is known to a connection or has an email address that a connection serves.',
  lockedOut: '<b>{count, plural, one {# user} other {# users}}</b> would lose access. {reason}',
  lockedOutRequired: '<b>{count, plural, one {# user} other {# users}}</b> cannot sign in. {reason}',
  saveTitle: '4. Require single sign-on',
  changeTitle: 'Change the policy',
  saveAbout: 'Every administrator gets an email. Existing sessions continue until they expire.',
  changeAbout: 'If you stop requiring single sign-on, every administrator is notified.',
  saveNamed: 'Save changes',
  stop: 'Stop requiring single sign-on',
  require: 'Require single sign-on',
  requireAndLockOut:
    '{count, plural, one {Require single sign-on and lock out # user} other {Require single sign-on and lock out # users}}',
  scheduled: 'Single sign-on will be required',
  scheduledAbout:
    'From {at} on, passwords and passkeys stop working for members. Until then they still work, and users see this date when they sign in.',
  requiredCodesAbout:
    'Password sign-in is disabled. Emergency administrators can sign in with their password and an emergency code. Every administrator is notified when they do.',
  emergencyAccess: 'Emergency access',
  emergencyAccessAbout:
    'Decides what an emergency administrator needs to sign in without the identity provider.',
  accessCode: 'Password and an emergency code',
  accessCodeAbout:
    'Ten codes are created and shown once. Print them and keep them in a safe place. Each code works once.',
  accessRelease: 'Password, a code and a second person',
  accessReleaseAbout: 'In addition, another administrator must release the code within 15 minutes.',
  accessPassword: 'Password only',
  accessPasswordAbout:
    'Anyone who knows the password of an emergency administrator can bypass the identity provider.',
  codes: 'Emergency codes',
  codesTitle: 'Save the emergency codes now',
  codesAbout:
    'They are shown only once. Print them and keep them in a safe place. An emergency administrator needs the password and one of these codes to sign in. The previous codes no longer work.',
  codesLeft:
    '{count, plural, =0 {No code is left, so emergency access is not possible. Create new codes.} one {# code is left.} other {# codes are left.}}',
  codesCreated: 'Created {at}.',
  requested: '{email} entered a code {at} and waits for its release.',
  released: 'The code of {email} was released {at}.',
  release: 'Release code',
  renewCodes: 'Create new codes',
  renewCodesAbout: 'The current codes stop working immediately.',
  graceDays: 'Grace period (days)',
  graceDaysAbout:
    'Passwords still work during the grace period. Enter 0 to require single sign-on immediately. At most 30 days.',
  requireNow: 'Require single sign-on now',
} as const;
