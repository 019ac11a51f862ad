export default {
  users: '<b>{used, number} of {count, plural, one {# user} other {# users}}</b> in the {plan}.',
  domains: '<b>{used, number} of {count, plural, one {# domain} other {# domains}}</b> in the {plan}.',
  ssoConfigurations:
    '<b>{used, number} of {count, plural, one {# connection} other {# connections}}</b> in the {plan}.',
  full: 'The limit is reached. Existing entries stay.',
  removeUser: 'Remove a user to add another one.',
  removeDomain: 'Remove a domain to add another one.',
  deleteConfiguration: 'Delete a connection to add another one.',
  orGrant: 'You can also grant a larger plan.',
  orRequest: 'You can also request a larger plan.',
  openTenant: 'Open the tenant',
  requested: 'Your request for the {plan} is waiting for an answer.',
  request: 'Request the {plan}',
  waiting: 'Your request for the {plan} is waiting',
  waitingAbout:
    'Sent on {when}. Our team reviews the request and answers by email. You do not need to send another request.',
  usersLabel: 'Users and invitations',
  domainsLabel: 'Domains',
  ssoConfigurationsLabel: 'Connections',
  productsLabel: 'Products',
  usedOf: '{used} of {limit, number}',
  moreThan: 'More than {count, number}',
} as const;
