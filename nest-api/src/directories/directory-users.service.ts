import type { Filter, ScimUser } from '@gatehouse/scim';
import { Injectable } from '@nestjs/common';
import type { BatchOutcome, BatchRun, DirectoryCaller, DirectoryUserView } from './directory-caller.js';

/** Which users of a directory to list. */
export interface DirectoryUserList {
  readonly filter?: Filter;
  /** Path of an attribute, such as `name.familyName`. */
  readonly sortBy?: string;
  readonly sortOrder?: 'ascending' | 'descending';
  /** From 1. */
  readonly startIndex?: number;
  /** `nextCursor` of the page before; an empty text for the first page. */
  readonly cursor?: string;
  readonly count: number;
}

/** Users of a directory. What happens to one happens to the linked user, unless it waits for an admin. */
@Injectable()
export class DirectoryUsers {
  /** @throws ScimError 409 `uniqueness`: the user name is taken, in whatever case */
  create(_caller: DirectoryCaller, _resource: ScimUser): Promise<DirectoryUserView> {
    throw new Error('not built');
  }

  /** @throws ScimError 404, 409 `uniqueness`, 412 another version than `ifMatch` */
  replace(
    _caller: DirectoryCaller,
    _id: string,
    _resource: ScimUser,
    _ifMatch?: number,
  ): Promise<DirectoryUserView> {
    throw new Error('not built');
  }

  /** As `replace`, from what is stored. `change` throws ScimError for a change that is not possible. */
  change(
    _caller: DirectoryCaller,
    _id: string,
    _change: (current: ScimUser) => ScimUser,
    _ifMatch?: number,
  ): Promise<DirectoryUserView> {
    throw new Error('not built');
  }

  /** @throws ScimError 404, 412 */
  remove(_caller: DirectoryCaller, _id: string, _ifMatch?: number): Promise<void> {
    throw new Error('not built');
  }

  find(
    _caller: Pick<DirectoryCaller, 'tenantId' | 'directoryId'>,
    _id: string,
  ): Promise<DirectoryUserView | null> {
    throw new Error('not built');
  }

  list(
    _caller: Pick<DirectoryCaller, 'tenantId' | 'directoryId'>,
    _query: DirectoryUserList,
  ): Promise<{ total: number; users: DirectoryUserView[]; nextCursor: string | null }> {
    throw new Error('not built');
  }

  /**
   * Records users as they are in a directory that is pulled, some hundred at a time. One is known by its `externalId`,
   * else by its user name.
   */
  applyBatch(_caller: DirectoryCaller, _users: readonly ScimUser[], _run: BatchRun): Promise<BatchOutcome> {
    throw new Error('not built');
  }

  /**
   * Deactivates users that a whole pull did not name.
   *
   * @param externalIds all that the directory has
   */
  deactivateOthers(
    _caller: DirectoryCaller,
    _externalIds: readonly string[],
    _run: BatchRun,
  ): Promise<BatchOutcome> {
    throw new Error('not built');
  }
}
