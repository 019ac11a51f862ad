/** What a connection may ask an upstream for, in the order of a choice. */
export const SSO_SCOPES = ['openid', 'profile', 'email', 'offline_access', 'User.Read'] as const;
export const DEFAULT_SSO_SCOPES: readonly string[] = ['openid', 'profile', 'email'];
