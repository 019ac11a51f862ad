import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Mail, MailOrder } from '../mail/mail.js';
import type { MailTemplate } from '../mail/templates/index.js';
import { Membership } from '../users/membership.entity.js';
import { User } from '../users/user.entity.js';

/** An organisation with more admins than this tells the longest-serving ones. */
const MOST_ADMINS = 50;

/** Those who look after a tenant. Joins the unit of work that is open. */
@Injectable()
export class TenantAdmins {
  constructor(private readonly em: EntityManager) {}

  async emailsOf(tenantId: string): Promise<string[]> {
    const memberships = await this.em.find(
      Membership,
      { tenantId, role: 'tenant_admin', status: 'active' },
      { orderBy: { id: 'asc' }, limit: MOST_ADMINS },
    );
    const ids = memberships.map(({ userId }) => userId);
    const users = await this.em.find(
      User,
      { id: { $in: ids }, status: 'active' },
      { orderBy: { id: 'asc' } },
    );
    return users.map(({ email }) => email);
  }

  /** One mail to each. */
  async tell<Name extends MailTemplate>(
    mail: Mail,
    tenantId: string,
    order: Pick<MailOrder<Name>, 'template' | 'data'>,
  ): Promise<void> {
    for (const to of await this.emailsOf(tenantId)) await mail.send<Name>({ ...order, to, tenantId });
  }
}
