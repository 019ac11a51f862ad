import type { Filter, ScimGroup } from '@gatehouse/scim';
import { Injectable } from '@nestjs/common';
import type { DirectoryCaller } from '../directories/directory-caller.js';

type Place = Pick<DirectoryCaller, 'tenantId' | 'directoryId'>;

/** A group of a directory, as SCIM shows it, without its members. */
export interface DirectoryGroupView {
  readonly id: string;
  readonly externalId: string | null;
  readonly name: string;
  /** Without `id`, `meta` and `members`. */
  readonly resource: ScimGroup;
  /** Of the ETag. */
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A direct member: `id` is that of the directory user or of the group. */
export interface DirectoryMember {
  readonly id: string;
  readonly type: 'User' | 'Group';
  readonly display: string;
}

export interface DirectoryGroupList {
  readonly filter?: Filter;
  readonly sortBy?: string;
  readonly sortOrder?: 'ascending' | 'descending';
  /** From 1. */
  readonly startIndex?: number;
  /** `nextCursor` of the page before; an empty text for the first page. */
  readonly cursor?: string;
  readonly count: number;
}

/** A change that never needs the whole list of members. IDs are those of directory users and groups. */
export interface DirectoryGroupChange {
  readonly name?: string;
  /** Null removes it. */
  readonly externalId?: string | null;
  readonly add: readonly string[];
  readonly remove: readonly string[] | 'all';
}

/** Groups that a directory owns. Its members take effect on roles and applications in the same unit of work. */
@Injectable()
export class DirectoryGroups {
  /** @throws ScimError 400 `invalidValue`: an unknown member; 409 `uniqueness`: the `externalId` is taken */
  create(_caller: DirectoryCaller, _resource: ScimGroup): Promise<DirectoryGroupView> {
    throw new Error('not built');
  }

  /**
   * `members` replaces all members; a resource without it has none.
   *
   * @throws ScimError 404, 400 `invalidValue`, 409 `uniqueness`, 412 another version than `ifMatch`
   */
  replace(
    _caller: DirectoryCaller,
    _id: string,
    _resource: ScimGroup,
    _ifMatch?: number,
  ): Promise<DirectoryGroupView> {
    throw new Error('not built');
  }

  /** @throws ScimError 404, 400 `invalidValue`: an unknown member is added; 409 `uniqueness`, 412 */
  changeMembers(
    _caller: DirectoryCaller,
    _id: string,
    _change: DirectoryGroupChange,
    _ifMatch?: number,
  ): Promise<DirectoryGroupView> {
    throw new Error('not built');
  }

  /** @throws ScimError 404, 412 */
  remove(_caller: DirectoryCaller, _id: string, _ifMatch?: number): Promise<void> {
    throw new Error('not built');
  }

  find(_place: Place, _id: string): Promise<DirectoryGroupView | null> {
    throw new Error('not built');
  }

  list(
    _place: Place,
    _query: DirectoryGroupList,
  ): Promise<{ total: number; groups: DirectoryGroupView[]; nextCursor: string | null }> {
    throw new Error('not built');
  }

  /** Direct members in the order in which they were added. @param after `nextAfter` of the page before */
  membersPage(
    _place: Place,
    _id: string,
    _page: { readonly after?: string; readonly count: number },
  ): Promise<{ members: DirectoryMember[]; nextAfter: string | null }> {
    throw new Error('not built');
  }

  /** The groups that directory users are direct members of, for the attribute `groups` of users. */
  groupsOfUsers(
    _place: Place,
    _directoryUserIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly { id: string; name: string }[]>> {
    throw new Error('not built');
  }

  /** IDs by `externalId`, of groups that there are. For pulls. */
  idsOf(_place: Place, _externalIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    throw new Error('not built');
  }
}
