import { Module } from '@nestjs/common';
import { AccessEnds } from './access-ends.js';
import { MemberChanges } from './member-changes.service.js';
import { PeopleController } from './people/people.controller.js';
import { People } from './people/people.service.js';
import { TenantRolesController } from './roles/tenant-roles.controller.js';
import { TenantRoles } from './roles/tenant-roles.service.js';
import { Seats } from './seats.js';
import { UserSessions } from './user-sessions.service.js';
import { UsersController } from './users.controller.js';
import { Users } from './users.service.js';

@Module({
  controllers: [UsersController, PeopleController, TenantRolesController],
  providers: [AccessEnds, MemberChanges, People, Seats, TenantRoles, UserSessions, Users],
  exports: [AccessEnds, Seats, Users],
})
export class UsersModule {}
