import { Injectable } from '@nestjs/common';
import type { Mail, MailOrder } from '../mail/mail.js';
import type { MailTemplate } from '../mail/templates/index.js';
import { MembershipsRepository } from './memberships.repository.js';
import { type User, UsersRepository } from './users.repository.js';

/** If an organization has more admins, only the longest-serving ones get the mail. */
const MOST_ADMINS = 50;

/** Sends mail to the admins of a tenant. Joins the caller's unit of work. */
@Injectable()
export class TenantAdmins {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly users: UsersRepository,
  ) {}

  async of(tenantId: string): Promise<User[]> {
    const memberships = await this.memberships.admins(tenantId, MOST_ADMINS);
    return this.users.active(memberships.map(({ userId }) => userId));
  }

  /** One email to each. */
  async tell<Name extends MailTemplate>(
    mail: Mail,
    tenantId: string,
    order: Pick<MailOrder<Name>, 'template' | 'data'>,
  ): Promise<void> {
    for (const { email, locale } of await this.of(tenantId))
      await mail.send<Name>({ ...order, to: email, tenantId, locale });
  }
}
