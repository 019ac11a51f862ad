import {
  type SamlAttributeSource,
  type SamlNameIdFormat,
  type SamlServiceProviderDto,
  WEAK_SAML_ALGORITHMS,
} from '@gatehouse/contracts';

/** What of a person may be told, in the order of a choice. */
export const SOURCES: Readonly<Record<SamlAttributeSource, string>> = {
  email: 'Email address',
  name: 'Full name',
  given_name: 'First name',
  family_name: 'Last name',
  user_id: 'User ID',
  tenant_id: 'Organization ID',
  tenant_name: 'Organization name',
  role: 'Role',
};

export const NAME_FORMATS = { basic: 'Basic', uri: 'URI', unspecified: 'Unspecified' } as const;
export type NameFormat = keyof typeof NAME_FORMATS;

export const NAME_ID_FORMATS: Readonly<Record<SamlNameIdFormat, string>> = {
  email: 'Email address',
  unspecified: 'Unspecified (the email address)',
  persistent: 'Persistent: the same each time, another one for each application',
  transient: 'Transient: another one each time',
};

export const SIGN: Readonly<Record<SamlServiceProviderDto['sign'], string>> = {
  both: 'Assertion and response',
  assertion: 'Assertion only',
  response: 'Response only',
};

export const SLO_BINDINGS = { redirect: 'HTTP-Redirect', post: 'HTTP-POST' } as const;

const ALGORITHMS: Readonly<Record<string, string>> = {
  'rsa-sha256': 'RSA with SHA-256',
  'rsa-sha512': 'RSA with SHA-512',
  'rsa-sha1': 'RSA with SHA-1',
  'aes256-gcm': 'AES-256-GCM',
  'aes128-gcm': 'AES-128-GCM',
  'aes256-cbc': 'AES-256-CBC',
  'aes128-cbc': 'AES-128-CBC',
  'tripledes-cbc': 'Triple-DES',
};

export const SIGNATURE_ALGORITHMS = ['rsa-sha256', 'rsa-sha512', 'rsa-sha1'];
export const ENCRYPTION_ALGORITHMS = [
  'aes256-gcm',
  'aes128-gcm',
  'aes256-cbc',
  'aes128-cbc',
  'tripledes-cbc',
];

export function isWeak(algorithm: string | null): boolean {
  return algorithm !== null && WEAK_SAML_ALGORITHMS.includes(algorithm);
}

/** An algorithm in words; one that is kept for old partners says so. */
export function algorithmLabel(algorithm: string): string {
  return `${ALGORITHMS[algorithm] ?? algorithm}${isWeak(algorithm) ? ' (weak, for old applications)' : ''}`;
}

/** Choices of a native select. */
export function choicesOf(labels: Readonly<Record<string, string>>): { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
