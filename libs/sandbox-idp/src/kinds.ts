import { type Account, objectIdOf, PERSONAL_TID, subjectOf } from './accounts.ts';

/** The imitated providers. `company` is the OpenID provider of a company, such as Okta or Keycloak. */
export const KINDS = ['google', 'microsoft', 'company'] as const;
export type Kind = (typeof KINDS)[number];

export const LABELS: Record<Kind, string> = {
  google: 'Google',
  microsoft: 'Microsoft',
  company: 'the directory of a company',
};

export const SCOPES: Record<Kind, readonly string[]> = {
  google: [
    'openid',
    'profile',
    'email',
    'https://www.googleapis.com/auth/admin.directory.domain.readonly',
    'https://www.googleapis.com/auth/admin.directory.user.readonly',
    'https://www.googleapis.com/auth/admin.directory.group.readonly',
  ],
  microsoft: [
    'openid',
    'profile',
    'email',
    'offline_access',
    'User.Read',
    'Organization.Read.All',
    'Directory.Read.All',
    'User.Read.All',
    'GroupMember.Read.All',
  ],
  company: ['openid', 'profile', 'email', 'offline_access', 'groups'],
};

/** One of these scopes is required to read the directory. */
export const DIRECTORY_SCOPES: readonly string[] = [
  'https://www.googleapis.com/auth/admin.directory.domain.readonly',
  'Organization.Read.All',
  'Directory.Read.All',
  'User.Read',
];

/**
 * The claims of each provider about a user. Sources: Google "OpenID Connect" ID token; Microsoft "ID token claims
 * reference".
 */
export function claimsOf(kind: Kind, account: Account): Record<string, unknown> {
  const { email, givenName, familyName, directory, groups } = account;
  const person = {
    sub: subjectOf(kind, account),
    email,
    name: `${givenName} ${familyName}`,
    given_name: givenName,
    family_name: familyName,
  };
  switch (kind) {
    case 'google':
      return { ...person, email_verified: true, ...(directory && { hd: directory.domains[0] }) };
    case 'microsoft':
      return {
        ...person,
        preferred_username: email,
        oid: objectIdOf(account),
        tid: directory?.tid ?? PERSONAL_TID,
        xms_edov: true,
      };
    case 'company':
      return { ...person, email_verified: true, groups };
  }
}

/** The claims of each scope, in the format of oidc-provider. */
export const CLAIMS = {
  openid: ['sub', 'hd', 'tid', 'oid', 'xms_edov'],
  profile: ['name', 'given_name', 'family_name', 'preferred_username'],
  email: ['email', 'email_verified'],
  groups: ['groups'],
};
