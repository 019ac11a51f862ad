import type { AuditAction } from '@gatehouse/contracts';
import { type Filter, matches, ScimError, type ScimGroup, sameValue } from '@gatehouse/scim';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../audit/audit.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { DirectoryCaller } from '../directories/directory-caller.js';
import { readListCursor, toListCursor } from '../directories/list-cursor.js';
import {
  type DirectoryGroupRow,
  DirectoryGroupsRepository,
  type KnownMember,
  type ListOrder,
  type Said,
} from './directory-groups.repository.js';
import { GroupMembersRepository } from './group-members.repository.js';
import { GroupRolesRepository } from './group-roles.repository.js';
import { GroupRoles } from './group-roles.service.js';
import { MOST_OF_A_NAME } from './groups.repository.js';

type Place = Pick<DirectoryCaller, 'tenantId' | 'directoryId'>;

/** A group of a directory, as SCIM shows it, without its members. `version` is that of the ETag. */
export type DirectoryGroupView = DirectoryGroupRow;

/** A group after a change. */
export interface ChangedDirectoryGroup extends DirectoryGroupView {
  /** How many of the given members the directory does not have. */
  readonly ignoredMembers: number;
}

/** A direct member: `id` is that of the directory user or of the group. */
export interface DirectoryMember {
  readonly id: string;
  readonly type: 'User' | 'Group';
  readonly display: string;
}

export interface DirectoryGroupList extends ListOrder {
  /** From 1. */
  readonly startIndex?: number | undefined;
  /** `nextCursor` of the page before; an empty text for the first page. A list by cursor is in the order of the IDs. */
  readonly cursor?: string | undefined;
  readonly count: number;
}

/** A change that never needs the whole list of members. IDs are those of directory users and groups. */
export interface DirectoryGroupChange {
  readonly name?: string | undefined;
  /** Null removes it. */
  readonly externalId?: string | null | undefined;
  readonly add: readonly string[];
  readonly remove: readonly string[] | 'all';
  /** Also removes members that match. Paths are those of a member. */
  readonly removeMatching?: Filter | undefined;
}

/** Directory users whose groups changed, and groups that were nested or are not any more. */
interface Touched {
  readonly members: readonly KnownMember[];
}

/** Characters, as the column has room for. */
const MOST_OF_AN_EXTERNAL_ID = 300;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Members of one statement. */
const MEMBERS_AT_ONCE = 5_000;
/** More affected users than this are computed with all members of the tenant. */
const MOST_AFFECTED = 2_000;

