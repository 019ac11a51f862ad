import type { WizardProvider } from '@gatehouse/contracts';

/** What a connection is called after. */
export const PROVIDER_NAMES: Record<WizardProvider, string> = {
  google: 'Google',
  microsoft: 'Microsoft',
  okta: 'Okta',
  entra: 'Entra ID',
  'google-workspace': 'Google Workspace',
  adfs: 'ADFS',
  onelogin: 'OneLogin',
  pingone: 'PingOne',
  jumpcloud: 'JumpCloud',
  auth0: 'Auth0',
  keycloak: 'Keycloak',
  ldap: 'LDAP',
  other: 'directory',
};
