export default {
  title: 'Needs attention',
  none: 'Nothing needs your attention',
  began: 'Began {time}',
  oldest: 'Oldest from {time}',
  expires: 'First expiry: {time}',
  example: 'First: {name}',
  exampleOf: 'First: {name} ({organization})',
  pausedDirectories:
    '{count, plural, one {Provisioning of # connection is paused} other {Provisioning of # connections is paused}}',
  stoppedProvisioning:
    '{count, plural, one {Provisioning of # application has stopped} other {Provisioning of # applications has stopped}}',
  rejectedAccounts:
    '{count, plural, one {# application rejects accounts} other {# applications reject accounts}}',
  rejectedDirectories:
    '{count, plural, one {Requests of # directory are rejected} other {Requests of # directories are rejected}}',
  silentDirectories:
    '{count, plural, one {# directory has stopped sending requests} other {# directories have stopped sending requests}}',
  endingDirectoryTokens:
    '{count, plural, one {The token of # directory expires soon} other {The tokens of # directories expire soon}}',
  waitingDirectories:
    '{count, plural, one {The first sync of # directory waits for approval} other {The first syncs of # directories wait for approval}}',
  failingConnections:
    '{count, plural, one {# connection rejects sign-ins} other {# connections reject sign-ins}}',
  unreadableConnections:
    '{count, plural, one {The metadata of # connection cannot be read} other {The metadata of # connections cannot be read}}',
  endingCertificates: '{count, plural, one {# certificate expires soon} other {# certificates expire soon}}',
  endingApplicationCertificates:
    '{count, plural, one {A certificate of # SAML application expires soon} other {Certificates of # SAML applications expire soon}}',
  openIncidents: '{count, plural, one {# open incident} other {# open incidents}}',
  failedJobs: '{count, plural, one {# job failed} other {# jobs failed}}',
  lostDomains:
    '{count, plural, one {# domain is no longer verified} other {# domains are no longer verified}}',
  unreadableApplications:
    '{count, plural, one {The metadata of # SAML application cannot be read} other {The metadata of # SAML applications cannot be read}}',
  endingTrials: '{count, plural, one {# trial ends soon} other {# trials end soon}}',
  waitingTenants:
    '{count, plural, one {# organization waits for activation} other {# organizations wait for activation}}',
  planRequests: '{count, plural, one {# open plan request} other {# open plan requests}}',
  productRequests: '{count, plural, one {# open product request} other {# open product requests}}',
  unavailable: 'This information is not available right now.',
} as const;
