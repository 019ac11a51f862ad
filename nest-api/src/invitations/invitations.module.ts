import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { TenantsModule } from '../tenants/tenants.module.js';
import { UsersModule } from '../users/users.module.js';
import { Acceptance } from './acceptance.service.js';
import { FirstAdmin } from './first-admin.js';
import { InvitationMails } from './invitation-mails.js';
import { InvitationsController } from './invitations.controller.js';
import { Invitations } from './invitations.service.js';
import { Invited } from './invited.js';
import { ServedDomains } from './served-domains.js';

@Module({
  imports: [AuthModule, TenantsModule, UsersModule],
  controllers: [InvitationsController],
  providers: [Acceptance, FirstAdmin, InvitationMails, Invitations, Invited, ServedDomains],
  exports: [Invited],
})
export class InvitationsModule {}
