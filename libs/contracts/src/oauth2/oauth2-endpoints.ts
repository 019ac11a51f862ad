const BASE = '/api/v1/oauth2';

/** Paths of the OpenID provider's endpoints, by the names that the provider library uses. */
export const PROVIDER_ROUTES = {
  authorization: `${BASE}/authorize`,
  token: `${BASE}/token`,
  userinfo: `${BASE}/userinfo`,
  jwks: `${BASE}/jwks`,
  introspection: `${BASE}/introspect`,
  revocation: `${BASE}/revoke`,
  end_session: `${BASE}/end_session`,
  pushed_authorization_request: `${BASE}/par`,
  device_authorization: `${BASE}/device_authorization`,
} as const;

/** Where applications register themselves, and below it manage their registration. Source: RFC 7591, RFC 7592. */
export const REGISTRATION_ROUTE = `${BASE}/register`;

/** Where Gatehouse starts a sign-in at an application. Source: OpenID Connect Core §4. */
export const INITIATION_ROUTE = `${BASE}/initiate`;
