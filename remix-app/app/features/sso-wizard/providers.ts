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
import type { WizardTexts } from './wizard-form';

interface Provider {
  name: string;
  /** Of the catalogue, in place of a name that is the same in every language. */
  named?: 'entraApp' | 'googleApp' | 'otherProvider';
  Drawing: TablerIcon;
  /** By what it can be connected, the usual way first; none where its admin consents. */
  types: readonly ('oauth2' | 'saml')[];
}

export const PROVIDERS: Record<WizardProvider, Provider> = {
  google: {
    name: 'Google Workspace',
    Drawing: IconBrandGoogle,
    types: [],
  },
  microsoft: {
    name: 'Microsoft Entra ID',
    Drawing: IconBrandWindows,
    types: [],
  },
  okta: { name: 'Okta', Drawing: IconCircleKey, types: ['oauth2', 'saml'] },
  entra: {
    name: 'Entra ID',
    named: 'entraApp',
    Drawing: IconBrandWindows,
    types: ['oauth2', 'saml'],
  },
  'google-workspace': {
    name: 'Google',
    named: 'googleApp',
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
    name: 'Other',
    named: 'otherProvider',
    Drawing: IconPlugConnected,
    types: ['oauth2', 'saml'],
  },
};

/** As a page shows it. */
export function providerName(provider: WizardProvider, t: WizardTexts): string {
  const { name, named } = PROVIDERS[provider];
  return named ? t(named) : name;
}

export const TYPE_NAMES = { oauth2: 'OpenID Connect', saml: 'SAML' } as const;
export const TYPE_ICONS = { oauth2: IconKey, saml: IconFileCertificate } as const;
