import type english from './texts/captured/en';

/** Labels of captured values in the API. The key of a label's text is its words in camel case. */
export const CAPTURED_LABELS: readonly string[] = [
  'Issuer',
  'Client',
  'Redirect URI',
  'Directory (tenant) ID',
  'Administrator',
  'Authorization endpoint',
  'Token endpoint',
  'Userinfo endpoint',
  'Signing keys',
  'Client ID',
  'Client secret',
  'Entity ID',
  'Sign-in URL',
  'Sign-out URL',
  'Sign-out response URL',
  'Certificate',
  'Server address',
  'Base DN',
  'User filter',
  'Service account',
  'Password',
  'CA certificate',
];

export function captionOf(label: string): keyof typeof english | null {
  if (!CAPTURED_LABELS.includes(label)) return null;
  const words = label.toLowerCase().replace(/\W+(\w?)/g, (_, first: string) => first.toUpperCase());
  return words as keyof typeof english;
}
