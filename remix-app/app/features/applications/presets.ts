import {
  DEVICE_CODE_GRANT,
  type GrantType,
  type Scope,
  TOKEN_EXCHANGE_GRANT,
  type TokenEndpointAuthMethod,
} from '@gatehouse/contracts';

export type PresetKey = 'web' | 'spa' | 'native' | 'device' | 'machine' | 'workload';

/** What kind of program it is, and what such a program needs. */
export interface Preset {
  /** Also the kind that the list shows; a workload is a machine. */
  key: PresetKey;
  title: `new${Capitalize<PresetKey>}`;
  about: `${PresetKey}About`;
  authMethod: TokenEndpointAuthMethod;
  scopes: readonly Scope[];
  applicationType: 'web' | 'native';
  grants: readonly GrantType[];
  /** Path of the redirect URI where an address has none; null for applications without a browser or with schemes. */
  callbackPath: string | null;
}

export const PRESETS: readonly Preset[] = [
  {
    key: 'web',
    title: 'newWeb',
    about: 'webAbout',
    authMethod: 'client_secret_basic',
    scopes: ['openid', 'profile', 'email', 'tenant'],
    applicationType: 'web',
    grants: ['authorization_code'],
    callbackPath: '/auth/callback',
  },
  {
    key: 'spa',
    title: 'newSpa',
    about: 'spaAbout',
    authMethod: 'none',
    scopes: ['openid', 'profile', 'email', 'tenant'],
    applicationType: 'web',
    grants: ['authorization_code'],
    callbackPath: '/callback',
  },
  {
    key: 'native',
    title: 'newNative',
    about: 'nativeAbout',
    authMethod: 'none',
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    applicationType: 'native',
    grants: ['authorization_code'],
    callbackPath: null,
  },
  {
    key: 'device',
    title: 'newDevice',
    about: 'deviceAbout',
    authMethod: 'none',
    scopes: ['openid', 'profile', 'offline_access'],
    applicationType: 'web',
    grants: [DEVICE_CODE_GRANT],
    callbackPath: null,
  },
  {
    key: 'machine',
    title: 'newMachine',
    about: 'machineAbout',
    authMethod: 'client_secret_basic',
    scopes: [],
    applicationType: 'web',
    grants: ['client_credentials'],
    callbackPath: null,
  },
  {
    key: 'workload',
    title: 'newWorkload',
    about: 'workloadAbout',
    authMethod: 'none',
    scopes: [],
    applicationType: 'web',
    grants: [TOKEN_EXCHANGE_GRANT],
    callbackPath: null,
  },
];

export function findPreset(key: string | null): Preset | null {
  return PRESETS.find((preset) => preset.key === key) ?? null;
}
