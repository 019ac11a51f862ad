export default {
  title: 'SAML applications',
  about:
    'Applications that sign users in through Gatehouse with SAML 2.0. Gatehouse is their identity provider.',
  newApplication: 'New SAML application',
  searchPlaceholder: 'Name or entity ID',
  application: 'Application',
  organization: 'Organization',
  allOrganizations: 'All organizations',
  status: 'Status',
  certificate: 'Certificate',
  noCertificate: 'None',
  registered: 'Registered',
  noMatch: 'No application matches',
  noMatchAbout: 'Try another part of the name or of the entity ID.',
  none: 'No SAML applications yet',
  noneAbout:
    'Register an application, such as Slack, Salesforce or AWS. Its users then sign in with their existing accounts.',
  registerFirst: 'Register the first application',
} as const;
