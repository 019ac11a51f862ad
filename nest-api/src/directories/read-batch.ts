import { ScimError, type ScimUser } from '@gatehouse/scim';
import { v7 as uuidv7 } from 'uuid';
import type { BatchOutcome } from './directory-caller.js';
import type { KnownUser, RecordedUser } from './directory-users.repository.js';
import { type DirectoryPerson, personOf } from './person-of-resource.js';

type Refused = BatchOutcome['refused'][number];

/** The users of a batch that can be recorded, and why others can not. */
export interface ReadBatch {
  readonly users: readonly Omit<RecordedUser, 'id'>[];
  /** @param known of each of `users`, by their place */
  against(known: readonly KnownUser[]): { changed: RecordedUser[]; refused: Refused[] };
}

/** Reads a batch. Of two users with one user name or `externalId` only the first counts. */
export function readBatch(resources: readonly ScimUser[]): ReadBatch {
  const users: Omit<RecordedUser, 'id'>[] = [];
  const refused: Refused[] = [];
  const seen = new Set<string>();
  for (const given of resources) {
    const read = readOne(given);
    if ('detail' in read) {
      refused.push(read);
      continue;
    }
    const keys = keysOf(read);
    if (keys.some((key) => seen.has(key))) refused.push(repeated(read.person));
    else users.push(read);
    for (const key of keys) seen.add(key);
  }
  return { users, against: (known) => compare(users, known, refused) };
}

function readOne(given: ScimUser): Omit<RecordedUser, 'id'> | Refused {
  try {
    const resource = { ...given, active: given.active !== false };
    return { person: personOf(resource), resource };
  } catch (error) {
    if (!(error instanceof ScimError)) throw error;
    return { userName: given.userName, externalId: given.externalId ?? null, detail: error.detail };
  }
}

function keysOf({ person }: Omit<RecordedUser, 'id'>): string[] {
  const { userNameKey, externalId } = person;
  return [`name ${userNameKey}`, ...(externalId === null ? [] : [`id ${externalId}`])];
}

function compare(
  users: readonly Omit<RecordedUser, 'id'>[],
  known: readonly KnownUser[],
  refusedBefore: readonly Refused[],
): { changed: RecordedUser[]; refused: Refused[] } {
  const byPlace = new Map(known.map((one) => [one.n, one]));
  const changed: RecordedUser[] = [];
  const refused = [...refusedBefore];
  const ids = new Set<string>();
  const left = new Set<string>();
  for (const [place, user] of users.entries()) {
    const one = byPlace.get(place) as KnownUser;
    if (one.isSame) continue;
    const { userNameKey } = user.person;
    // Two of the batch lead to one that is stored, such as one by its name and one by its ID.
    if (one.id && ids.has(one.id)) refused.push(repeated(user.person));
    else if (isHeldByOther(one) && !left.has(userNameKey)) refused.push(held(user.person));
    else {
      changed.push({ ...user, id: one.id ?? uuidv7() });
      if (one.userNameKey && one.userNameKey !== userNameKey) left.add(one.userNameKey);
    }
    if (one.id) ids.add(one.id);
  }
  return { changed, refused };
}

function isHeldByOther({ id, holderId }: KnownUser): boolean {
  return holderId !== null && holderId !== id;
}

function repeated({ userName, externalId }: DirectoryPerson): Refused {
  return { userName, externalId, detail: `Another user has the user name or ID of "${userName}".` };
}

function held({ userName, externalId }: DirectoryPerson): Refused {
  return { userName, externalId, detail: `Another user, with another ID, has the user name "${userName}".` };
}
