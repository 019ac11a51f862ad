/** Labels as the API gives them. */
export default {
  issuer: 'Issuer',
  client: 'Client',
  redirectUri: 'Redirect URI',
  directoryTenantId: 'Directory (tenant) ID',
  administrator: 'Administrator',
  authorizationEndpoint: 'Authorization endpoint',
  tokenEndpoint: 'Token endpoint',
  userinfoEndpoint: 'Userinfo endpoint',
  signingKeys: 'Signing keys',
  clientId: 'Client ID',
  clientSecret: 'Client secret',
  entityId: 'Entity ID',
  signInUrl: 'Sign-in URL',
  signOutUrl: 'Sign-out URL',
  signOutResponseUrl: 'Sign-out response URL',
  certificate: 'Certificate',
} as const;
