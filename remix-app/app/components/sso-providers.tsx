import { SSO_TYPES, type SsoType } from '@gatehouse/contracts';
import {
  IconBrandApple,
  IconBrandGithub,
  IconBrandGoogle,
  IconBrandWindows,
  IconFileCertificate,
  IconKey,
  IconPlugConnected,
  type TablerIcon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
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
   */
  readonly entry: 'always' | 'by-email' | 'platform';
  /** Whether it opens in a pop-up, and the account is shown once it is verified. */
  readonly showsAccount: boolean;
  /** Whether the provider can send people back after signing out. */
  readonly returnsAfterSignOut: boolean;
  readonly form: {
    /** Above the client. */
    readonly fields: readonly ProviderField[];
    /** What the provider knows us by; null for SAML, which has metadata. */
    readonly client: {
      readonly idLabel: ProviderText;
      readonly secret: 'clientSecret' | 'privateKey';
    } | null;
    readonly hasEndpoints: boolean;
    readonly hasScopes: boolean;
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
    icon: <GoogleMark />,
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
    icon: <MicrosoftMark />,
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

function GoogleMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path
        fill="#4285f4"
        d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92c-.26 1.37-1.04 2.53-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09z"
      />
      <path
        fill="#34a853"
        d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84C3.99 20.53 7.7 23 12 23z"
      />
      <path
        fill="#fbbc05"
        d="M5.84 14.09c-.22-.66-.35-1.36-.35-2.09s.13-1.43.35-2.09V7.07H2.18C1.43 8.55 1 10.22 1 12s.43 3.45 1.18 4.93l2.85-2.22.81-.62z"
      />
      <path
        fill="#ea4335"
        d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1 7.7 1 3.99 3.47 2.18 7.07l3.66 2.84c.87-2.6 3.3-4.53 6.16-4.53z"
      />
    </svg>
  );
}

function MicrosoftMark() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path fill="#f25022" d="M0 0h7.6v7.6H0z" />
      <path fill="#7fba00" d="M8.4 0H16v7.6H8.4z" />
      <path fill="#00a4ef" d="M0 8.4h7.6V16H0z" />
      <path fill="#ffb900" d="M8.4 8.4H16V16H8.4z" />
    </svg>
  );
}
