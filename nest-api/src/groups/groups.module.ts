import { Module, type OnModuleInit } from '@nestjs/common';
import { DirectoriesModule } from '../directories/directories.module.js';
import { DirectoryRelations } from '../directories/directory-relations.js';
import { DirectoryPullsModule } from '../directories/pulls/directory-pulls.module.js';
import { PullGroups } from '../directories/pulls/pull-groups.js';
import { TenantsModule } from '../tenants/tenants.module.js';
import { GroupRelations } from '../users/group-relations.js';
import { UsersModule } from '../users/users.module.js';
import { ApplicationAssignmentsController } from './application-assignments.controller.js';
import { ApplicationAssignments } from './application-assignments.service.js';
import { DirectoryGroupsRepository } from './directory-groups.repository.js';
import { DirectoryGroups } from './directory-groups.service.js';
import { GroupAccessRepository } from './group-access.repository.js';
import { GroupApplicationsRepository } from './group-applications.repository.js';
import { GroupAuthority } from './group-authority.js';
import { GroupMembersRepository } from './group-members.repository.js';
import { GroupMembers } from './group-members.service.js';
import { GroupRolesRepository } from './group-roles.repository.js';
import { GroupRoles } from './group-roles.service.js';
import { GroupsController } from './groups.controller.js';
import { GroupsRepository } from './groups.repository.js';
import { Groups } from './groups.service.js';
import { MemberLists } from './member-lists.service.js';
import { UserAccess } from './user-access.service.js';
import { UserGroupsController } from './user-groups.controller.js';

@Module({
  imports: [DirectoriesModule, DirectoryPullsModule, TenantsModule, UsersModule],
  controllers: [GroupsController, UserGroupsController, ApplicationAssignmentsController],
  providers: [
    ApplicationAssignments,
    DirectoryGroups,
    DirectoryGroupsRepository,
    GroupAccessRepository,
    GroupApplicationsRepository,
    GroupAuthority,
    GroupMembers,
    GroupMembersRepository,
    GroupRoles,
    GroupRolesRepository,
    Groups,
    GroupsRepository,
    MemberLists,
    UserAccess,
  ],
  exports: [DirectoryGroups, GroupAccessRepository, GroupMembers, GroupRoles],
})
export class GroupsModule implements OnModuleInit {
  constructor(
    private readonly relations: GroupRelations,
    private readonly directories: DirectoryRelations,
    private readonly access: GroupAccessRepository,
    private readonly mappings: GroupRolesRepository,
    private readonly roles: GroupRoles,
    private readonly pulls: PullGroups,
    private readonly groups: DirectoryGroups,
  ) {}

  onModuleInit(): void {
    const { access, mappings, roles } = this;
    this.directories.register({ groups: roles });
    this.pulls.register(this.groups);
    this.relations.register({
      applications: access,
      roles: {
        giverOf: (tenantId, userId) => mappings.giverOf(tenantId, userId),
        isNamed: (tenantId, roleId) => mappings.isNamed(tenantId, roleId),
      },
    });
  }
}
