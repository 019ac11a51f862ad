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
  /** Where its admin consents. */
  about?: string;
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
  okta: { name: 'Okta', Drawing: IconCircleKey, types: ['oauth2', 'saml'] },
  entra: {
    name: 'Entra ID, own app',
    Drawing: IconBrandWindows,
    types: ['oauth2', 'saml'],
  },
  'google-workspace': {
    name: 'Google, SAML app',
    Drawing: IconBrandGoogle,
    types: ['saml'],
  },
  adfs: {
    name: 'ADFS',
    Drawing: IconBuildingFortress,
    types: ['oauth2', 'saml'],
  },
  onelogin: { name: 'OneLogin', Drawing: IconId, types: ['oauth2', 'saml'] },
  pingone: {
    name: 'PingOne',
    Drawing: IconShieldLock,
    types: ['oauth2', 'saml'],
  },
  jumpcloud: {
    name: 'JumpCloud',
    Drawing: IconCloud,
    types: ['oauth2', 'saml'],
  },
  auth0: {
    name: 'Auth0',
    Drawing: IconBrandAuth0,
    types: ['oauth2', 'saml'],
  },
  keycloak: {
    name: 'Keycloak',
    Drawing: IconKey,
    types: ['oauth2', 'saml'],
  },
  other: {
    name: 'Any other',
    Drawing: IconPlugConnected,
    types: ['oauth2', 'saml'],
  },
};

export const TYPE_NAMES = { oauth2: 'OpenID Connect', saml: 'SAML' } as const;
export const TYPE_ICONS = { oauth2: IconKey, saml: IconFileCertificate } as const;
