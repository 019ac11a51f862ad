export default {
  clientOther: 'Another SCIM client',
  guideValues: 'Values for {name}',
  guide: 'Set up your directory',
  guideOf: 'Guide for',
  token: 'Bearer token',
  tokenOnce: 'Copy the token now. It is shown only once.',
  tokenStored: 'Only its hash is stored. Enter it in your directory, then revoke the old token.',
  address: 'Base URL',
  addressAbout: 'Your directory sends its requests here.',
  createClient: 'Create OAuth client',
  clientOnce: 'Copy the client secret now. It is shown only once.',
  clientStored:
    'Only its hash is stored. Enter the values below in your directory, then revoke what it used before.',
  clientValues: 'Values for {name} as an OAuth client',
  clientGrant: 'Grant type client_credentials. The directory needs no scope.',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
} as const;
