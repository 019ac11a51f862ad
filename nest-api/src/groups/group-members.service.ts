import { Injectable } from '@nestjs/common';
import type { NamedGroup } from './groups.repository.js';

/** A group of a user. `path` goes from the group that the user is a member of to this group, which is the last. */
export interface GroupOfUser {
  readonly group: NamedGroup & { readonly directoryId: string | null };
  readonly path: readonly NamedGroup[];
}

/** Who is in which group, with nested groups. Cycles are harmless. */
@Injectable()
export class GroupMembers {
  /** IDs of users, in their order; also of those whose membership is suspended. @param page `after` is the last ID */
  usersOf(
    _tenantId: string,
    _groupId: string,
    _page: { readonly after?: string; readonly limit: number },
  ): Promise<string[]> {
    throw new Error('not built');
  }

  groupsOf(_tenantId: string, _userId: string): Promise<GroupOfUser[]> {
    throw new Error('not built');
  }
}
