/** Labels of captured values in the API, by the key of their text. */
const LABELS = {
  Issuer: 'issuer',
  Client: 'client',
  'Redirect URI': 'redirectUri',
  'Directory (tenant) ID': 'directoryId',
  Administrator: 'administrator',
  'Authorization endpoint': 'authorizationEndpoint',
  'Token endpoint': 'tokenEndpoint',
  'Userinfo endpoint': 'userinfoEndpoint',
  'Signing keys': 'signingKeys',
  'Client ID': 'clientId',
  'Client secret': 'clientSecret',
  'Entity ID': 'entityId',
  'Sign-in URL': 'signInUrl',
  'Sign-out URL': 'signOutUrl',
  'Sign-out response URL': 'signOutResponseUrl',
  Certificate: 'certificate',
} as const;

export const CAPTURED_LABELS: readonly string[] = Object.keys(LABELS);

export function captionOf(label: string): (typeof LABELS)[keyof typeof LABELS] | null {
  return Object.hasOwn(LABELS, label) ? LABELS[label as keyof typeof LABELS] : null;
}
