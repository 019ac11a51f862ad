import type { Scope, TokenEndpointAuthMethod } from '@gatehouse/contracts';

export type PresetKey = 'web' | 'spa' | 'native';

/** What kind of program it is, and what such a program needs. */
export interface Preset {
  key: PresetKey;
  label: string;
  about: string;
  /** How it proves itself at the token endpoint. */
  authMethod: TokenEndpointAuthMethod;
  scopes: readonly Scope[];
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
    redirectExample: 'https://app.example.com/auth/callback',
    redirectHelp: 'The address of your server that receives the code.',
  },
  {
    key: 'spa',
    label: 'Single-page application',
    about: 'Runs in the browser, where no secret stays secret: React, Vue, Angular. Proves itself by PKCE.',
    authMethod: 'none',
    scopes: ['openid', 'profile', 'email', 'tenant'],
    redirectExample: 'https://app.example.com/callback',
    redirectHelp: 'Its origin may also call the token endpoint from the browser (CORS).',
  },
  {
    key: 'native',
    label: 'Native application',
    about: 'Is installed on a phone or a computer, or runs in a terminal. Proves itself by PKCE.',
    authMethod: 'none',
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    redirectExample: 'http://127.0.0.1/callback',
    redirectHelp: 'A loopback address stands for every port on it.',
  },
];

export function findPreset(key: string | null): Preset | null {
  return PRESETS.find((preset) => preset.key === key) ?? null;
}
