import { SSO_TYPES, type SsoType } from '@gatehouse/contracts';
import {
  IconBrandApple,
  IconBrandGithub,
  IconBrandGoogle,
  IconBrandWindows,
  IconFileCertificate,
  IconKey,
  IconPlugConnected,
  IconSitemap,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { GoogleMark, MicrosoftMark } from './brand-marks';
import type english from './texts/sso-providers/en';

/** Of the catalogue of providers. */
type ProviderText = keyof typeof english;

/** A value that only some kinds of provider need. */
export interface ProviderField {
  /** As in the API; `parameters.x` for what only one kind knows. */
  readonly name: string;
  readonly label: ProviderText;
  readonly about?: ProviderText;
  readonly placeholder?: string;
  /** How many lines it takes; one where left out. */
  readonly lines?: number;
}

/** How a kind of identity provider appears. */
export interface ProviderPresentation {
  /** On buttons and in lists. */
  readonly name: string;
  /** Where an administrator chooses a kind. */
  readonly kind: string;
  readonly about: ProviderText;
  readonly Drawing: TablerIcon;
  /** In front of the label of a button. */
  readonly icon: ReactNode;
  /**
   * - `always`: our own OpenID provider, ready without a connection.
   * - `by-email`: the work address finds the connection.
   * - `platform`: a button where the platform has a client at the provider.
   * - `connection`: the platform connects none, so there is a button for the connection of an organization alone.
   */
  readonly entry: 'always' | 'by-email' | 'platform' | 'connection';
  /** Whether it opens in a pop-up, and the account is shown once it is verified. */
  readonly showsAccount: boolean;
  /** Whether connectors inside a company network can reach its server. */
  readonly usesConnectors?: boolean;
  /** Whether the provider can send people back after signing out. */
  readonly returnsAfterSignOut: boolean;
  readonly form: {
    /** Above the client. */
    readonly fields: readonly ProviderField[];
    /** What the provider knows us by; null for SAML, which has metadata. */
    readonly client: {
      readonly idLabel: ProviderText;
      readonly secret: 'clientSecret' | 'privateKey';
      /** Where it is not called a client secret or a private key. */
      readonly secretLabel?: ProviderText;
    } | null;
    readonly hasEndpoints: boolean;
    readonly hasScopes: boolean;
    /** What a new one begins with, other than the names of OpenID Connect. */
    readonly blank?: Readonly<Record<string, string>>;
  };
  /** What is read of the provider from time to time. */
  readonly reads: 'keys' | 'certificates' | null;
}

const CLIENT = { idLabel: 'clientId', secret: 'clientSecret' } as const;

export const SSO_PROVIDERS: Readonly<Record<SsoType, ProviderPresentation>> = {
  google: {
    name: 'Google',
    kind: 'Google Workspace',
    about: 'googleAbout',
    Drawing: IconBrandGoogle,
    icon: <GoogleMark size={18} />,
    entry: 'platform',
    showsAccount: true,
    returnsAfterSignOut: false,
    form: { fields: [], client: CLIENT, hasEndpoints: false, hasScopes: true },
    reads: 'keys',
  },
  microsoft: {
    name: 'Microsoft',
    kind: 'Microsoft Entra ID',
    about: 'microsoftAbout',
    Drawing: IconBrandWindows,
    icon: <MicrosoftMark size={16} />,
    entry: 'platform',
    showsAccount: true,
    returnsAfterSignOut: true,
    form: {
      fields: [
        {
          name: 'directoryId',
          label: 'directoryId',
          about: 'directoryIdAbout',
          placeholder: '5d6f4a0c-7c1e-4f5e-9f0e-3a1b2c3d4e5f',
        },
      ],
      client: { ...CLIENT, idLabel: 'applicationId' },
      hasEndpoints: false,
      hasScopes: true,
    },
    reads: 'keys',
  },
  github: {
    name: 'GitHub',
    kind: 'GitHub',
    about: 'githubAbout',
    Drawing: IconBrandGithub,
    icon: <IconBrandGithub size={18} stroke={1.6} aria-hidden="true" />,
    entry: 'platform',
    showsAccount: false,
    returnsAfterSignOut: false,
    form: { fields: [], client: CLIENT, hasEndpoints: false, hasScopes: false },
    reads: null,
  },
  apple: {
    name: 'Apple',
    kind: 'Apple',
    about: 'appleAbout',
    Drawing: IconBrandApple,
    icon: <IconBrandApple size={18} stroke={1.6} aria-hidden="true" />,
    entry: 'platform',
    showsAccount: false,
    returnsAfterSignOut: false,
    form: {
      fields: [
        { name: 'parameters.teamId', label: 'teamId', placeholder: 'A1B2C3D4E5' },
        { name: 'parameters.keyId', label: 'keyId', placeholder: 'F6G7H8J9K0' },
      ],
      client: { idLabel: 'servicesId', secret: 'privateKey' },
      hasEndpoints: false,
      hasScopes: false,
    },
    reads: 'keys',
  },
  oauth2: {
    name: 'OAuth2',
    kind: 'OAuth2 / OpenID Connect',
    about: 'oauth2About',
    Drawing: IconKey,
    icon: <IconPlugConnected size={18} stroke={1.6} aria-hidden="true" />,
    entry: 'always',
    showsAccount: false,
    returnsAfterSignOut: true,
    form: {
      fields: [
        {
          name: 'issuer',
          label: 'issuer',
          about: 'issuerAbout',
          placeholder: 'https://login.acme.example',
        },
      ],
      client: CLIENT,
      hasEndpoints: true,
      hasScopes: true,
    },
    reads: 'keys',
  },
  saml: {
    name: 'SAML',
    kind: 'SAML 2.0',
    about: 'samlAbout',
    Drawing: IconFileCertificate,
    icon: <IconFileCertificate size={18} stroke={1.6} aria-hidden="true" />,
    entry: 'by-email',
    showsAccount: false,
    returnsAfterSignOut: true,
    form: { fields: [], client: null, hasEndpoints: false, hasScopes: false },
    reads: 'certificates',
  },
  ldap: {
    name: 'LDAP',
    kind: 'LDAP / Active Directory',
    about: 'ldapAbout',
    Drawing: IconSitemap,
    icon: <IconSitemap size={18} stroke={1.6} aria-hidden="true" />,
    entry: 'connection',
    showsAccount: false,
    returnsAfterSignOut: false,
    usesConnectors: true,
    form: {
      fields: [
        {
          name: 'parameters.ldapUrl',
          label: 'ldapUrl',
          about: 'ldapUrlAbout',
          placeholder: 'ldaps://ldap.example',
        },
        { name: 'certificate', label: 'ldapCa', about: 'ldapCaAbout', lines: 3 },
        {
          name: 'parameters.baseDn',
          label: 'baseDn',
          about: 'baseDnAbout',
          placeholder: 'dc=example',
        },
        {
          name: 'parameters.userFilter',
          label: 'userFilter',
          about: 'userFilterAbout',
          placeholder: '(mail={login})',
        },
      ],
      client: { idLabel: 'serviceAccount', secret: 'clientSecret', secretLabel: 'servicePassword' },
      hasEndpoints: false,
      hasScopes: false,
      blank: {
        'mapping.email': 'mail',
        'mapping.givenName': 'givenName',
        'mapping.familyName': 'sn',
        'mapping.locale': 'preferredLanguage',
        'mapping.groups': 'memberOf',
      },
    },
    reads: null,
  },
};

/** Whether the connection of an organization is found by a work address. */
export function isFoundByEmail({ type }: { readonly type: SsoType }): boolean {
  return SSO_PROVIDERS[type].entry === 'by-email';
}

/** Those with a button where the platform has a client there. */
export const PLATFORM_PROVIDERS = SSO_TYPES.filter((type) => SSO_PROVIDERS[type].entry === 'platform');

/** The provider that a pressed button names, or null where it is another button. */
export function readSsoIntent(intent: unknown): SsoType | null {
  return SSO_TYPES.find((provider) => intent === ssoIntent(provider)) ?? null;
}

export function ssoIntent(provider: SsoType): string {
  return `sso-${provider}`;
}
