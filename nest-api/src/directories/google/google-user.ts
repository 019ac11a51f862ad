import { ENTERPRISE_USER_SCHEMA, type ScimUser, USER_SCHEMA, withValues } from '@gatehouse/scim';
import { objectsOf, textOf } from '../pulls/text-of.js';

export type GoogleObject = Readonly<Record<string, unknown>>;

/** What is read of a user. Source: Google Admin SDK, Directory API, users. */
export const GOOGLE_USER_FIELDS =
  'id,etag,primaryEmail,name(givenName,familyName,fullName),suspended,archived,organizations,phones,languages,externalIds';

/** A user in the words of SCIM. Source: Google Admin SDK, Directory API, users. */
export function userOfGoogle(user: GoogleObject): ScimUser & { externalId: string } {
  const externalId = String(user.id);
  const email = textOf(user.primaryEmail);
  const name = (user.name ?? {}) as GoogleObject;
  const organization = primaryOf(user.organizations);
  const enterprise = withValues({
    employeeNumber: employeeNumberOf(user.externalIds),
    costCenter: textOf(organization.costCenter),
    department: textOf(organization.department),
    organization: textOf(organization.name),
  });
  const phones = objectsOf(user.phones).flatMap(({ value, type }) => {
    const number = textOf(value);
    return number ? [{ value: number, type: textOf(type) ?? 'work' }] : [];
  });
  return {
    schemas: [USER_SCHEMA, ...(enterprise ? [ENTERPRISE_USER_SCHEMA] : [])],
    externalId,
    userName: email ?? externalId,
    active: user.suspended !== true && user.archived !== true,
    ...withValues({
      displayName: textOf(name.fullName),
      name: withValues({ givenName: textOf(name.givenName), familyName: textOf(name.familyName) }),
      title: textOf(organization.title),
      preferredLanguage: textOf(primaryOf(user.languages, 'preference', 'preferred').languageCode),
      emails: email ? [{ value: email, type: 'work', primary: true }] : undefined,
      phoneNumbers: phones.length > 0 ? phones : undefined,
      [ENTERPRISE_USER_SCHEMA]: enterprise,
    }),
  };
}

/** The one that is marked, else the first. */
function primaryOf(list: unknown, mark = 'primary', value: unknown = true): GoogleObject {
  const objects = objectsOf(list);
  return objects.find((one) => one[mark] === value) ?? objects[0] ?? {};
}

function employeeNumberOf(externalIds: unknown): string | undefined {
  return textOf(objectsOf(externalIds).find(({ type }) => type === 'organization')?.value);
}

/** IDs of members that are users or groups; not everybody of the account, and no addresses elsewhere. */
export function memberIdsOf(members: unknown): string[] {
  return objectsOf(members).flatMap(({ id, type }) => {
    const key = textOf(id);
    return key && (type === 'USER' || type === 'GROUP') ? [key] : [];
  });
}
