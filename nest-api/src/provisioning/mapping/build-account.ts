import type { ProvisioningMappingEntry, ProvisioningSource } from '@gatehouse/contracts';
import type { ProvisionedProfile } from './profile.js';

/** An account as the paths of its attributes with their values, such as `name.givenName`. */
export type FlatAccount = Readonly<Record<string, unknown>>;

export interface BuiltAccount {
  readonly account: FlatAccount;
  /** Mapped attributes without a value for this user. */
  readonly empty: readonly string[];
}

const VALUES: Readonly<
  Record<Exclude<ProvisioningSource, 'constant'>, (of: ProvisionedProfile) => string | null>
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
  for (const { attribute, source, value: constant } of mapping) {
    const value = source === 'constant' ? (constant ?? null) : VALUES[source](profile);
    if (value) account[attribute] = shaped(attribute, value);
    else empty.push(attribute);
  }
  return { account, empty };
}

function shaped(attribute: string, value: string): unknown {
  const name = attribute.toLowerCase();
  if (!PLURAL.has(name)) return value;
  return [{ value, ...(name === 'emails' && { type: 'work' }), primary: true }];
}
