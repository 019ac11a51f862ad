import { Module, type OnModuleInit } from '@nestjs/common';
import { PlanPlaces } from '../tenants/plans/plan-places.js';
import { TenantRelations } from '../tenants/tenant-relations.js';
import { TenantsModule } from '../tenants/tenants.module.js';
import { CustomAttributeRelations } from './custom-attribute-relations.js';
import { GroupRelations } from './group-relations.js';
import { LeftBehind } from './left-behind.js';
import { MemberChanges } from './member-changes.service.js';
import { MembersRepository } from './members.repository.js';
import { MembershipsRepository } from './memberships.repository.js';
import { PeopleController } from './people/people.controller.js';
import { PeopleRepository } from './people/people.repository.js';
import { People } from './people/people.service.js';
import { PersonErasure } from './people/person-erasure.job.js';
import { PeopleRelations } from './people-relations.js';
import { TenantRolesController } from './roles/tenant-roles.controller.js';
import { TenantRolesRepository } from './roles/tenant-roles.repository.js';
import { TenantRoles } from './roles/tenant-roles.service.js';
import { SecondFactors } from './second-factors.repository.js';
import { TenantAdmins } from './tenant-admins.js';
import { UserSessions } from './user-sessions.service.js';
import { UsersController } from './users.controller.js';
import { UsersRepository } from './users.repository.js';
import { Users } from './users.service.js';

@Module({
  imports: [TenantsModule],
  controllers: [UsersController, PeopleController, TenantRolesController],
  providers: [
    CustomAttributeRelations,
    GroupRelations,
    LeftBehind,
    MemberChanges,
    MembershipsRepository,
    MembersRepository,
    TenantAdmins,
    People,
    PeopleRelations,
    PeopleRepository,
    PersonErasure,
    SecondFactors,
    TenantRoles,
    TenantRolesRepository,
    UserSessions,
    Users,
    UsersRepository,
  ],
  exports: [
    CustomAttributeRelations,
    GroupRelations,
    LeftBehind,
    MemberChanges,
    MembershipsRepository,
    TenantAdmins,
    People,
    PeopleRelations,
    SecondFactors,
    TenantRolesRepository,
    Users,
    UsersRepository,
  ],
})
export class UsersModule implements OnModuleInit {
  constructor(
    private readonly places: PlanPlaces,
    private readonly relations: TenantRelations,
    private readonly memberships: MembershipsRepository,
    private readonly users: UsersRepository,
  ) {}

  onModuleInit(): void {
    const { memberships, users } = this;
    this.places.register('users', (tenantId, most) => memberships.count(tenantId, most));
    this.relations.register({
      people: {
        countIn: (tenantIds) => memberships.countIn(tenantIds),
        emailOf: async (userId) => (await users.require(userId)).email,
        superadmins: (most) => users.superadminReceivers(most),
        localesOf: (emails) => users.localesOf(emails),
        isSuperadmin: (userId) => users.isSuperadmin(userId),
      },
    });
  }
}
