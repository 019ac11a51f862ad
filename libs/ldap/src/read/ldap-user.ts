import { ENTERPRISE_USER_SCHEMA, type ScimUser, USER_SCHEMA, withValues } from '@gatehouse/scim';
import { accountFault, idOf, isLockedForGood, type LdapEntry, textOf } from '../entry.ts';

/** What is read of a user, besides the attributes of the mapping. */
export const LDAP_USER_ATTRIBUTES = [
  'uid',
  'userPrincipalName',
  'sAMAccountName',
  'mail',
  'displayName',
  'cn',
  'givenName',
  'sn',
  'title',
  'employeeNumber',
  'department',
  'company',
  'preferredLanguage',
  'telephoneNumber',
  'mobile',
] as const;

/** Names of attributes. */
export interface UserMapping {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly locale: string;
}

/** A user in the words of SCIM; null without an ID or a name. Source: RFC 4519, RFC 2798, MS-ADA1 to MS-ADA3. */
export function userOfLdap(
  entry: LdapEntry,
  mapping: UserMapping,
  now: Date,
): (ScimUser & { externalId: string }) | null {
  const first = (...names: string[]) => names.map((name) => textOf(entry, name)).find(Boolean) ?? undefined;
  const externalId = idOf(entry);
  const email = first(mapping.email, 'mail');
  const userName = first('userPrincipalName') ?? email ?? first('uid', 'sAMAccountName');
  if (!externalId || !userName) return null;
  const enterprise = withValues({
    employeeNumber: first('employeeNumber'),
    department: first('department'),
    organization: first('company'),
  });
  const phones = [
    { value: first('telephoneNumber'), type: 'work' },
    { value: first('mobile'), type: 'mobile' },
  ].flatMap(({ value, type }) => (value ? [{ value, type }] : []));
  return {
    schemas: [USER_SCHEMA, ...(enterprise ? [ENTERPRISE_USER_SCHEMA] : [])],
    externalId,
    userName,
    active: accountFault(entry, now) === null && !isLockedForGood(entry),
    ...withValues({
      displayName: first('displayName', 'cn'),
      name: withValues({
        givenName: first(mapping.givenName, 'givenName'),
        familyName: first(mapping.familyName, 'sn'),
      }),
      title: first('title'),
      preferredLanguage: first(mapping.locale, 'preferredLanguage'),
      emails: email ? [{ value: email, type: 'work', primary: true }] : undefined,
      phoneNumbers: phones.length > 0 ? phones : undefined,
      [ENTERPRISE_USER_SCHEMA]: enterprise,
    }),
  };
}