/** Groups that a directory owns. Its members take effect on roles and applications in the same unit of work. */
@Injectable()
export class DirectoryGroups {
  constructor(
    private readonly groups: DirectoryGroupsRepository,
    private readonly members: GroupMembersRepository,
    private readonly mappings: GroupRolesRepository,
    private readonly groupRoles: GroupRoles,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /**
   * Members that the directory does not have are ignored: one of them must not keep thousands of others out.
   *
   * @throws ScimError 409 `uniqueness`: the `externalId` is taken
   */
  create(caller: DirectoryCaller, resource: ScimGroup): Promise<ChangedDirectoryGroup> {
    const { tenantId, directoryId } = caller;
    return this.unit.inTenant(tenantId, async () => {
      const { members, ignoredMembers } = await this.known(directoryId, idsIn(resource));
      const id = await this.groups.add(tenantId, directoryId, saidOf(resource));
      if (id === null) throw taken();
      const added = await this.add(tenantId, id, members);
      await this.record(caller, 'group.created', id, { name: resource.displayName, added: added.length });
      await this.takeEffect(tenantId, id, { members: added });
      return { ...(await this.require(directoryId, id)), ignoredMembers };
    });
  }

  /**
   * `members` replaces all members; a resource without it has none. Unknown members are ignored.
   *
   * @throws ScimError 404, 409 `uniqueness`, 412 another version than `ifMatch`
   */
  replace(
    caller: DirectoryCaller,
    id: string,
    resource: ScimGroup,
    ifMatch?: number,
  ): Promise<ChangedDirectoryGroup> {
    const { tenantId, directoryId } = caller;
    return this.edit(caller, id, ifMatch, async (before) => {
      const { members, ignoredMembers } = await this.known(directoryId, idsIn(resource));
      const kept = members.map((member) => member.id);
      const removed = await this.withoutOthers(directoryId, id, kept);
      const added = await this.add(tenantId, id, members);
      return { ...(await this.finish(caller, before, saidOf(resource), added, removed)), ignoredMembers };
    });
  }

  /** Unknown members are ignored. @throws ScimError 404, 409 `uniqueness`, 412 */
  changeMembers(
    caller: DirectoryCaller,
    id: string,
    change: DirectoryGroupChange,
    ifMatch?: number,
  ): Promise<ChangedDirectoryGroup> {
    const { tenantId, directoryId } = caller;
    return this.edit(caller, id, ifMatch, async (before) => {
      const { members: wanted, ignoredMembers } = await this.known(directoryId, change.add);
      const removed = await this.removeAsked(caller, id, change);
      const added = await this.add(tenantId, id, wanted);
      const externalId = change.externalId === undefined ? before.externalId : change.externalId;
      const { externalId: _, ...resource } = before.resource;
      const said = saidOf({
        ...resource,
        schemas: before.resource.schemas,
        displayName: change.name ?? before.name,
        ...(externalId !== null && { externalId }),
      });
      return { ...(await this.finish(caller, before, said, added, removed)), ignoredMembers };
    });
  }

  /** @throws ScimError 404, 412 */
  async remove(caller: DirectoryCaller, id: string, ifMatch?: number): Promise<void> {
    const { tenantId, directoryId } = caller;
    await this.unit.inTenant(tenantId, async () => {
      const group = await this.lock(directoryId, id, ifMatch);
      const isFelt = await this.mappings.giveAnything(tenantId, [id]);
      const users = isFelt ? await this.members.usersOf(tenantId, id, { limit: MOST_AFFECTED + 1 }) : [];
      await this.groups.remove(directoryId, id);
      await this.record(caller, 'group.deleted', id, { name: group.name });
      await this.groupRoles.recompute(tenantId, users.length > MOST_AFFECTED ? 'all' : users);
    });
  }

  find({ tenantId, directoryId }: Place, id: string): Promise<DirectoryGroupView | null> {
    if (!UUID.test(id)) return Promise.resolve(null);
    return this.unit.inTenant(tenantId, () => this.groups.find(directoryId, id));
  }

  /** @throws ScimError 400 `invalidCursor` */
  async list(
    { tenantId, directoryId }: Place,
    { startIndex = 1, cursor, count, ...order }: DirectoryGroupList,
  ): Promise<{ total: number; groups: DirectoryGroupView[]; nextCursor: string | null }> {
    const place = cursor === undefined ? null : readListCursor(cursor);
    return this.unit.inTenant(tenantId, async () => {
      const total = place?.total ?? (await this.groups.count(directoryId, order));
      if (place === null) {
        const page = { offset: Math.max(startIndex, 1) - 1, limit: count };
        return { total, groups: await this.groups.page(directoryId, order, page), nextCursor: null };
      }
      const rows = await this.groups.pageAfter(directoryId, order.filter, place.after, count + 1);
      const groups = rows.slice(0, count);
      const last = rows.length > count ? groups.at(-1) : undefined;
      return { total, groups, nextCursor: last ? toListCursor(last.id, total) : null };
    });
  }

  /** Direct members in the order in which they were added. @param page `after` is `nextAfter` of the page before */
  membersPage(
    { tenantId }: Place,
    id: string,
    { after, count }: { readonly after?: string | undefined; readonly count: number },
  ): Promise<{ members: DirectoryMember[]; nextAfter: string | null }> {
    return this.unit.inTenant(tenantId, async () => {
      const rows = await this.groups.members(id, after ?? null, count + 1);
      const page = rows.slice(0, count);
      return {
        members: page.map(({ id: of, type, display }) => ({ id: of, type, display })),
        nextAfter: rows.length > count ? (page.at(-1)?.position ?? null) : null,
      };
    });
  }

  /** The groups that directory users are direct members of, for the attribute `groups` of users. */
  groupsOfUsers(
    { tenantId }: Place,
    directoryUserIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly { id: string; name: string }[]>> {
    return this.unit.inTenant(tenantId, async () => {
      const found = new Map<string, { id: string; name: string }[]>();
      for (const { directoryUserId, id, name } of await this.groups.groupsOfUsers(directoryUserIds))
        found.set(directoryUserId, [...(found.get(directoryUserId) ?? []), { id, name }]);
      return found;
    });
  }

  /** IDs by `externalId`, of groups that there are. For pulls. */
  idsOf(
    { tenantId, directoryId }: Place,
    externalIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    return this.unit.inTenant(tenantId, async () => {
      const rows = await this.groups.idsOf(directoryId, externalIds);
      return new Map(rows.map(({ externalId, id }) => [externalId, id]));
    });
  }

  private edit(
    { tenantId, directoryId }: DirectoryCaller,
    id: string,
    ifMatch: number | undefined,
    work: (group: DirectoryGroupRow) => Promise<ChangedDirectoryGroup>,
  ): Promise<ChangedDirectoryGroup> {
    return this.unit.inTenant(tenantId, async () => work(await this.lock(directoryId, id, ifMatch)));
  }

  private async lock(
    directoryId: string,
    id: string,
    ifMatch: number | undefined,
  ): Promise<DirectoryGroupRow> {
    const group = UUID.test(id) ? await this.groups.find(directoryId, id, 'locked') : null;
    if (!group) throw new ScimError(404, undefined, 'There is no such group.');
    if (ifMatch !== undefined && ifMatch !== group.version)
      throw new ScimError(412, undefined, 'The group has changed since it was read.');
    return group;
  }

  private async require(directoryId: string, id: string): Promise<DirectoryGroupRow> {
    return this.lock(directoryId, id, undefined);
  }

  /** Writes what has changed; a group that stays as it is keeps its version. */
  private async finish(
    caller: DirectoryCaller,
    before: DirectoryGroupRow,
    said: Said,
    added: readonly KnownMember[],
    removed: readonly KnownMember[],
  ): Promise<DirectoryGroupView> {
    const { tenantId, directoryId } = caller;
    const { id } = before;
    const isSame =
      said.name === before.name &&
      said.externalId === before.externalId &&
      sameValue(said.resource, before.resource);
    if (isSame && added.length + removed.length === 0) return before;
    if (!(await this.groups.change(directoryId, id, said))) throw taken();
    if (!isSame) await this.record(caller, 'group.updated', id, { from: before.name, to: said.name });
    if (added.length + removed.length > 0) {
      await this.record(caller, 'group.members_changed', id, {
        added: added.length,
        removed: removed.length,
      });
      await this.takeEffect(tenantId, id, { members: [...added, ...removed] });
    }
    return this.require(directoryId, id);
  }

  private async removeAsked(
    caller: DirectoryCaller,
    id: string,
    { remove, removeMatching }: DirectoryGroupChange,
  ): Promise<KnownMember[]> {
    const { tenantId, directoryId } = caller;
    if (remove === 'all') return this.withoutOthers(directoryId, id, []);
    const asked = remove.filter((member) => UUID.test(member));
    if (removeMatching) asked.push(...(await this.matching(caller, id, removeMatching)));
    const removed: KnownMember[] = [];
    for (const part of inParts(asked)) {
      const gone = [
        ...(await this.members.remove(tenantId, id, 'directory_user_id', part)),
        ...(await this.members.remove(tenantId, id, 'member_group_id', part)),
      ];
      removed.push(...(await this.groups.known(directoryId, gone)));
    }
    return removed;
  }

  private async matching(place: Place, id: string, filter: Filter): Promise<string[]> {
    const found: string[] = [];
    let after: string | undefined;
    do {
      const page = await this.membersPage(place, id, {
        count: MEMBERS_AT_ONCE,
        ...(after !== undefined && { after }),
      });
      for (const { id: value, type, display } of page.members)
        if (matches(filter, { value, type, display })) found.push(value);
      after = page.nextAfter ?? undefined;
    } while (after !== undefined);
    return found;
  }

  private async withoutOthers(
    directoryId: string,
    id: string,
    kept: readonly string[],
  ): Promise<KnownMember[]> {
    const gone = await this.groups.removeOthers(id, kept);
    return gone.length === 0 ? [] : this.groups.known(directoryId, gone);
  }

  /** @returns those that were not members before */
  private async add(tenantId: string, id: string, members: readonly KnownMember[]): Promise<KnownMember[]> {
    const added = new Set<string>();
    for (const part of inParts(members)) {
      const ids = (kind: KnownMember['kind']) => part.filter((of) => of.kind === kind).map((of) => of.id);
      for (const of of await this.members.add(tenantId, id, 'directory_user_id', ids('user'))) added.add(of);
      for (const of of await this.members.add(tenantId, id, 'member_group_id', ids('group'))) added.add(of);
    }
    return members.filter((member) => added.has(member.id));
  }

  /** Users and groups of the directory among the IDs. */
  private async known(
    directoryId: string,
    asked: readonly string[],
  ): Promise<{ members: KnownMember[]; ignoredMembers: number }> {
    const ids = [...new Set(asked.map((id) => id.toLowerCase()))];
    const members: KnownMember[] = [];
    for (const part of inParts(ids.filter((id) => UUID.test(id))))
      members.push(...(await this.groups.known(directoryId, part)));
    return { members, ignoredMembers: ids.length - members.length };
  }

  /** Roles and applications follow the members, where a group gives any. */
  private async takeEffect(tenantId: string, id: string, { members }: Touched): Promise<void> {
    if (members.length === 0 || !(await this.mappings.giveAnything(tenantId, [id]))) return;
    const affected = new Set(members.flatMap(({ userId }) => userId ?? []));
    for (const { id: nested, kind } of members) {
      if (kind !== 'group') continue;
      for (const userId of await this.members.usersOf(tenantId, nested, { limit: MOST_AFFECTED + 1 }))
        affected.add(userId);
      if (affected.size > MOST_AFFECTED) break;
    }
    await this.groupRoles.recompute(tenantId, affected.size > MOST_AFFECTED ? 'all' : [...affected]);
  }

  private record(
    { tenantId, directoryId, by, address }: DirectoryCaller,
    action: Extract<AuditAction, `group.${string}`>,
    id: string,
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: by.kind === 'admin' ? { type: 'user', id: by.id } : { type: 'system', id: null },
      action,
      target: { type: 'group', id },
      outcome: 'success',
      address,
      detail: { ...detail, directoryId, by: by.kind },
    });
  }
}

/** @throws ScimError 400 `invalidValue` a text is too long */
function saidOf({ members: _, ...resource }: ScimGroup): Said {
  const { displayName, externalId = null } = resource;
  if (displayName.length > MOST_OF_A_NAME)
    throw new ScimError(400, 'invalidValue', `displayName has at most ${MOST_OF_A_NAME} characters.`);
  if (externalId !== null && externalId.length > MOST_OF_AN_EXTERNAL_ID)
    throw new ScimError(400, 'invalidValue', `externalId has at most ${MOST_OF_AN_EXTERNAL_ID} characters.`);
  return { name: displayName, externalId, resource: resource as ScimGroup };
}

function idsIn({ members = [] }: ScimGroup): string[] {
  return members.map(({ value }) => value);
}

function inParts<T>(all: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < all.length; from += MEMBERS_AT_ONCE)
    parts.push(all.slice(from, from + MEMBERS_AT_ONCE));
  return parts;
}

function taken(): ScimError {
  return new ScimError(409, 'uniqueness', 'Another group of this directory has this externalId.');
}
