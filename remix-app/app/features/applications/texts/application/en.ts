export default {
  serves: 'Organization: {organization}',
  servesAll: 'All organizations',
  updated: 'Updated {time}',
  tabs: 'Sections of the application',
  settings: 'Settings',
  credentials: 'Credentials',
  connect: 'Connect',
  test: 'Test',
  logout: 'Back-channel logout',
  danger: 'Danger',
  disableEffect:
    'Disabling blocks new sign-ins immediately and revokes all tokens of this application. The settings are kept. After you enable the application again, users must sign in again.',
  enableEffect: 'Users can sign in to this application again. Revoked tokens stay revoked.',
  deleteEffect:
    'Deletes the application with its secrets, its tokens and the consent of its users. You cannot undo this. The client ID is never reused.',
  save: 'Save changes',
  saveMine: 'Save mine',
  identity: 'Client identity',
  clientIdAbout: 'Public. The client ID never changes and is never reused.',
  pkce: 'PKCE',
  pkceRequired: 'Required',
  pkceOptional: 'Not required. Sign-ins are less secure without PKCE.',
  noSecret: 'No client secret',
  noSecretAbout:
    'This application is a public client and cannot keep a secret. PKCE protects its sign-ins instead.',
  secretAbout:
    'Gatehouse stores only a hash of the secret. You can rotate the secret, but not view it. The old secret stays valid for the time that you select, so the application has no downtime.',
  secretCreated: 'Created {time}',
  secretExpires: 'Expires {time}',
  secretCurrent: 'Valid until you rotate it',
  creatorLeft:
    'The user who created this secret no longer manages this application, but still knows the secret. Rotate it.',
  keepOld: 'Keep the old secret valid for',
  days: '{count, plural, one {# day} other {# days}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  revokeNow: 'No time: revoke it immediately',
  rotate: 'Rotate secret',
} as const;
