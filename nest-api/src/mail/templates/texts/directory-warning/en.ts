export default {
  ofConnection: 'This is about provisioning of the connection “{connection}”.',
  ofAConnection: 'This is about provisioning of one of your connections.',
  pausedSubject: 'Provisioning is paused and waits for your decision',
  pausedShare:
    '{count, plural, one {The directory would deactivate # user, which is more than you allow within 24 hours.} other {The directory would deactivate # users, which is more than you allow within 24 hours.}} They keep their access until you decide.',
  pausedLastAdmin:
    'The directory would deactivate the last administrator of your organization. Deactivations wait until you decide.',
  pausedNext: 'Compare the names with your directory. Then approve or reject the change.',
  tokenExpiresSubject: 'A provisioning token expires {count, plural, one {tomorrow} other {in # days}}',
  tokenExpires:
    'The last token of the directory expires {count, plural, one {tomorrow} other {in # days}}. After that, users who leave keep their access, and new users are not added.',
  tokenExpiredSubject: 'A provisioning token has expired',
  tokenExpired:
    'The last token of the directory has expired. Its changes are rejected: users who leave keep their access, and new users are not added.',
  tokenNext: 'Create a second token, enter it in your directory, and revoke the old one.',
  rejectedSubject: 'Requests of your directory are rejected',
  rejected:
    '{count, plural, one {# request of the directory was rejected within 24 hours.} other {# requests of the directory were rejected within 24 hours.}} Some changes did not take effect.',
  rejectedNext: 'The request log explains each of them and says what to do.',
  silentSubject: 'Your directory has stopped sending requests',
  silent:
    'The directory has sent no request for {count, plural, one {# day} other {# days}}, which is longer than usual. Users who leave keep their access, and new users are not added.',
  silentNext:
    'Check in your identity provider that provisioning is on and reports no error. This warning ends with the next request.',
  action: 'Open provisioning',
} as const;
