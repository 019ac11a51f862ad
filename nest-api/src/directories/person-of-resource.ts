import { EmailSchema, emailKey } from '@gatehouse/contracts';
import { ScimError, type ScimUser } from '@gatehouse/scim';

/** What Gatehouse takes of a SCIM user. */
export interface DirectoryPerson {
  readonly externalId: string | null;
  readonly userName: string;
  /** The user name without its case. */
  readonly userNameKey: string;
  /** Null if there is no valid address. */
  readonly email: string | null;
  readonly emailKey: string | null;
  readonly givenName: string;
  readonly familyName: string;
  readonly active: boolean;
}

const LONGEST = 300;
const LONGEST_NAME = 100;

/**
 * Reads a SCIM user. The address is the primary one of `emails`, else the first, else the user name if it is one.
 *
 * @throws ScimError 400: the user name or `externalId` is too long
 */
export function personOf(resource: ScimUser): DirectoryPerson {
  const userName = resource.userName.trim();
  requireLength('userName', userName);
  if (resource.externalId !== undefined) requireLength('externalId', resource.externalId);
  const email = addressOf(resource);
  return {
    externalId: resource.externalId ?? null,
    userName,
    userNameKey: userNameKey(userName),
    email,
    emailKey: email && emailKey(email),
    ...namesOf(resource, email ?? userName),
    active: resource.active !== false,
  };
}

/** Two user names that differ only in case are one. Source: RFC 7643 §4.1.1. */
export function userNameKey(userName: string): string {
  return userName.toLowerCase();
}

function requireLength(attribute: string, value: string): void {
  if (value.length === 0 || value.length > LONGEST || value.toLowerCase().length > LONGEST)
    throw new ScimError(400, 'invalidValue', `"${attribute}" must have 1 to ${LONGEST} characters.`);
}

function addressOf({ emails = [], userName }: ScimUser): string | null {
  const chosen = emails.find(({ primary }) => primary) ?? emails[0];
  return readAddress(chosen?.value) ?? readAddress(userName);
}

function readAddress(text: string | undefined): string | null {
  return EmailSchema.safeParse(text ?? '').data ?? null;
}

/** Names as they are given; else the displayed one, else what the address or the user name says. */
function namesOf({ name, displayName }: ScimUser, from: string): { givenName: string; familyName: string } {
  if (name?.givenName || name?.familyName)
    return { givenName: cut(name.givenName ?? ''), familyName: cut(name.familyName ?? '') };
  const shown = (displayName ?? name?.formatted ?? '').trim();
  const [given = '', ...family] = shown
    ? shown.split(/\s+/)
    : (from.split('@')[0] ?? from).split(/[._+\s-]+/).filter(Boolean);
  return { givenName: cut(given || from), familyName: cut(family.join(' ')) };
}

function cut(text: string): string {
  return [...text.trim()].slice(0, LONGEST_NAME).join('').slice(0, LONGEST_NAME);
}
