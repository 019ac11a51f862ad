import type { WizardProvider } from '@gatehouse/contracts';
import {
  IconBrandAuth0,
  IconBrandGoogle,
  IconBrandWindows,
  IconBuildingFortress,
  IconCircleKey,
  IconCloud,
  IconFileCertificate,
  IconId,
  IconKey,
  IconPlugConnected,
  IconShieldLock,
  type TablerIcon,
} from '@tabler/icons-react';

interface Provider {
  name: string;
  about: string;
  Drawing: TablerIcon;
  /** By what it can be connected, the usual way first; none where its admin consents. */
  types: readonly ('oauth2' | 'saml')[];
}

export const PROVIDERS: Record<WizardProvider, Provider> = {
  google: {
    name: 'Google Workspace',
    about: 'An administrator consents once; domains and directory are read from Google.',
    Drawing: IconBrandGoogle,
    types: [],
  },
  microsoft: {
    name: 'Microsoft Entra ID',
    about: 'An administrator consents once; domains and directory are read from Microsoft.',
    Drawing: IconBrandWindows,
    types: [],
  },
  okta: { name: 'Okta', about: 'OpenID Connect or SAML', Drawing: IconCircleKey, types: ['oauth2', 'saml'] },
  entra: {
    name: 'Entra ID, own app',
    about: 'OpenID Connect or SAML',
    Drawing: IconBrandWindows,
    types: ['saml', 'oauth2'],
  },
  'google-workspace': {
    name: 'Google, SAML app',
    about: 'SAML',
    Drawing: IconBrandGoogle,
    types: ['saml'],
  },
  adfs: {
    name: 'ADFS',
    about: 'SAML or OpenID Connect',
    Drawing: IconBuildingFortress,
    types: ['saml', 'oauth2'],
  },
  onelogin: { name: 'OneLogin', about: 'OpenID Connect or SAML', Drawing: IconId, types: ['oauth2', 'saml'] },
  pingone: {
    name: 'PingOne',
    about: 'OpenID Connect or SAML',
    Drawing: IconShieldLock,
    types: ['oauth2', 'saml'],
  },
  jumpcloud: {
    name: 'JumpCloud',
    about: 'OpenID Connect or SAML',
    Drawing: IconCloud,
    types: ['oauth2', 'saml'],
  },
  auth0: {
    name: 'Auth0',
    about: 'OpenID Connect or SAML',
    Drawing: IconBrandAuth0,
    types: ['oauth2', 'saml'],
  },
  keycloak: {
    name: 'Keycloak',
    about: 'OpenID Connect or SAML',
    Drawing: IconKey,
    types: ['oauth2', 'saml'],
  },
  other: {
    name: 'Any other',
    about: 'OpenID Connect or SAML 2.0',
    Drawing: IconPlugConnected,
    types: ['oauth2', 'saml'],
  },
};

export const TYPE_NAMES = { oauth2: 'OpenID Connect', saml: 'SAML' } as const;
export const TYPE_ICONS = { oauth2: IconKey, saml: IconFileCertificate } as const;
