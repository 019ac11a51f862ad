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

const KINDS: Record<string, string> = {
  'login:account': 'Sign-in with a password',
  'login:network': 'Sign-ins with passwords from one network',
  'factor:account': 'Second factor',
  'factor:network': 'Second factors from one network',
  'enrol:account': 'Setting up a second factor',
  'mail:address': 'Mails to one address',
  'register:network': 'Sign-ups from one network',
  'reset:network': 'Password resets from one network',
  'reset-complete:network': 'New passwords from one network',
  'email-change:account': 'Change of an address',
  'email-change:network': 'Changes of addresses from one network',
  'invite:tenant': 'Invitations of an organization',
  'invite:network': 'Invitations from one network',
  'client_secret:network': 'Client secrets from one network',
  client_secret: 'Client secret of an application',
  'device:user': 'Device codes of a person',
  'device:network': 'Device codes from one network',
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
