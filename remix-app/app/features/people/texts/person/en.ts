export default {
  organizations: 'Organizations',
  activity: 'Platform activity',
  verified: 'Email verified',
  notVerified: 'Email not verified',
  since: 'Created {when}',
  operator: 'Platform operator',
  operatorAbout: 'A super admin does not belong to an organization.',
  none: 'No organizations',
  noneAbout: 'This user can sign in again after an organization invites them.',
  eraseAfter: 'Otherwise the account is erased {when}.',
  erasing: 'Erasure in progress',
  erasingAbout:
    'All personal data of this user is erased within minutes. The audit log keeps an ID that no longer identifies anyone.',
  organization: 'Organization',
  role: 'Role',
  status: 'Status',
  lastSignIn: 'Last sign-in',
  signOutAbout:
    'Ends every session of this user and revokes the access of applications, in all organizations.',
  factors: 'Lost second factor',
  factorsAbout:
    'Removes the authenticator app, passkeys and recovery codes and ends every session. Verify the user’s identity first: afterwards the password or identity provider is enough to sign in.',
  identifiedBy: 'How did you identify this person?',
  identifiedByAbout: 'Stored in the audit log. Do not enter document numbers.',
  identifiedByExample: 'Video call with ID card, confirmed by their manager',
  resetFactors: 'Remove second factors',
  block: 'Block everywhere',
  blockAbout:
    'Blocks access to all organizations immediately, including those where this user is the only admin.',
  unblock: 'Unblock',
  unblockAbout: 'Restores access to the organizations in which the membership is active.',
  erase: 'Erase',
  eraseAbout:
    'Removes the user from every organization and erases the account, factors, devices, sessions and mail. The audit log keeps an ID that no longer identifies anyone. You cannot undo this.',
  confirm: 'Type the email address to confirm',
  eraseButton: 'Erase permanently',
} as const;
