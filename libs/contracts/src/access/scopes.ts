/** Scopes that a client may be granted, in the words of the consent page. */
export const SCOPES = {
  openid: 'Who you are (an identifier)',
  profile: 'Your name, picture, language and time zone',
  email: 'Your email address',
  tenant: 'Your organization, your role and your permissions in it',
  offline_access: 'Access while you are away',
} as const;
export type Scope = keyof typeof SCOPES;

/** The claims that each scope opens, in the ID token and at the userinfo endpoint. Source: OIDC Core §5.4. */
export const SCOPE_CLAIMS = {
  openid: ['sub', 'auth_time', 'acr', 'amr'],
  profile: [
    'name',
    'given_name',
    'family_name',
    'preferred_username',
    'picture',
    'locale',
    'zoneinfo',
    'updated_at',
  ],
  email: ['email', 'email_verified'],
  tenant: ['tenant_id', 'tenant_name', 'roles', 'permissions'],
  offline_access: [],
} as const satisfies Record<Scope, readonly string[]>;
