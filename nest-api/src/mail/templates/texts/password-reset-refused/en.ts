export default {
  subject: 'Your password was not reset',
  about:
    'We received a request to reset the password of your Gatehouse account. Nothing changed. You cannot sign in with a password for this reason:',
  accountSuspended: 'Your account is suspended. Contact your administrator.',
  noOrganization:
    'Your account does not belong to an organization. Ask your administrator for an invitation.',
  organizationInactive: 'Your organization is not active. Contact your administrator.',
  organizationSuspended: 'Your organization is suspended. Ask your administrator to contact us.',
  organizationCanceled: 'Your organization canceled its subscription. Contact your administrator.',
  organizationDeactivated: 'Your organization is deactivated. Ask your administrator to contact us.',
  ssoRequired:
    'Your organization requires single sign-on. Choose your identity provider on the sign-in page.',
  passwordUnavailable: 'Password sign-in is not available for your account. Contact your administrator.',
  action: 'Open the sign-in page',
  notYou: 'If you did not request this, ignore this message.',
} as const;
