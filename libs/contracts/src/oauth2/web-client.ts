/** The application that Gatehouse's own pages are to its OpenID provider: public, known everywhere, and fixed. */
export const WEB_CLIENT = {
  id: 'gatehouse-web',
  name: 'Gatehouse',
  /** Path below the public origin to which its sign-ins return. */
  callbackPath: '/sso/callback',
  scope: 'openid profile email',
} as const;
