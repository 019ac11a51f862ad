import type { DirectoryPullFailure, DirectoryPullKind, DirectorySource } from '@gatehouse/contracts';
import type { ScimUser } from '@gatehouse/scim';

/** Where a read goes on. JSON that only its source understands; small, for it is saved with each page. */
export type PullCursor = Readonly<Record<string, unknown>>;

/** A user as the directory has it. */
export interface PulledUser {
  /** Its `externalId` is the ID in the directory, which never changes. */
  readonly resource: ScimUser & { readonly externalId: string };
  /** Changes with every change of the user, such as an ETag. A user whose mark is known is not written again. */
  readonly mark?: string;
}

/** A group, or what changed of it. Members are IDs in the directory: of users, or of other groups. */
export interface PulledGroup {
  readonly externalId: string;
  /** Null if it did not change. */
  readonly name: string | null;
  readonly mark?: string;
  /** More pages may bring more members of the same group. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Whether all pages together name every member, so that the others are removed. */
  readonly isWhole: boolean;
}

/** What one request returned. It is saved in one transaction, together with its cursor. */
export interface PullPage {
  /** What the next page is about. */
  readonly phase: 'users' | 'groups';
  readonly users: readonly PulledUser[];
  /** External IDs of users that the directory deleted. */
  readonly removedUsers: readonly string[];
  readonly groups: readonly PulledGroup[];
  readonly removedGroups: readonly string[];
  /** Where to go on if the read is interrupted behind this page. */
  readonly cursor: PullCursor;
  /** Where the next incremental read begins. Set on the last page. */
  readonly next?: PullCursor;
}

/** What to read. */
export interface PullOrder {
  readonly tenantId: string;
  /** ID of the connection. */
  readonly directoryId: string;
  readonly runId: string;
  readonly kind: DirectoryPullKind;
  /** Of an interrupted run: the cursor of its last page. Null: from the beginning. */
  readonly resume: PullCursor | null;
  /** `next` of the last successful read. Null: there was none. */
  readonly since: PullCursor | null;
  readonly settings: PullSettings;
  readonly stopping: AbortSignal;
  /** Marks of objects that are known, by external ID. A full read knows none. */
  marksOf(kind: 'user' | 'group', externalIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export interface PullSettings {
  readonly includeGuests: boolean;
}

/** A kind of directory that Gatehouse reads. Registers itself with `PullSources`. */
export interface PullSource {
  readonly source: DirectorySource;
  /** Whether an administrator consents at the identity provider first. */
  readonly needsConsent: boolean;
  /** Reads page by page. @throws PullFailed, StartOver */
  pages(order: PullOrder): AsyncGenerator<PullPage, void, void>;
}

/** A read could not go on. `message` says what happened and what to do. */
export class PullFailed extends Error {
  constructor(
    readonly code: DirectoryPullFailure,
    message: string,
    /** Seconds until the directory may be asked again. Undefined: it did not say. */
    readonly retryAfter?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The directory no longer knows the cursor: everything has to be read again. */
export class StartOver extends Error {}
