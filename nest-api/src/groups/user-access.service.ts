import { type AccessReasonDto, GROUPS, type UserAccessDto } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { TenantRolesRepository } from '../users/roles/tenant-roles.repository.js';
import { Users } from '../users/users.service.js';
import { type ApplicationOfUser, GroupApplicationsRepository } from './group-applications.repository.js';
import { GroupMembers, type GroupOfUser } from './group-members.service.js';
import { GroupRolesRepository } from './group-roles.repository.js';

/** Applications that one answer lists. */
const MOST_APPLICATIONS = 100;

/** Why a user has what they have. */
@Injectable()
export class UserAccess {
  constructor(
    private readonly users: Users,
    private readonly groups: GroupMembers,
    private readonly mappings: GroupRolesRepository,
    private readonly applications: GroupApplicationsRepository,
    private readonly tenantRoles: TenantRolesRepository,
    private readonly unit: UnitOfWork,
  ) {}

  /** @throws NotFoundError the user is no member of the tenant */
  groupsOf(tenantId: string, userId: string): Promise<GroupOfUser[]> {
    return this.unit.inTenant(tenantId, async () => {
      await this.users.get(tenantId, userId);
      return this.groups.groupsOf(tenantId, userId);
    });
  }

  /** @throws NotFoundError the user is no member of the tenant */
  of(tenantId: string, userId: string): Promise<UserAccessDto> {
    return this.unit.inTenant(tenantId, async () => {
      const groups = await this.groupsOf(tenantId, userId);
      const paths = new Map(groups.map(({ group, path }) => [group.id, [...path]]));
      const applications = await this.applications.ofUser(tenantId, userId, MOST_APPLICATIONS + 1);
      return {
        items: [
          ...(await this.rolesOf(tenantId, userId, paths)),
          ...applications.slice(0, MOST_APPLICATIONS).flatMap((application) => reasonsOf(application, paths)),
        ],
        more: applications.length > MOST_APPLICATIONS || groups.length > GROUPS.inList,
      };
    });
  }

  private async rolesOf(
    tenantId: string,
    userId: string,
    paths: ReadonlyMap<string, AccessReasonDto['path']>,
  ): Promise<AccessReasonDto[]> {
    const member = await this.users.get(tenantId, userId);
    const giver = await this.mappings.giverOf(tenantId, userId);
    const own = (await this.mappings.ownRoleOf(tenantId, userId)) ?? member;
    const given = await this.mappings.givenBy(tenantId, [...paths.keys()]);
    const custom = await this.tenantRoles.byId([own, ...given].flatMap(({ roleId }) => roleId ?? []));
    const named = (role: string, roleId: string | null) => ({
      kind: 'role' as const,
      id: roleId,
      name: (roleId && custom.get(roleId)?.name) || role,
    });
    return [
      ...given
        .map(({ groupId, role, roleId }) => ({
          ...named(role, roleId),
          because: 'group' as const,
          isInForce: groupId === giver?.id,
          path: paths.get(groupId) ?? [],
        }))
        .sort((one, other) => Number(other.isInForce) - Number(one.isInForce)),
      { ...named(own.role, own.roleId), because: 'own', isInForce: giver === null, path: [] },
    ];
  }
}

function reasonsOf(
  { id, name, assignedOnly, isOwn, groupIds }: ApplicationOfUser,
  paths: ReadonlyMap<string, AccessReasonDto['path']>,
): AccessReasonDto[] {
  const application = { kind: 'application' as const, id, name, isInForce: true };
  if (!assignedOnly) return [{ ...application, because: 'everybody', path: [] }];
  return [
    ...(isOwn ? [{ ...application, because: 'assigned' as const, path: [] }] : []),
    ...groupIds.map((groupId) => ({
      ...application,
      because: 'group' as const,
      path: paths.get(groupId) ?? [],
    })),
  ];
}
