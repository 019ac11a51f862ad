import type { WizardProvider } from '@gatehouse/contracts';
import {
  IconCloud,
  IconFileCertificate,
  IconId,
  IconKey,
  IconPlugConnected,
  IconShieldLock,
  IconSitemap,
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
}

export const PROVIDERS: Record<WizardProvider, Provider> = {
  google: {
    name: 'Google Workspace',
    Drawing: GoogleMark,
  },
  microsoft: {
    name: 'Microsoft Entra ID',
    Drawing: MicrosoftMark,
  },
  okta: { name: 'Okta', Drawing: OktaMark },
  entra: {
    name: 'Entra ID',
    named: 'entraApp',
    Drawing: MicrosoftMark,
  },
  'google-workspace': {
    name: 'Google',
    named: 'googleApp',
    Drawing: GoogleMark,
  },
  adfs: {
    name: 'ADFS',
    Drawing: MicrosoftMark,
  },
  onelogin: { name: 'OneLogin', Drawing: IconId },
  pingone: {
    name: 'PingOne',
    Drawing: IconShieldLock,
  },
  jumpcloud: {
    name: 'JumpCloud',
    Drawing: IconCloud,
  },
  auth0: {
    name: 'Auth0',
    Drawing: Auth0Mark,
  },
  keycloak: {
    name: 'Keycloak',
    Drawing: KeycloakMark,
  },
  ldap: { name: 'LDAP / Active Directory', Drawing: IconSitemap },
  other: {
    name: 'Other',
    named: 'otherProvider',
    Drawing: IconPlugConnected,
  },
};

/** As a page shows it. */
export function providerName(provider: WizardProvider, t: WizardTexts): string {
  const { name, named } = PROVIDERS[provider];
  return named ? t(named) : name;
}

/** What a provider can be connected by, on buttons. */
export const TYPE_NAMES = { oauth2: 'OpenID Connect', saml: 'SAML', ldap: 'LDAP' } as const;
export const TYPE_ICONS = { oauth2: IconKey, saml: IconFileCertificate, ldap: IconSitemap } as const;
