export default {
  name: 'Name',
  nameHelp: 'Shown to users on the consent page.',
  redirectUris: 'Redirect URIs',
  redirectUrisHelp: 'One URI per line. Gatehouse compares them exactly.',
  redirectUrisWeb:
    'The URLs of your server that receive the authorization code. One URI per line. Gatehouse compares them exactly.',
  redirectUrisSpa:
    'One URI per line. Gatehouse compares them exactly. Their origins can also call the token endpoint from the browser (CORS).',
  redirectUrisNative:
    'One URI per line. Gatehouse compares them exactly, except for the port of a loopback address. Private-use URI schemes are allowed.',
  postLogoutUris: 'Post-logout redirect URIs (optional)',
  postLogoutUrisHelp:
    'Where the browser can return after the application signs a user out. One URI per line.',
  sectorUri: 'Sector identifier URI (optional)',
  sectorUriHelp:
    'Only for pairwise clients with several hosts: an https URL of a JSON list of all redirect URIs. Its host determines the user identifiers (sector_identifier_uri).',
  keys: 'Public keys (JWKS)',
  keysHelp: 'The https URL of a JWKS, or the JWKS itself as JSON. Required only for private_key_jwt.',
  allowWithoutPkce: 'Allow sign-ins without PKCE (less secure)',
  allowWithoutPkceHelp:
    'Use this only for software that cannot send a code challenge. A stolen authorization code is then protected only by the client secret or key. Gatehouse still verifies sign-ins that use PKCE.',
  skipConsent: 'Skip user consent',
  skipConsentHelp:
    'For the platform’s own applications. Users are not asked before the application receives their data.',
  backchannelUri: 'Back-channel logout URI (optional)',
  backchannelUriHelp: 'Gatehouse sends a logout token to this URI when a user signs out.',
  scopes: 'Scopes',
  openid: 'Identifier of the user',
  profile: 'Name, picture, language and time zone',
  email: 'Email address',
  tenant: 'Organization, with the user’s role and permissions',
  offlineAccess: 'Access while the user is away',
  leanIdToken: 'Omit these claims from ID tokens',
  leanIdTokenHelp:
    'The application reads the claims from the UserInfo endpoint. ID tokens stay small and disclose less.',
  refreshTokens: 'Refresh token lifetime (optional)',
  idleDays: 'Idle timeout (days)',
  idleDaysHelp: 'An unused refresh token expires after this time.',
  totalDays: 'Maximum lifetime (days)',
  totalDaysHelp: 'After this time, the user must sign in again.',
  refreshTokensNote: 'If a field is empty, the limit of the user’s organization applies.',
  highSecurity: 'High security',
  pushedRequests: 'Require pushed authorization requests (PAR)',
  pushedRequestsHelp:
    'The application sends its authorization parameters from its server, not through the browser.',
  boundTokens: 'Bind tokens to a key (DPoP)',
  boundTokensHelp: 'A stolen token is useless without the private key of the application.',
  fapi: 'FAPI 2.0 security profile',
  fapiHelp: 'Requires private_key_jwt, pushed authorization requests and key-bound tokens.',
  apis: 'APIs (optional)',
  apiScopes: 'Scopes of {api}',
  apisHelp: 'Each access token is valid for one API.',
  noApis: 'The owner of this application has no APIs yet.',
  allApis: 'All APIs',
  registerApi: 'Register an API',
  typedApisHelp: 'One API per line: its identifier, then its scopes, separated by spaces.',
} as const;
