export default {
  active: 'Active',
  disabled: 'Disabled',
  clientAuthentication: 'Client authentication',
  publicClient: 'None (public client)',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  allApplications: 'All applications',
  saveSecret: 'Save the client secret now. It is shown only once.',
  download: 'Download as JSON',
  secretStored: 'Gatehouse stores only a hash of the secret. If you lose it, rotate it under Credentials.',
  registeredItself: 'Registered itself',
  registeredItselfAbout: 'Nobody has checked the name of this application.',
} as const;
