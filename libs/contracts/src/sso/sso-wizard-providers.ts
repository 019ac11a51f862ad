/**
 * - `google`, `microsoft`: the directory's admin consents in a pop-up, and the directory provides the settings.
 * - `ldap`: the server and its service account are entered, or a connector reaches it.
 * - the others: an issuer or metadata is entered; the name selects the guide for the identity provider's side.
 */
export const WIZARD_PROVIDERS = [
  'google',
  'microsoft',
  'okta',
  'entra',
  'google-workspace',
  'adfs',
  'onelogin',
  'pingone',
  'jumpcloud',
  'auth0',
  'keycloak',
  'ldap',
  'other',
] as const;
export type WizardProvider = (typeof WIZARD_PROVIDERS)[number];

/** Providers whose directory can be read after an admin's consent. */
export const CONSENT_PROVIDERS = ['google', 'microsoft'] as const;
export type ConsentProvider = (typeof CONSENT_PROVIDERS)[number];

export function isConsentProvider(provider: string): provider is ConsentProvider {
  return (CONSENT_PROVIDERS as readonly string[]).includes(provider);
}

/** Protocols whose provider is entered manually. */
export const ENTERED_SSO_TYPES = ['oauth2', 'saml', 'ldap'] as const;
export type EnteredSsoType = (typeof ENTERED_SSO_TYPES)[number];

export function isEnteredSsoType(type: string): type is EnteredSsoType {
  return (ENTERED_SSO_TYPES as readonly string[]).includes(type);
}

const BY_PROTOCOL: readonly EnteredSsoType[] = ['oauth2', 'saml'];
const ENTERED_TYPES: Partial<Record<WizardProvider, readonly EnteredSsoType[]>> = {
  google: [],
  microsoft: [],
  'google-workspace': ['saml'],
  ldap: ['ldap'],
};

/** Protocols by which a provider is connected, the usual one first; none where its admin consents. */
export function enteredTypesOf(provider: WizardProvider): readonly EnteredSsoType[] {
  return ENTERED_TYPES[provider] ?? BY_PROTOCOL;
}
