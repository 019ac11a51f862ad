/** Scopes of clients, with the texts of the consent page. */
export const SCOPES = {
  openid: 'Who you are (an identifier)',
  profile: 'Your name, picture, language and time zone',
  email: 'Your email address',
  tenant: 'Your organization, your role and your permissions in it',
  groups: 'The groups that you are in',
  offline_access: 'Access while you are away',
} as const;
export type Scope = keyof typeof SCOPES;

/** The claims of each scope in the ID token and at the userinfo endpoint. Source: OIDC Core §5.4. */
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
  groups: ['groups'],
  offline_access: [],
} as const satisfies Record<Scope, readonly string[]>;
