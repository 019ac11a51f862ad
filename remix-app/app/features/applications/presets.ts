import {
  DEVICE_CODE_GRANT,
  type GrantType,
  type Scope,
  type TokenEndpointAuthMethod,
} from '@gatehouse/contracts';

export type PresetKey = 'web' | 'spa' | 'native' | 'device' | 'machine';

/** What kind of program it is, and what such a program needs. */
export interface Preset {
  key: PresetKey;
  label: string;
  about: string;
  /** How it proves itself at the token endpoint. */
  authMethod: TokenEndpointAuthMethod;
  scopes: readonly Scope[];
  applicationType: 'web' | 'native';
  grants: readonly GrantType[];
  redirectExample: string;
  /** What is special about its redirect addresses. */
  redirectHelp: string;
}

export const PRESETS: readonly Preset[] = [
  {
    key: 'web',
    label: 'Web application',
    about: 'Runs on a server and can keep a secret: Rails, Django, Next.js, Grafana, GitLab.',
    authMethod: 'client_secret_basic',
    scopes: ['openid', 'profile', 'email', 'tenant'],
    applicationType: 'web',
    grants: ['authorization_code'],
    redirectExample: 'https://app.example.com/auth/callback',
    redirectHelp: 'The address of your server that receives the code.',
  },
  {
    key: 'spa',
    label: 'Single-page application',
    about: 'Runs in the browser, where no secret stays secret: React, Vue, Angular. Proves itself by PKCE.',
    authMethod: 'none',
    scopes: ['openid', 'profile', 'email', 'tenant'],
    applicationType: 'web',
    grants: ['authorization_code'],
    redirectExample: 'https://app.example.com/callback',
    redirectHelp: 'Its origin may also call the token endpoint from the browser (CORS).',
  },
  {
    key: 'native',
    label: 'Native application',
    about: 'Is installed on a phone or a computer, or runs in a terminal. Proves itself by PKCE.',
    authMethod: 'none',
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    applicationType: 'native',
    grants: ['authorization_code'],
    redirectExample: 'http://127.0.0.1/callback\ncom.example.app:/callback',
    redirectHelp: 'A loopback address stands for every port on it; schemes of its own are allowed.',
  },
  {
    key: 'device',
    label: 'Device',
    about:
      'Has no browser or no keyboard: a television, a printer, a terminal. People type its code on our page.',
    authMethod: 'none',
    scopes: ['openid', 'profile', 'offline_access'],
    applicationType: 'web',
    grants: [DEVICE_CODE_GRANT],
    redirectExample: '',
    redirectHelp: '',
  },
  {
    key: 'machine',
    label: 'Machine',
    about: 'A service that calls an API in its own name, with nobody in front of it (machine to machine).',
    authMethod: 'client_secret_basic',
    scopes: [],
    applicationType: 'web',
    grants: ['client_credentials'],
    redirectExample: '',
    redirectHelp: '',
  },
];

export function findPreset(key: string | null): Preset | null {
  return PRESETS.find((preset) => preset.key === key) ?? null;
}
