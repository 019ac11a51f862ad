/** Kinds of identity providers, in the order of menus. */
export const SSO_TYPES = ['oauth2', 'saml', 'google', 'microsoft', 'github', 'apple', 'ldap'] as const;

/** Settings of a connection for specific providers: `teamId` and `keyId` are Apple's, the others LDAP's. */
export const PROVIDER_PARAMETERS = ['teamId', 'keyId', 'ldapUrl', 'baseDn', 'userFilter'] as const;
export type ProviderParameter = (typeof PROVIDER_PARAMETERS)[number];

interface PlatformClientSettings {
  /** Addresses of the provider, unless a setting overrides them. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Identifiers of the platform's client at the provider. */
  readonly values: readonly string[];
  /** Each can be read from a file. */
  readonly secrets: readonly string[];
  /** The same settings for the sandbox at `url`. */
  sandbox(url: string): Readonly<Record<string, string>>;
}

/** P-256, PEM; intentionally public. */
const SANDBOX_KEY = [
  '-----BEGIN PRIVATE KEY-----',
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg4PZmdmEY/G/ymUR1',
  'uv+fK2LopvQFe0j+cOBtMNCSU1ahRANCAAQzBXReYDlQaInTBWQ7P9CpEYurofsQ',
  'dZm9MlY9T/tLHCyBNO7ySIWYDwGi7nOu6z1aIUisw8QSkLQb5pbK+DHO',
  '-----END PRIVATE KEY-----',
].join('\n');
const SANDBOX_CLIENT = { id: 'gatehouse-sandbox', secret: 'gatehouse-sandbox-secret' };

/** Settings of the platform's own client, for each provider that offers one. */
export const PLATFORM_CLIENTS = {
  google: {
    addresses: {
      GOOGLE_ISSUER: 'https://accounts.google.com',
      GOOGLE_DIRECTORY_URL: 'https://admin.googleapis.com',
    },
    values: ['GOOGLE_CLIENT_ID'],
    secrets: ['GOOGLE_CLIENT_SECRET'],
    sandbox: (url: string) => ({
      GOOGLE_ISSUER: `${url}/google`,
      GOOGLE_DIRECTORY_URL: `${url}/google`,
      GOOGLE_CLIENT_ID: SANDBOX_CLIENT.id,
      GOOGLE_CLIENT_SECRET: SANDBOX_CLIENT.secret,
    }),
  },
  microsoft: {
    addresses: {
      MICROSOFT_LOGIN_URL: 'https://login.microsoftonline.com',
      MICROSOFT_GRAPH_URL: 'https://graph.microsoft.com',
    },
    values: ['MICROSOFT_CLIENT_ID'],
    secrets: ['MICROSOFT_CLIENT_SECRET'],
    sandbox: (url: string) => ({
      MICROSOFT_LOGIN_URL: `${url}/microsoft`,
      MICROSOFT_GRAPH_URL: `${url}/microsoft/graph`,
      MICROSOFT_CLIENT_ID: SANDBOX_CLIENT.id,
      MICROSOFT_CLIENT_SECRET: SANDBOX_CLIENT.secret,
    }),
  },
  github: {
    addresses: { GITHUB_URL: 'https://github.com', GITHUB_API_URL: 'https://api.github.com' },
    values: ['GITHUB_CLIENT_ID'],
    secrets: ['GITHUB_CLIENT_SECRET'],
    sandbox: (url: string) => ({
      GITHUB_URL: `${url}/github`,
      GITHUB_API_URL: `${url}/github/api`,
      GITHUB_CLIENT_ID: SANDBOX_CLIENT.id,
      GITHUB_CLIENT_SECRET: SANDBOX_CLIENT.secret,
    }),
  },
  apple: {
    addresses: { APPLE_ISSUER: 'https://appleid.apple.com' },
    values: ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID'],
    secrets: ['APPLE_PRIVATE_KEY'],
    sandbox: (url: string) => ({
      APPLE_ISSUER: `${url}/apple`,
      APPLE_CLIENT_ID: SANDBOX_CLIENT.id,
      APPLE_TEAM_ID: 'SANDBOX001',
      APPLE_KEY_ID: 'SANDBOXKEY',
      APPLE_PRIVATE_KEY: SANDBOX_KEY,
    }),
  },
} as const satisfies Record<string, PlatformClientSettings>;

type Client = (typeof PLATFORM_CLIENTS)[keyof typeof PLATFORM_CLIENTS];
type KeysOf<T> = T extends unknown ? keyof T : never;
export type PlatformAddressSetting = KeysOf<Client['addresses']>;
export type PlatformSecretSetting = Client['secrets'][number];
export type PlatformClientSetting = Client['values'][number] | PlatformSecretSetting;

// Calls that bundlers can drop, because browsers do not need these settings.
const clients = (): readonly PlatformClientSettings[] => Object.values(PLATFORM_CLIENTS);
const addressSettings = () => Object.assign({}, ...clients().map(({ addresses }) => addresses));
const secretSettings = () => clients().flatMap(({ secrets }) => secrets);
const clientSettings = () => clients().flatMap(({ values, secrets }) => [...values, ...secrets]);

/** Keyed by name, with the default as value. */
export const PLATFORM_ADDRESS_SETTINGS = /* @__PURE__ */ addressSettings() as Readonly<
  Record<PlatformAddressSetting, string>
>;
export const PLATFORM_SECRET_SETTINGS = /* @__PURE__ */ secretSettings() as PlatformSecretSetting[];
export const PLATFORM_CLIENT_SETTINGS = /* @__PURE__ */ clientSettings() as PlatformClientSetting[];

/**
 * Settings that replace the providers with the sandbox at `url`. A provider with an address or a client in `env` is
 * unchanged.
 */
export function sandboxSettings(
  url: string,
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const untouched = clients().filter(
    ({ addresses, values }) => ![...Object.keys(addresses), ...values].some((name) => env[name]),
  );
  return Object.assign({}, ...untouched.map(({ sandbox }) => sandbox(url)));
}
