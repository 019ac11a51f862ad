import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { AttemptLimits } from '../auth/attempt-limits.js';
import { LinkExpired, MailLinks } from '../auth/mail-links.js';
import { networkLimit } from '../auth/rate-limits.js';
import type { ClientContext } from '../common/client-address.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { UsersRepository } from '../users/users.repository.js';

/** Ends the weekly emails of a user by the link of one of them. */
@Injectable()
export class WeeklyEmailOptOut {
  constructor(
    private readonly em: EntityManager,
    private readonly users: UsersRepository,
    private readonly unit: UnitOfWork,
    private readonly limits: AttemptLimits,
    private readonly links: MailLinks,
    private readonly audit: Audit,
  ) {}

  /**
   * The link proves access to the mailbox, and can do nothing else. It works repeatedly, because mail programs repeat
   * requests.
   *
   * @throws LinkExpired it is expired or forged, or its user is erased
   * @throws TooManyRequests too many such links came from the network
   */
  byLink(token: string, client: ClientContext): Promise<void> {
    return this.limits.countFailures(
      [networkLimit('unsubscribe:network', client)],
      (error) => error instanceof LinkExpired,
      () => this.end(this.links.open('weekly-email', token), client),
    );
  }

  private end(userId: string, { address }: ClientContext): Promise<void> {
    return this.unit.asPerson(userId, async () => {
      const user = await this.users.find(userId);
      if (!user) throw new LinkExpired();
      if (!user.weeklyEmail) return;
      user.weeklyEmail = false;
      await this.em.flush();
      await this.audit.record({
        tenantId: null,
        actor: { type: 'user', id: userId },
        action: 'account.updated',
        target: { type: 'user', id: userId },
        outcome: 'success',
        address,
        detail: { fields: ['weeklyEmail'], weeklyEmail: false },
      });
    });
  }
}
