const METHODS: Record<string, string> = {
  pwd: 'password',
  otp: 'authenticator app',
  hwk: 'passkey',
  swk: 'passkey',
  fed: 'directory',
  email: 'mail',
  kba: 'recovery code',
};

/** How somebody signed in, in words; marks that say nothing more are left out. */
export function methodsText(methods: readonly string[]): string {
  const known = methods.flatMap((method) => METHODS[method] ?? []);
  return known.length > 0 ? [...new Set(known)].join(', ') : methods.join(', ');
}

const REASONS: Record<string, string> = {
  wrong_password: 'Wrong password, or no such account',
  wrong_factor: 'Wrong second factor',
  sso_required: 'Single sign-on is required there',
  tenant_suspended: 'The organization is suspended',
};

/** `person_suspended` → `Person suspended`, where there is no better word. */
export function reasonText(reason: string): string {
  const known = REASONS[reason];
  if (known) return known;
  const words = reason.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Why a rate limit applies, by its kind in `rate-limits.ts` of the API. */
const KINDS: Record<string, string> = {
  'login:device': 'Wrong passwords on a device that the account knows',
  'login:account-network': 'Wrong passwords for one account from one network',
  'login:account': 'Wrong passwords for one account from many networks',
  'login:network': 'Repeated wrong passwords from one network',
  'login-first:network': 'First wrong passwords for many accounts from one network',
  'factor:device': 'Wrong codes on a device that the account knows',
  'factor:account-network': 'Wrong codes for one account from one network',
  'factor:account': 'Wrong codes for one account from many networks',
  'factor:network': 'Wrong codes from one network',
  'factor-passkey:account-network': 'Failed passkeys as second factor',
  'enrol:account': 'Wrong codes while setting up a second factor',
  'passkey-begin:network': 'Passkey prompts from one network',
  'passkey-complete:network': 'Failed passkeys from one network',
  'sso-discover:network': 'Look-ups of identity providers from one network',
  'sso-start:network': 'Started single sign-ons from one network',
  'sso-complete:network': 'Unknown or used single sign-on responses from one network',
  'accept-invitation:token': 'Attempts to accept one invitation',
  'accept-invitation:network': 'Invalid invitation links from one network',
  'wizard-link:network': 'Invalid set-up links from one network',
  'mail:address': 'Mails to one address',
  'register:network': 'Sign-ups from one network',
  'reset:network': 'Requested password resets from one network',
  'reset-complete:token': 'Attempts with one password reset link',
  'reset-complete:network': 'Invalid password reset links from one network',
  'email-change:account': 'Requested changes of one email address',
  'email-change:network': 'Requested changes of email addresses from one network',
  'invite:tenant': 'Invitations of one organization',
  'invite:network': 'Invitations from one network',
  'client_secret:client': 'Wrong secrets for one OIDC client from one network',
  'client_secret:network': 'Wrong client secrets from one network',
  'oauth-start:client': 'Authorization requests of one OIDC client from one network',
  'oauth-start:network': 'Authorization requests from one network',
  'device:user': 'Wrong device codes of one user',
  'device:network': 'Wrong device codes from one network',
  'search:user': 'Searches of one user',
  'list:user': 'Lists read by one user',
  'export:user': 'Exports by one user',
};

export function kindText(kind: string): string {
  return KINDS[kind] ?? kind;
}

export const WAY_NAMES: Record<string, string> = {
  password: 'Password',
  passkey: 'Passkey',
  google: 'Google',
  microsoft: 'Microsoft',
  oauth2: 'OpenID Connect',
  saml: 'SAML',
  other: 'Other',
};
