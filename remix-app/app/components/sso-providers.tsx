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

/** Of the catalog of providers. */
type ProviderText = keyof typeof english;

/** A value that only some kinds of providers require. */
export interface ProviderField {
  /** As in the API; `parameters.x` for provider-specific values. */
  readonly name: string;
  readonly label: ProviderText;
  readonly about?: ProviderText;
  readonly placeholder?: string;
  /** Number of lines; one by default. */
  readonly lines?: number;
}

/** Display settings of a kind of identity provider. */
export interface ProviderPresentation {
  /** On buttons and in lists. */
  readonly name: string;
  /** In the selection of a kind. */
  readonly kind: string;
  readonly about: ProviderText;
  readonly Drawing: TablerIcon;
  /** Prefix of a button's label. */
  readonly icon: ReactNode;
  /**
   * - `always`: our own OpenID provider, available without a connection.
   * - `by-email`: the work email address selects the connection.
   * - `platform`: a button if the platform has a client at the provider.
   * - `connection`: only organizations have connections, each with its own button.
   */
  readonly entry: 'always' | 'by-email' | 'platform' | 'connection';
  /** Whether it opens in a pop-up and shows the account after verification. */
  readonly showsAccount: boolean;
  /** Whether connectors inside a company network can reach its server. */
  readonly usesConnectors?: boolean;
  /** Whether the provider can redirect users after a sign-out. */
  readonly returnsAfterSignOut: boolean;
  readonly form: {
    /** Fields above the client. */
    readonly fields: readonly ProviderField[];
    /** The client's fields; null for SAML, which uses metadata. */
    readonly client: {
      readonly idLabel: ProviderText;
      readonly secret: 'clientSecret' | 'privateKey';
      /** Label of the secret, if it is neither a client secret nor a private key. */
      readonly secretLabel?: ProviderText;
    } | null;
    readonly hasEndpoints: boolean;
    readonly hasScopes: boolean;
    /** Default mapping of a new connection, if it differs from OpenID Connect. */
    readonly blank?: Readonly<Record<string, string>>;
  };
  /** What is read from the provider regularly. */
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

/** Whether the work email address selects the connection of an organization. */
export function isFoundByEmail({ type }: { readonly type: SsoType }): boolean {
  return SSO_PROVIDERS[type].entry === 'by-email';
}

/** Kinds with a button if the platform has a client there. */
export const PLATFORM_PROVIDERS = SSO_TYPES.filter((type) => SSO_PROVIDERS[type].entry === 'platform');

/** The provider of a pressed button, or null for another button. */
export function readSsoIntent(intent: unknown): SsoType | null {
  return SSO_TYPES.find((provider) => intent === ssoIntent(provider)) ?? null;
}

export function ssoIntent(provider: SsoType): string {
  return `sso-${provider}`;
}
