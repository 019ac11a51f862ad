import { Module } from '@nestjs/common';
import { DirectoriesModule } from '../directories/directories.module.js';
import { GroupsModule } from '../groups/groups.module.js';
import { ScimBulk } from './scim-bulk.js';
import { ScimEndpoints } from './scim-endpoints.js';
import { ScimGroups } from './scim-groups.js';
import { ScimSearch } from './scim-search.js';
import { ScimServer } from './scim-server.js';
import { ScimUsers } from './scim-users.js';

@Module({
  imports: [DirectoriesModule, GroupsModule],
  providers: [ScimUsers, ScimGroups, ScimSearch, ScimBulk, ScimEndpoints, ScimServer],
})
export class ScimModule {}
