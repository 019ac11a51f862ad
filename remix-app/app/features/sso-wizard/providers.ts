import type { WizardProvider } from '@gatehouse/contracts';
import {
  IconCloud,
  IconFileCertificate,
  IconId,
  IconKey,
  IconPlugConnected,
  IconShieldLock,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import {
  Auth0Mark,
  GoogleMark,
  KeycloakMark,
  type MarkProps,
  MicrosoftMark,
  OktaMark,
} from '~/components/brand-marks';
import type { WizardTexts } from './wizard-form';

interface Provider {
  name: string;
  /** Of the catalogue, in place of a name that is the same in every language. */
  named?: 'entraApp' | 'googleApp' | 'otherProvider';
  /** Its mark as it publishes it; a sign where it publishes none that may be used. */
  Drawing: TablerIcon | ComponentType<MarkProps>;
  /** By what it can be connected, the usual way first; none where its admin consents. */
  types: readonly ('oauth2' | 'saml')[];
}

export const PROVIDERS: Record<WizardProvider, Provider> = {
  google: {
    name: 'Google Workspace',
    Drawing: GoogleMark,
    types: [],
  },
  microsoft: {
    name: 'Microsoft Entra ID',
    Drawing: MicrosoftMark,
    types: [],
  },
  okta: { name: 'Okta', Drawing: OktaMark, types: ['oauth2', 'saml'] },
  entra: {
    name: 'Entra ID',
    named: 'entraApp',
    Drawing: MicrosoftMark,
    types: ['oauth2', 'saml'],
  },
  'google-workspace': {
    name: 'Google',
    named: 'googleApp',
    Drawing: GoogleMark,
    types: ['saml'],
  },
  adfs: {
    name: 'ADFS',
    Drawing: MicrosoftMark,
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
    Drawing: Auth0Mark,
    types: ['oauth2', 'saml'],
  },
  keycloak: {
    name: 'Keycloak',
    Drawing: KeycloakMark,
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
