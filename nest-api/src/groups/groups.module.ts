import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { DirectoryGroups } from './directory-groups.service.js';
import { GroupMembers } from './group-members.service.js';
import { GroupRoles } from './group-roles.service.js';
import { GroupsRepository } from './groups.repository.js';

@Module({
  imports: [UsersModule],
  providers: [DirectoryGroups, GroupMembers, GroupRoles, GroupsRepository],
  exports: [DirectoryGroups, GroupMembers, GroupRoles],
})
export class GroupsModule {}
