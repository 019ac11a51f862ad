/** What a user has that an attribute can get its value from. */
export const PROVISIONING_SOURCES = [
  'email',
  'email_local_part',
  'given_name',
  'family_name',
  'full_name',
  'picture',
  'locale',
  'zoneinfo',
  'role',
  'user_id',
  'custom_attribute',
  'constant',
] as const;
export type ProvisioningSource = (typeof PROVISIONING_SOURCES)[number];

/** The mapping of a new application, unless its preset has another one. */
export const DEFAULT_PROVISIONING_MAPPING: readonly { attribute: string; source: ProvisioningSource }[] = [
  { attribute: 'userName', source: 'email' },
  { attribute: 'name.givenName', source: 'given_name' },
  { attribute: 'name.familyName', source: 'family_name' },
  { attribute: 'displayName', source: 'full_name' },
  { attribute: 'emails', source: 'email' },
];
