import type { ProvisioningMappingEntry, ProvisioningSource } from '@gatehouse/contracts';
import { findPath, USER_TYPE } from '@gatehouse/scim';
import type { ProvisionedProfile } from './profile.js';

/** An account as the paths of its attributes with their values, such as `name.givenName`. */
export type FlatAccount = Readonly<Record<string, unknown>>;

export interface BuiltAccount {
  readonly account: FlatAccount;
  /** Mapped attributes without a value for this user. */
  readonly empty: readonly string[];
}

const VALUES: Readonly<
  Record<
    Exclude<ProvisioningSource, 'constant' | 'custom_attribute'>,
    (of: ProvisionedProfile) => string | null
  >
> = {
  email: ({ email }) => email,
  email_local_part: ({ email }) => email.slice(0, email.lastIndexOf('@')),
  given_name: ({ givenName }) => givenName,
  family_name: ({ familyName }) => familyName,
  full_name: ({ givenName, familyName }) => `${givenName} ${familyName}`.trim(),
  picture: ({ picture }) => picture,
  locale: ({ locale }) => locale,
  zoneinfo: ({ zoneinfo }) => zoneinfo,
  role: ({ role }) => role,
  user_id: ({ id }) => id,
};

/** Plural attributes take a list of objects with one primary value. Source: RFC 7643 §2.4, §4.1.2. */
const PLURAL = new Set(['emails', 'phonenumbers', 'photos', 'roles', 'entitlements', 'ims']);

/** The account of a user at a target. `externalId` is the user's ID here. */
export function buildAccount(
  profile: ProvisionedProfile,
  mapping: readonly ProvisioningMappingEntry[],
): BuiltAccount {
  const account: Record<string, unknown> = { externalId: profile.id, active: profile.isActive };
  const empty: string[] = [];
  for (const entry of mapping) {
    const value = sourceValue(profile, entry);
    if (isEmpty(value)) empty.push(entry.attribute);
    else account[entry.attribute] = shaped(entry.attribute, value);
  }
  return { account, empty };
}

function sourceValue(
  profile: ProvisionedProfile,
  { source, value, custom_attribute: name }: ProvisioningMappingEntry,
): unknown {
  if (source === 'constant') return value;
  if (source !== 'custom_attribute') return VALUES[source](profile);
  return name !== undefined && Object.hasOwn(profile.customAttributes, name)
    ? profile.customAttributes[name]
    : null;
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

function shaped(attribute: string, value: unknown): unknown {
  const name = attribute.toLowerCase();
  if (!PLURAL.has(name)) return Array.isArray(value) ? value : fitting(attribute, value);
  return [value].flat().map((one, place) => ({
    value: String(one),
    ...(name === 'emails' && { type: 'work' }),
    primary: place === 0,
  }));
}

/** Attributes of the schemas of SCIM are texts; those of other schemas get values as they are. */
function fitting(attribute: string, value: unknown): unknown {
  return findPath(attribute, USER_TYPE) ? String(value) : value;
}

/**
 * Why an attribute at the target cannot take the values of a custom attribute; null if it can. Attributes of other schemas
 * than those of SCIM take what the target defines.
 */
export function customSourceProblem(attribute: string, isMultiValued: boolean): string | null {
  if (PLURAL.has(attribute.toLowerCase())) return null;
  const path = findPath(attribute, USER_TYPE);
  if (!path) return null;
  if ((path.subAttribute ?? path.attribute).type === 'complex')
    return 'Map a sub-attribute of this attribute';
  return isMultiValued ? 'This attribute takes one value, and the custom attribute can have several' : null;
}
