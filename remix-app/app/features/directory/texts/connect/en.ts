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
} as const;
