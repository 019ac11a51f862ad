import { ENTERPRISE_USER_SCHEMA, type ScimUser, USER_SCHEMA, withValues } from '@gatehouse/scim';
import { objectsOf, textOf } from '../pulls/text-of.js';

/** What is read of a user. A delta query reports changes of these only. */
export const GRAPH_USER_FIELDS = [
  'id',
  'userPrincipalName',
  'mail',
  'displayName',
  'givenName',
  'surname',
  'jobTitle',
  'department',
  'companyName',
  'employeeId',
  'preferredLanguage',
  'businessPhones',
  'mobilePhone',
  'accountEnabled',
  'userType',
] as const;

export type GraphObject = Readonly<Record<string, unknown>>;

/** Whether a user of a delta response has what identifies it. Otherwise only some properties changed. */
export function isWhole(user: GraphObject): boolean {
  return textOf(user.userPrincipalName) !== undefined && typeof user.accountEnabled === 'boolean';
}

/** Source: Microsoft Graph, user resource type, `userType`. */
export function isGuest({ userType }: GraphObject): boolean {
  return userType === 'Guest';
}

/** A user in the words of SCIM. Source: Microsoft Graph, user resource type. */
export function userOfGraph(user: GraphObject): ScimUser & { externalId: string } {
  const externalId = String(user.id);
  const email = emailOf(user);
  const enterprise = withValues({
    employeeNumber: textOf(user.employeeId),
    department: textOf(user.department),
    organization: textOf(user.companyName),
  });
  const phones = [...phonesOf(user.businessPhones, 'work'), ...phonesOf([user.mobilePhone], 'mobile')];
  return {
    schemas: [USER_SCHEMA, ...(enterprise ? [ENTERPRISE_USER_SCHEMA] : [])],
    externalId,
    userName: textOf(user.userPrincipalName) ?? externalId,
    active: user.accountEnabled !== false,
    ...withValues({
      displayName: textOf(user.displayName),
      name: withValues({ givenName: textOf(user.givenName), familyName: textOf(user.surname) }),
      title: textOf(user.jobTitle),
      userType: textOf(user.userType),
      preferredLanguage: textOf(user.preferredLanguage),
      emails: email ? [{ value: email, type: 'work', primary: true }] : undefined,
      phoneNumbers: phones.length > 0 ? phones : undefined,
      [ENTERPRISE_USER_SCHEMA]: enterprise,
    }),
  };
}

/** A guest's user principal name only looks like an address: `ada_acme.example#EXT#@contoso.example`. */
function emailOf(user: GraphObject): string | undefined {
  const mail = textOf(user.mail);
  if (mail) return mail;
  const name = textOf(user.userPrincipalName);
  return name?.includes('@') && !name.includes('#') ? name : undefined;
}

function phonesOf(values: unknown, type: string) {
  const texts = Array.isArray(values) ? values.map(textOf) : [];
  return texts.flatMap((value) => (value ? [{ value, type }] : []));
}

/** IDs of users and groups in `members@delta`, apart by whether they were removed. Devices and contacts are left out. */
export function membersOf(group: GraphObject): { added: string[]; removed: string[] } {
  const members = objectsOf(group['members@delta']).filter(isUserOrGroup);
  const idsOf = (some: typeof members) => some.map(({ id }) => String(id));
  return {
    added: idsOf(members.filter((member) => !member['@removed'])),
    removed: idsOf(members.filter((member) => member['@removed'])),
  };
}

/** A removed member may come without its type. */
function isUserOrGroup({ id, '@odata.type': type }: GraphObject): boolean {
  if (typeof id !== 'string') return false;
  return typeof type !== 'string' || /\.(user|group)$/.test(type);
}
