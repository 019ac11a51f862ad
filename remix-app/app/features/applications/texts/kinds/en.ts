export default {
  web: 'Web application',
  spa: 'Single-page application',
  native: 'Native application',
  device: 'Device',
  machine: 'Machine to machine',
  saml: 'SAML application',
  workload: 'Workload without a secret',
} as const;
