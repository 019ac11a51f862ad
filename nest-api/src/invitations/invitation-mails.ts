import { LIMITS } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MailLinks } from '../auth/mail-links.js';
import { Mail } from '../mail/mail.js';
import { Tenant } from '../tenants/tenant.entity.js';
import { User } from '../users/user.entity.js';
import type { Invitation } from './invitation.entity.js';

/** Between the id of an invitation and which of its sendings a link belongs to. */
const SEPARATOR = '.';

/** The mail of an invitation, and what its link stands for. Joins the unit of work that is open. */
@Injectable()
export class InvitationMails {
  constructor(
    private readonly em: EntityManager,
    private readonly mail: Mail,
    private readonly links: MailLinks,
  ) {}

  async send(invitation: Invitation, invitedBy: string): Promise<void> {
    const { id, tenantId, email, givenName, timesSent } = invitation;
    const tenant = await this.em.findOneOrFail(Tenant, { id: tenantId });
    // A superadmin is no member, and is not named.
    const inviter = await this.em.findOne(User, { id: invitedBy });
    const link = this.links.make(
      'invitation',
      `${id}${SEPARATOR}${timesSent}`,
      LIMITS.invitationDays * 86_400,
    );
    await this.mail.send({
      to: email,
      template: 'invitation',
      tenantId,
      data: {
        name: givenName,
        tenantName: tenant.name,
        tenantCode: tenant.code as string,
        invitedBy: inviter?.fullName() ?? '',
        link,
      },
    });
  }

  /** @throws LinkExpired it is none of ours, or too old */
  read(token: string): { id: string; timesSent: number } {
    const [id = '', timesSent] = this.links.open('invitation', token).split(SEPARATOR);
    return { id, timesSent: Number(timesSent) };
  }
}
