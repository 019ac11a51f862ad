import { type EmailChangeResult, emailKey, LIMITS } from '@gatehouse/contracts';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { AttemptLimits } from '../auth/attempt-limits.js';
import { LinkExpired, MailLinks } from '../auth/mail-links.js';
import { PasswordResetsRepository } from '../auth/passwords/password-resets.repository.js';
import { limitOf, networkLimit } from '../auth/rate-limits.js';
import { SecurityNotices } from '../auth/security-notices.js';
import { UnprocessableInput } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock, plusSeconds } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Mail } from '../mail/mail.js';
import { requireOwnNames } from '../users/member-rules.js';
import { PeopleRelations } from '../users/people-relations.js';
import { type User, UsersRepository } from '../users/users.repository.js';
import { type EmailChange, EmailChangesRepository } from './email-changes.repository.js';

const WHY = 'the link for a change of address identifies its user';
const SECONDS = LIMITS.changeEmailHours * 3600;

/**
 * Changes of the email address. Both addresses must confirm: the old one, so that an attacker at an unlocked screen
 * cannot take over the account; the new one, so that it belongs to the user.
 */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly em: EntityManager,
    private readonly changes: EmailChangesRepository,
    private readonly users: UsersRepository,
    private readonly people: PeopleRelations,
    private readonly resets: PasswordResetsRepository,
    private readonly unit: UnitOfWork,
    private readonly limits: AttemptLimits,
    private readonly links: MailLinks,
    private readonly mail: Mail,
    private readonly notices: SecurityNotices,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Sends both links and invalidates the previous ones. The response does not reveal whether the address has an
   * account.
   *
   * @throws ManagedByDirectory a directory owns the address
   */
  async request(caller: Caller, email: string, client: ClientContext): Promise<void> {
    await this.limits.take([
      limitOf('email-change:account', caller.userId),
      networkLimit('email-change:network', client),
      limitOf('mail:address', emailKey(email)),
    ]);
    await this.unit.asPerson(caller.userId, async () => {
      const user = await this.users.require(caller.userId);
      requireOwnNames(await this.people.directories.ownerOfNames(user.id));
      if (user.emailKey === emailKey(email)) {
        throw new UnprocessableInput([
          { field: 'email', code: 'unchanged', message: 'This is already your email address' },
        ]);
      }
      const now = this.clock.now();
      const times = { now, expiresAt: plusSeconds(now, SECONDS) };
      const id = await this.changes.begin(user.id, email.trim(), times);
      await this.sendLinks(id, user, email.trim());
      await this.record(caller, 'email.change_requested', client);
    });
  }

  /** The pending change. Joins the caller's unit of work, which must be the user's. */
  async pending(userId: string): Promise<EmailChange | null> {
    return this.changes.ofPerson(userId, this.clock.now());
  }

  cancel({ userId }: Caller): Promise<void> {
    return this.unit.asPerson(userId, () => this.changes.forgetThatOf(userId));
  }

  /**
   * @throws LinkExpired the link is expired or forged, or the change is completed or canceled
   * @throws ManagedByDirectory a directory owns the address since the change began
   */
  async confirm(token: string, client: ClientContext): Promise<EmailChangeResult> {
    // Its links are on the platform's host.
    if (client.site) throw new LinkExpired();
    const [id = '', side] = this.links.open('email-change', token).split(':');
    if (side !== 'old' && side !== 'new') throw new LinkExpired();
    try {
      return await this.unit.forSignIn(WHY, async () => {
        const change = await this.changes.agree(id, side, this.clock.now());
        if (!change) throw new LinkExpired();
        requireOwnNames(await this.people.directories.ownerOfNames(change.userId));
        if (!change.old || !change.new) return { status: 'waits_for_other' as const };
        await this.complete(change, client);
        return { status: 'changed' as const };
      });
    } catch (error) {
      // Another account took the address in the meantime.
      if (error instanceof UniqueConstraintViolationException) throw new LinkExpired();
      throw error;
    }
  }

  private async complete({ userId, email }: EmailChange, client: ClientContext): Promise<void> {
    await this.changes.forgetThatOf(userId);
    // A password reset link sent to the old address must not outlive it.
    await this.resets.forgetThoseOf(userId);
    const user = await this.users.require(userId);
    const before = user.email;
    user.changeEmail(email);
    user.emailVerifiedAt = this.clock.now();
    await this.em.flush();
    await this.audit.record({
      tenantId: null,
      actor: { type: 'user', id: userId },
      action: 'email.changed',
      target: { type: 'user', id: userId },
      outcome: 'success',
      address: client.address,
    });
    await this.notices.tell(userId, 'email_changed', client, before);
  }

  private async sendLinks(id: string, user: User, email: string): Promise<void> {
    const name = user.givenName;
    const link = (side: 'old' | 'new') => this.links.make('email-change', `${id}:${side}`, SECONDS);
    await this.mail.send({
      to: user.email,
      template: 'email-change-old',
      data: { name, email, link: link('old') },
      tenantId: null,
      locale: user.locale,
    });
    const owner = await this.users.ownerOf(email);
    if (owner) {
      await this.mail.send({
        to: owner.email,
        template: 'email-change-taken',
        data: { name: owner.givenName },
        tenantId: null,
        locale: owner.locale,
      });
    } else {
      await this.mail.send({
        to: email,
        template: 'email-change-new',
        data: { name, email, link: link('new') },
        tenantId: null,
        locale: user.locale,
      });
    }
  }

  private record(caller: Caller, action: 'email.change_requested', client: ClientContext): Promise<void> {
    return this.audit.record({
      tenantId: null,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: 'user', id: caller.userId },
      outcome: 'success',
      address: client.address,
    });
  }
}
