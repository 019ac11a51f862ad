import {
  type SamlAttributeSource,
  type SamlNameIdFormat,
  type SamlServiceProviderDto,
  WEAK_SAML_ALGORITHMS,
} from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';

type Labels = Translate<typeof import('./texts/labels/en').default>;

/** What an attribute can hold, in the order of a choice. */
export const SOURCES = {
  email: 'email',
  name: 'name',
  given_name: 'givenName',
  family_name: 'familyName',
  user_id: 'userId',
  tenant_id: 'organizationId',
  tenant_name: 'organizationName',
  role: 'role',
  groups: 'groups',
} as const satisfies Record<Exclude<SamlAttributeSource, 'custom_attribute'>, string>;
/** A source that is the same in every organization. */
export type PlainSource = keyof typeof SOURCES;

export const NAME_FORMATS = {
  basic: 'formatBasic',
  uri: 'formatUri',
  unspecified: 'formatUnspecified',
} as const;
export type NameFormat = keyof typeof NAME_FORMATS;

export const NAME_ID_FORMATS = {
  email: 'nameIdEmail',
  unspecified: 'nameIdUnspecified',
  persistent: 'nameIdPersistent',
  transient: 'nameIdTransient',
} as const satisfies Record<SamlNameIdFormat, string>;

export const SIGN = {
  both: 'signBoth',
  assertion: 'signAssertion',
  response: 'signResponse',
} as const satisfies Record<SamlServiceProviderDto['sign'], string>;

export const SLO_BINDINGS = { redirect: 'redirect', post: 'post' } as const;

/** Choices whose labels are texts: the values, and the keys of their texts. */
type Labelled =
  | typeof SOURCES
  | typeof NAME_FORMATS
  | typeof NAME_ID_FORMATS
  | typeof SIGN
  | typeof SLO_BINDINGS;
export type LabelKey = Labelled extends infer Each ? (Each extends Each ? Each[keyof Each] : never) : never;

const ALGORITHMS: Readonly<Record<string, string>> = {
  'rsa-sha256': 'RSA-SHA256',
  'rsa-sha512': 'RSA-SHA512',
  'rsa-sha1': 'RSA-SHA1',
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

/** The name of an algorithm; one that is kept for legacy applications says so. */
export function algorithmLabel(algorithm: string, t: Labels): string {
  const name = ALGORITHMS[algorithm] ?? algorithm;
  return isWeak(algorithm) ? t('weak', { algorithm: name }) : name;
}

/** Choices of a native select. */
export function choicesOf(
  keys: Readonly<Record<string, LabelKey>>,
  t: Labels,
): { value: string; label: string }[] {
  return Object.entries(keys).map(([value, key]) => ({ value, label: t(key) }));
}
