import { Injectable } from '@nestjs/common';
import { Mail, type MailOrder } from '../../mail/mail.js';
import type { MailTemplate } from '../../mail/templates/index.js';
import { TenantAdmins } from '../../users/tenant-admins.js';
import { UsersRepository } from '../../users/users.repository.js';
import type { SsoConfiguration } from './sso-configurations.repository.js';

const MOST_SUPERADMINS = 50;

/** The people responsible for a connection: its tenant's admins, or the superadmins for one of the platform. */
@Injectable()
export class ConnectionAdmins {
  constructor(
    private readonly users: UsersRepository,
    private readonly admins: TenantAdmins,
    private readonly mail: Mail,
  ) {}

  /** Sends one email to each. Joins the unit of work that is open. */
  async tell<Name extends MailTemplate>(
    { tenantId }: Pick<SsoConfiguration, 'tenantId'>,
    order: Pick<MailOrder<Name>, 'template' | 'data'>,
  ): Promise<void> {
    if (tenantId) return this.admins.tell(this.mail, tenantId, order);
    for (const { email, locale } of await this.users.superadmins(MOST_SUPERADMINS))
      await this.mail.send<Name>({ ...order, to: email, tenantId: null, locale });
  }
}

/** Path of the page of a connection in its owner's console. */
export function pageOfConnection({ id, tenantId }: Pick<SsoConfiguration, 'id' | 'tenantId'>): string {
  return tenantId ? `/admin/sso/${id}` : `/superadmin/sso-configuration/${id}`;
}
