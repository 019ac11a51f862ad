import { LIMITS } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { MailLinks } from '../auth/mail-links.js';
import { Mail, type MailOrder } from '../mail/mail.js';
import { type Tenant, TenantsRepository } from '../tenants/tenants.repository.js';
import { type User, UsersRepository } from '../users/users.repository.js';
import type { Invitation } from './invitation.entity.js';

/** Separates the ID of an invitation from the number of its sending. */
const SEPARATOR = '.';

/** Emails of invitations, and the content of their links. Joins the caller's unit of work. */
@Injectable()
export class InvitationMails {
  constructor(
    private readonly users: UsersRepository,
    private readonly tenants: TenantsRepository,
    private readonly mail: Mail,
    private readonly links: MailLinks,
  ) {}

  send(invitation: Invitation, invitedBy: string): Promise<void> {
    return this.sendAll([invitation], invitedBy);
  }

  /** The number of statements is constant. */
  async sendAll(invitations: readonly Invitation[], invitedBy: string): Promise<void> {
    const ids = [...new Set(invitations.map(({ tenantId }) => tenantId))];
    const tenants = await this.tenants.all(ids);
    // Superadmins are not members, so the email does not name them.
    const inviter = await this.users.find(invitedBy);
    await this.mail.sendAll(
      invitations.map((invitation) =>
        this.orderOf(invitation, tenants.get(invitation.tenantId) as Tenant, inviter),
      ),
    );
  }

  private orderOf(
    { id, tenantId, email, givenName, timesSent }: Invitation,
    tenant: Tenant,
    inviter: User | null,
  ): MailOrder<'invitation'> {
    const link = this.links.make(
      'invitation',
      `${id}${SEPARATOR}${timesSent}`,
      LIMITS.invitationDays * 86_400,
    );
    const data = {
      name: givenName,
      tenantName: tenant.name,
      tenantCode: tenant.code as string,
      invitedBy: inviter?.fullName() ?? '',
      link,
    };
    // The invited user may have no account, so the email uses the inviter's language.
    return { to: email, template: 'invitation', tenantId, data, locale: inviter?.locale };
  }

  /** @throws LinkExpired the link is forged or too old */
  read(token: string): { id: string; timesSent: number } {
    const [id = '', timesSent] = this.links.open('invitation', token).split(SEPARATOR);
    return { id, timesSent: Number(timesSent) };
  }
}
