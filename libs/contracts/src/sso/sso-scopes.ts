/** Scopes that a connection can request, in display order. */
export const SSO_SCOPES = ['openid', 'profile', 'email', 'offline_access', 'User.Read'] as const;
export const DEFAULT_SSO_SCOPES: readonly string[] = ['openid', 'profile', 'email'];
