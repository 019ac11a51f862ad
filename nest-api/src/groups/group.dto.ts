import type { GroupDetailDto, GroupDto, GroupMemberDto, UserGroupDto } from '@gatehouse/contracts';
import type { MemberRow } from './group-members.repository.js';
import type { GroupOfUser } from './group-members.service.js';
import type { GroupRow, NamedGroup } from './groups.repository.js';
import type { GroupDetail } from './groups.service.js';

export function toGroupDto(group: GroupRow): GroupDto {
  const { directoryId, directoryName, role } = group;
  return {
    id: group.id,
    tenantId: group.tenantId,
    name: group.name,
    description: group.description,
    directory: directoryId === null ? null : { id: directoryId, name: directoryName ?? '' },
    externalId: group.externalId,
    members: group.members,
    role: role && { role, roleId: group.roleId, roleName: group.roleName },
    createdAt: group.createdAt.toISOString(),
    updatedAt: group.updatedAt.toISOString(),
    version: group.version,
  };
}

export function toGroupDetailDto(group: GroupDetail): GroupDetailDto {
  return { ...toGroupDto(group), parents: [...group.parents], applications: [...group.applications] };
}

/** A member with the groups between the group and the member. */
export interface MemberWithPath extends MemberRow {
  readonly path: readonly NamedGroup[];
}

export function toGroupMemberDto(member: MemberWithPath): GroupMemberDto {
  const { directoryId, directoryName } = member;
  return {
    id: member.id,
    kind: member.kind,
    name: member.name,
    email: member.email,
    status: member.status,
    directory: directoryId === null ? null : { id: directoryId, name: directoryName ?? '' },
    path: [...member.path],
    addedAt: member.addedAt?.toISOString() ?? null,
  };
}

export function toUserGroupDto({ group, directory, path }: GroupOfUser): UserGroupDto {
  return { group, directory, path: [...path] };
}
