import { channel } from 'node:diagnostics_channel';
import type { APP_ROLE, PERSON_ROLE, PLATFORM_ROLE, SIGN_IN_ROLE } from './roles.js';

/** An access to the database: a unit of work, or one round trip of look-ups. */
export interface DatabaseEntry {
  readonly role: typeof APP_ROLE | typeof PERSON_ROLE | typeof PLATFORM_ROLE | typeof SIGN_IN_ROLE;
  /** The reason of a unit on the platform or for a sign-in, or the name of a look-up. */
  readonly name: string;
}

/** Publishes each `DatabaseEntry` when it begins, in the context of the request. Costs nothing without subscribers. */
export const databaseEntries = channel('gatehouse:database-entry');
