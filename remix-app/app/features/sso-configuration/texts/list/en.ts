import { TEXTS } from '@gatehouse/contracts';

/** Texts that name `TEXTS` are specified to the word. */
export default {
  title: 'SSO Configuration',
  ownTitle: 'Single Sign-On',
  about:
    'Connections to identity providers: those of the platform, which appear as buttons on the sign-in pages, and those of each organization.',
  ownAbout: 'Connections to the identity providers that members of your organization sign in with.',
  more: 'More about single sign-on',
  enforcement: 'Require single sign-on',
  routing: 'Sign-in routing',
  federationCheck: 'Federation check',
  add: 'Add connection',
  quick: 'Quick Auto-Configure',
  wizard: 'Automated SSO Wizard',
  setUpLinks: 'Set-up links',
  caption: 'Connections',
  name: 'Connection',
  state: 'Status',
  lastSignIn: 'Last sign-in',
  noSignIn: 'None in 30 days',
  failures: 'Failed sign-ins',
  none: 'None',
  failed: '{count, number} in a row',
  certificate: 'Certificate',
  noCertificate: 'No certificate',
  expires: 'Expires {at}',
  expiresSoon: 'Expires soon: {at}',
  unknownOwner:
    'No organization has the code or slug <b>{of}</b>. The list shows the connections of all organizations.',
  organization: 'Organization',
  codeOrSlug: 'Code or slug',
  show: 'Show',
  showAll: 'Show all',
  loadFailed: TEXTS.ssoConfiguration.loadFailed,
  retry:
    '<retry>Try again</retry> in a moment. If the error persists, contact your administrator and give them the reference <code>{reference}</code>.',
  emptyFiltered: 'This organization has no connections',
  empty: 'No connections yet',
  emptyAbout:
    'Connect your identity provider so that users sign in with their company account. They need no separate password, and users who leave the company lose access.',
  connect: 'Connect an identity provider',
} as const;
