import { GROUPS } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { GroupMembersRepository } from './group-members.repository.js';
import { shortestWays, upwards } from './group-paths.js';
import type { NamedGroup } from './groups.repository.js';

/** A group of a user. `path` goes from the group that the user is a member of to this group, which is the last. */
export interface GroupOfUser {
  readonly group: NamedGroup;
  /** That owns the group; null for a group that was made here. */
  readonly directory: NamedGroup | null;
  readonly path: readonly NamedGroup[];
}

/** Who is in which group, with nested groups. Cycles are harmless. */
@Injectable()
export class GroupMembers {
  constructor(
    private readonly members: GroupMembersRepository,
    private readonly unit: UnitOfWork,
  ) {}

  /** IDs of users, in their order; also of those whose membership is suspended. @param page `after` is the last ID */
  usersOf(
    tenantId: string,
    groupId: string,
    page: { readonly after?: string; readonly limit: number },
  ): Promise<string[]> {
    return this.unit.inTenant(tenantId, () => this.members.usersOf(tenantId, groupId, page));
  }

  /** The first ones by name. @returns at most `GROUPS.inList + 1`; the last one only says that there are more */
  groupsOf(tenantId: string, userId: string): Promise<GroupOfUser[]> {
    return this.unit.inTenant(tenantId, async () => {
      const rows = await this.members.groupsOf(tenantId, userId, GROUPS.inList + 1);
      const byId = new Map(rows.map(({ id, name }) => [id, { id, name }]));
      const nestings = await this.members.nestingsAmong(tenantId, [...byId.keys()]);
      const direct = rows.filter(({ isDirect }) => isDirect).map(({ id }) => id);
      const ways = shortestWays(direct, upwards(nestings));
      return rows.map(({ id, name, directoryId, directoryName }) => ({
        group: { id, name },
        directory: directoryId === null ? null : { id: directoryId, name: directoryName ?? '' },
        path: (ways.get(id) ?? [id]).flatMap((step) => byId.get(step) ?? []),
      }));
    });
  }
}
