import { SCOPES } from '@gatehouse/contracts';

export default {
  requested: 'Requested access',
  openid: SCOPES.openid,
  profile: SCOPES.profile,
  email: SCOPES.email,
  tenant: SCOPES.tenant,
  groups: SCOPES.groups,
  offlineAccess: SCOPES.offline_access,
  duration: 'Duration of access',
  afterSignIn:
    'It has access for {span} after each sign-in. You can withdraw it under Connected applications at any time.',
  whileAway:
    'It keeps access while you are away, for {span} at most. You can withdraw it under Connected applications at any time.',
  whileUsed:
    'It keeps access while you are away, for {span} at most. Unused access ends after {unused}. You can withdraw it under Connected applications at any time.',
  days: '{count, plural, one {# day} other {# days}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  seconds: '{count, plural, one {# second} other {# seconds}}',
  allow: 'Allow',
  deny: 'Deny',
  unchecked: 'Nobody has checked this application',
  uncheckedAbout:
    'It registered itself, so its name may be false. Continue only if you have just started this yourself.',
  publishedBy: 'Published by {host}',
  publishedByAbout:
    'Gatehouse has verified only that this host publishes the application. Continue only if you have just started this yourself.',
} as const;
