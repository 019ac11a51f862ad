import { Injectable } from '@nestjs/common';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { deviceOf } from '../common/device-name.js';
import { Mail } from '../mail/mail.js';
import type { SecurityChange } from '../mail/templates/security-change.js';
import { UsersRepository } from '../users/users.repository.js';

/** Emails users about each change to their account security, so that they notice changes by others. */
@Injectable()
export class SecurityNotices {
  constructor(
    private readonly users: UsersRepository,
    private readonly mail: Mail,
    private readonly clock: Clock,
  ) {}

  /**
   * Joins the unit of work of the change, so that both succeed or neither.
   *
   * @param to another address than the user's current one, such as the previous one
   */
  async tell(userId: string, change: SecurityChange, client: ClientContext, to?: string): Promise<void> {
    const user = await this.users.require(userId);
    await this.mail.send({
      to: to ?? user.email,
      template: 'security-change',
      data: {
        name: user.givenName,
        change,
        at: this.clock.now().toISOString(),
        device: deviceOf(client.userAgent),
        address: client.address,
      },
      tenantId: null,
      locale: user.locale,
    });
  }
}
