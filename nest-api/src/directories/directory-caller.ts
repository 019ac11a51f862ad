import type { ScimUser } from '@gatehouse/scim';

/** Who changes a directory: a token or client of it, a sync run, or an admin. */
export interface DirectoryCaller {
  readonly tenantId: string;
  /** ID of the connection. */
  readonly directoryId: string;
  /** `id` is that of the token, the client ID, the ID of the run, or that of the admin. */
  readonly by: { readonly kind: 'token' | 'client' | 'sync' | 'admin'; readonly id: string };
  readonly requestId: string;
  readonly address: string | null;
}

/** A user of a directory, as SCIM shows it. */
export interface DirectoryUserView {
  readonly id: string;
  readonly externalId: string | null;
  readonly userName: string;
  readonly active: boolean;
  /** Without `id` and `meta`. `active` is always set. */
  readonly resource: ScimUser;
  /** Of the ETag. */
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** The linked user; null if there is none. */
  readonly userId: string | null;
}

/** What happened to the users of a batch. */
export interface BatchOutcome {
  readonly created: number;
  readonly linked: number;
  readonly updated: number;
  readonly deactivated: number;
  readonly reactivated: number;
  readonly unchanged: number;
  /** Those that are recorded and have no membership. */
  readonly unlinked: number;
  /** Those whose change waits for an admin. */
  readonly waiting: number;
  /** Those that could not be recorded. */
  readonly refused: readonly {
    readonly userName: string;
    readonly externalId: string | null;
    readonly detail: string;
  }[];
}

/** A part of a pull. */
export interface BatchRun {
  readonly id: string;
}
