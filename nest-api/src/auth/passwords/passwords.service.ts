import { type ChangePassword, LIMITS } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { UnprocessableInput } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { requireFresh } from '../../common/reauthentication.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { type User, UsersRepository } from '../../users/users.repository.js';
import { SignInTickets } from '../factors/sign-in-tickets.repository.js';
import { PasswordHasher } from '../password-hasher.js';
import { InvalidCredentials, PasswordProof } from '../password-proof.js';
import { SecurityNotices } from '../security-notices.js';
import { Sessions } from '../sessions.js';
import { CredentialsRepository } from './credentials.repository.js';
import { PasswordResetsRepository } from './password-resets.repository.js';
import { PasswordRules } from './password-rules.js';

interface Replacement {
  readonly userId: string;
  /** Whose audit log records it. */
  readonly tenantId: string | null;
  readonly hash: string;
  readonly action: 'password.changed' | 'password.reset';
}

/** Password changes of signed-in users. */
@Injectable()
export class Passwords {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly resets: PasswordResetsRepository,
    private readonly tickets: SignInTickets,
    private readonly users: UsersRepository,
    private readonly unit: UnitOfWork,
    private readonly rules: PasswordRules,
    private readonly proof: PasswordProof,
    private readonly hasher: PasswordHasher,
    private readonly sessions: Sessions,
    private readonly notices: SecurityNotices,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes the caller's password, or sets the first one, and ends their other sessions. The correct current
   * password counts as re-authentication.
   *
   * @throws UnprocessableInput the current one is wrong or missing, the new one too short or too common
   * @throws ReauthenticationRequired there is no current one, and the last authentication is too old
   * @throws TooManyRequests
   */
  async change(caller: Caller, input: ChangePassword, client: ClientContext): Promise<void> {
    const { user, hasPassword } = await this.unit.asPerson(caller.userId, async () => ({
      user: await this.users.require(caller.userId),
      hasPassword: await this.credentials.hasPassword(caller.userId),
    }));
    if (hasPassword) await this.proveCurrent(user.email, input.currentPassword, client);
    else requireFresh(caller, this.clock.now());

    const names = [user.givenName, user.familyName];
    await this.rules.check(user.id, input.newPassword, { email: user.email, names }, 'newPassword');
    const hash = await this.hasher.hash(input.newPassword);
    const { userId, tenantId } = caller;
    await this.unit.asPerson(userId, async () => {
      await this.sessions.endOthers(caller, 'revoked');
      await this.write({ userId, tenantId, hash, action: 'password.changed' }, client);
    });
  }

  /**
   * Sets or replaces the hash and ends what depends on the old one: sessions, reset links, and sign-ins
   * that wait for a second factor. Joins a unit of work for a sign-in or of the platform.
   */
  async replace(replacement: Replacement, client: ClientContext): Promise<void> {
    await this.sessions.endAllOf(replacement.userId, 'revoked');
    await this.write(replacement, client);
  }

  /**
   * Removes a password that a stranger may know, with the sign-ins that wait for a second factor, and requests the email
   * for a new one. Joins a unit of work of the platform.
   */
  async withdraw(
    user: User,
    reported: { readonly tenantId: string | null; readonly address: string | null },
  ): Promise<void> {
    const now = this.clock.now();
    await this.credentials.removePassword(user.id);
    await this.tickets.forgetThoseOf(user.id);
    await this.resets.askFor(user.emailKey, null, plusSeconds(now, LIMITS.passwordResetMinutes * 60), now);
    await this.audit.record({
      tenantId: reported.tenantId,
      actor: { type: 'system', id: null },
      action: 'password.change_required',
      target: { type: 'user', id: user.id },
      outcome: 'success',
      address: reported.address,
      detail: { reason: 'sign_in_reported' },
    });
  }

  private async write({ userId, tenantId, hash, action }: Replacement, client: ClientContext): Promise<void> {
    await this.credentials.setPassword(userId, hash);
    await this.resets.forgetThoseOf(userId);
    await this.tickets.forgetThoseOf(userId);
    await this.audit.record({
      tenantId,
      actor: { type: 'user', id: userId },
      action,
      target: { type: 'user', id: userId },
      outcome: 'success',
      address: client.address,
    });
    await this.notices.tell(userId, 'password_changed', client);
  }

  private async proveCurrent(
    email: string,
    current: string | undefined,
    client: ClientContext,
  ): Promise<void> {
    const refuse = (message: string) => {
      throw new UnprocessableInput([{ field: 'currentPassword', code: 'wrong_password', message }]);
    };
    if (!current) return refuse('Enter your current password');
    try {
      await this.proof.prove(email, current, client);
    } catch (error) {
      if (!(error instanceof InvalidCredentials)) throw error;
      refuse('This is not your current password');
    }
  }
}
