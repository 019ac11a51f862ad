export default {
  title: 'New application',
  newWeb: 'New web application',
  webAbout: 'Runs on a server and can keep a secret, such as Rails, Django, Next.js, Grafana or GitLab.',
  newSpa: 'New single-page application',
  spaAbout: 'Runs in the browser and cannot keep a secret, such as React, Vue or Angular. Uses PKCE.',
  newNative: 'New native application',
  nativeAbout: 'Runs on a phone or a computer, or in a terminal. Uses PKCE.',
  newDevice: 'New device',
  deviceAbout:
    'Has no browser or no keyboard, such as a television, a printer or a terminal. Users enter its code on a Gatehouse page.',
  newMachine: 'New machine-to-machine application',
  machineAbout: 'A service that calls an API on its own behalf, without a user.',
  methodHelp: 'The authentication method at the token endpoint. Most applications use client_secret_basic.',
  pairwise: 'Pairwise user identifiers',
  pairwiseHelp:
    'Users have a different identifier (sub) in this application than in others, so applications cannot correlate them. You cannot change this later.',
  organization: 'Organization (optional)',
  organizationHelp:
    'The code, such as TEN-001, or the slug. Only users of this organization can sign in. If the field is empty, users of all organizations can sign in.',
  changeType: 'Change type',
  register: 'Register application',
  isRegistered: '{name} is registered',
  needsNoSecret: 'This application needs no secret. It uses PKCE.',
  samlAbout:
    'Software that supports SAML 2.0, such as Salesforce, Slack or Zendesk. Values for many products are filled in.',
  about: 'Select the type of the application. Gatehouse then fills in safe settings.',
  address: 'Application URL',
  addressHelp:
    'The address that users open, or the complete redirect URI. Without a path, the redirect URI ends in {path}.',
  addressNative: 'Redirect URI',
  addressNativeHelp:
    'A loopback address works with any port. Apps on phones use a private-use URI scheme, such as com.example.app:/callback.',
  redirectUris: 'Redirect URIs (optional)',
  redirectUrisHelp:
    'If you enter any, they replace the redirect URI that follows from the application URL. One URI per line.',
  connect: 'Open quick start',
  continueWith: 'Continue with a quick start',
  continueWithAbout:
    'Select a framework or a product. Copy the client secret first, because this page does not show it again.',
  continuePublic: 'Select a framework or a product.',
  newWorkload: 'New workload',
  workloadAbout:
    'A pipeline or a cluster that authenticates with the tokens of its own system, such as GitHub Actions, GitLab or Kubernetes.',
} as const;
