import { Module, type OnModuleInit } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { DomainsModule } from '../domains/domains.module.js';
import { PlanPlaces } from '../tenants/plans/plan-places.js';
import { TenantsModule } from '../tenants/tenants.module.js';
import { PeopleRelations } from '../users/people-relations.js';
import { UsersModule } from '../users/users.module.js';
import { Acceptance } from './acceptance.service.js';
import { FirstAdmin } from './first-admin.js';
import { InvitationImport } from './invitation-import.service.js';
import { InvitationImportsController } from './invitation-imports.controller.js';
import { InvitationLimits } from './invitation-limits.js';
import { InvitationMails } from './invitation-mails.js';
import { InvitationSending } from './invitation-sending.js';
import { InvitationsController } from './invitations.controller.js';
import { InvitationsRepository } from './invitations.repository.js';
import { Invitations } from './invitations.service.js';
import { Invited } from './invited.js';
import { AddressBook } from './known-addresses.js';
import { SenderStanding } from './sender-standing.js';
import { ServedDomains } from './served-domains.js';

@Module({
  imports: [AuthModule, DomainsModule, TenantsModule, UsersModule],
  controllers: [InvitationImportsController, InvitationsController],
  providers: [
    Acceptance,
    AddressBook,
    FirstAdmin,
    InvitationImport,
    InvitationLimits,
    InvitationMails,
    InvitationSending,
    Invitations,
    InvitationsRepository,
    Invited,
    SenderStanding,
    ServedDomains,
  ],
  exports: [InvitationsRepository, Invited],
})
export class InvitationsModule implements OnModuleInit {
  constructor(
    private readonly places: PlanPlaces,
    private readonly people: PeopleRelations,
    private readonly invitations: InvitationsRepository,
  ) {}

  onModuleInit(): void {
    this.places.register('users', (tenantId, most) => this.invitations.countPending(tenantId, most));
    this.people.register({ invitations: this.invitations });
  }
}
