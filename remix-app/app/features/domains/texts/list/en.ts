export default {
  title: 'Domains',
  aboutAll: 'The email domains of all organizations and their verification status.',
  about:
    'The email domains of your organization. A verified domain leads your users to your identity provider when they sign in.',
  claim: 'Claim a domain',
  show: 'Show',
  anyStatus: 'Any status',
  status: 'Status',
  domain: 'Domain',
  organization: 'Organization',
  deleted: 'Deleted',
  signInMethod: 'Sign-in method',
  password: 'Password',
  joining: 'Joining',
  lastCheck: 'Last check',
  notYet: 'Not yet',
  noMatch: 'No matching domains',
  noMatchHelp: 'Try another status or organization, or <link>show all</link>.',
  empty: 'No domains yet',
  claimFirst: 'Claim the first domain',
  emptyHelp:
    'Claim the domain of your email addresses and verify it with one DNS record. Users with such an address then see your company’s sign-in.',
} as const;
