import { ScimError, type ScimUser } from '@gatehouse/scim';
import { v7 as uuidv7 } from 'uuid';
import type { KnownUser, RecordedUser } from './directory-users.repository.js';
import { personOf } from './person-of-resource.js';

interface Refused {
  readonly userName: string;
  readonly detail: string;
}

/** The users of a batch that can be recorded, and why others can not. */
export interface ReadBatch {
  readonly users: readonly Omit<RecordedUser, 'id'>[];
  /** @param known those of `users` that are stored, by their place */
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
    if (keys.some((key) => seen.has(key))) refused.push(repeated(read.person.userName));
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
    return { userName: given.userName, detail: error.detail };
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
  for (const [place, user] of users.entries()) {
    const one = byPlace.get(place);
    if (one?.isSame && !one.isDeleted) continue;
    // Two of the batch lead to one that is stored, such as one by its name and one by its ID.
    if (one && ids.has(one.id)) refused.push(repeated(user.person.userName));
    else changed.push({ ...user, id: one?.id ?? uuidv7() });
    if (one) ids.add(one.id);
  }
  return { changed, refused };
}

function repeated(userName: string): Refused {
  return { userName, detail: `Another user has the user name or ID of "${userName}".` };
}
