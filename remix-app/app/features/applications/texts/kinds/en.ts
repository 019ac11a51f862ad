export default {
  web: 'Web application',
  spa: 'Single-page application',
  native: 'Native application',
  device: 'Device',
  machine: 'Machine to machine',
  saml: 'SAML application',
} as const;
