import {
  DEVICE_CODE_GRANT,
  type GrantType,
  type Scope,
  type TokenEndpointAuthMethod,
} from '@gatehouse/contracts';
import type { RedirectHelp } from './application-fields';

export type PresetKey = 'web' | 'spa' | 'native' | 'device' | 'machine';

/** What kind of program it is, and what such a program needs. */
export interface Preset {
  /** Also the key of its name in the texts. */
  key: PresetKey;
  title: `new${Capitalize<PresetKey>}`;
  about: `${PresetKey}About`;
  authMethod: TokenEndpointAuthMethod;
  scopes: readonly Scope[];
  applicationType: 'web' | 'native';
  grants: readonly GrantType[];
  redirectExample: string;
  redirectHelp: RedirectHelp;
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
    redirectExample: 'https://app.example.com/auth/callback',
    redirectHelp: 'redirectUrisWeb',
  },
  {
    key: 'spa',
    title: 'newSpa',
    about: 'spaAbout',
    authMethod: 'none',
    scopes: ['openid', 'profile', 'email', 'tenant'],
    applicationType: 'web',
    grants: ['authorization_code'],
    redirectExample: 'https://app.example.com/callback',
    redirectHelp: 'redirectUrisSpa',
  },
  {
    key: 'native',
    title: 'newNative',
    about: 'nativeAbout',
    authMethod: 'none',
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    applicationType: 'native',
    grants: ['authorization_code'],
    redirectExample: 'http://127.0.0.1/callback\ncom.example.app:/callback',
    redirectHelp: 'redirectUrisNative',
  },
  {
    key: 'device',
    title: 'newDevice',
    about: 'deviceAbout',
    authMethod: 'none',
    scopes: ['openid', 'profile', 'offline_access'],
    applicationType: 'web',
    grants: [DEVICE_CODE_GRANT],
    redirectExample: '',
    redirectHelp: 'redirectUrisHelp',
  },
  {
    key: 'machine',
    title: 'newMachine',
    about: 'machineAbout',
    authMethod: 'client_secret_basic',
    scopes: [],
    applicationType: 'web',
    grants: ['client_credentials'],
    redirectExample: '',
    redirectHelp: 'redirectUrisHelp',
  },
];

export function findPreset(key: string | null): Preset | null {
  return PRESETS.find((preset) => preset.key === key) ?? null;
}
