import type { GroupMemberListQuery } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../common/app-error.js';
import type { Counted } from '../common/paging.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { MemberWithPath } from './group.dto.js';
import { GroupMembersRepository, type MemberRow } from './group-members.repository.js';
import { downwards, shortestWays } from './group-paths.js';
import { GroupsRepository } from './groups.repository.js';

/** Members of a group for those who look after it. */
@Injectable()
export class MemberLists {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly members: GroupMembersRepository,
    private readonly unit: UnitOfWork,
  ) {}

  /** At most `limit + 1`. @throws NotFoundError */
  list(
    tenantId: string,
    groupId: string,
    query: Omit<GroupMemberListQuery, 'tenantId'>,
  ): Promise<Counted<MemberWithPath>> {
    return this.unit.inTenant(tenantId, async () => {
      if ((await this.groups.known(tenantId, [groupId])).length === 0) throw new NotFoundError('group');
      if (query.view === 'effective') return this.effective(tenantId, groupId, query);
      const { rows, ...total } = await this.members.directPage(tenantId, groupId, query);
      return { rows: rows.map((row) => ({ ...row, path: [] })), ...total };
    });
  }

  private async effective(
    tenantId: string,
    groupId: string,
    query: Omit<GroupMemberListQuery, 'tenantId'>,
  ): Promise<Counted<MemberWithPath>> {
    const { rows, ...total } = await this.members.effectivePage(tenantId, groupId, query);
    return { rows: await this.withPaths(tenantId, groupId, rows), ...total };
  }

  /** Each with the shortest way from the group to them. */
  private async withPaths(
    tenantId: string,
    groupId: string,
    rows: readonly MemberRow[],
  ): Promise<MemberWithPath[]> {
    if (rows.length === 0) return [];
    const places = await this.members.placesBelow(
      tenantId,
      groupId,
      rows.map(({ id }) => id),
    );
    const nestings = await this.members.nestingsBelow(tenantId, groupId);
    const ways = shortestWays([groupId], downwards(nestings));
    const nearest = new Map<string, { place: (typeof places)[number]; way: readonly string[] }>();
    for (const place of places) {
      const way = (ways.get(place.groupId) ?? [groupId, place.groupId]).slice(1);
      const known = nearest.get(place.userId);
      if (!known || way.length < known.way.length) nearest.set(place.userId, { place, way });
    }
    const ids = [...new Set([...nearest.values()].flatMap(({ way }) => way))];
    const names = new Map((await this.groups.known(tenantId, ids)).map((group) => [group.id, group]));
    return rows.map((row) => {
      const found = nearest.get(row.id);
      return {
        ...row,
        directoryId: found?.place.directoryId ?? null,
        directoryName: found?.place.directoryName ?? null,
        path: (found?.way ?? []).flatMap((id) => names.get(id) ?? []),
      };
    });
  }
}
