/** Gatehouse's own web app as a client of its OpenID provider: a fixed public client. */
export const WEB_CLIENT = {
  id: 'gatehouse-web',
  name: 'Gatehouse',
  /** Path of its redirect URI below the public origin. */
  callbackPath: '/sso/callback',
  scope: 'openid profile email',
} as const;
