import type { ChangeRequiredPassword, LoginResult } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { UnprocessableInput } from '../../common/app-error.js';
import type { ClientContext } from '../../common/client-address.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { UsersRepository } from '../../users/users.repository.js';
import { AttemptLimits } from '../attempt-limits.js';
import { TicketExpired } from '../factors/factor-refused.js';
import { SignInTickets } from '../factors/sign-in-tickets.repository.js';
import { PasswordHasher } from '../password-hasher.js';
import { limitOf } from '../rate-limits.js';
import { SignIn } from '../sign-in.js';
import { PasswordRules } from './password-rules.js';
import { Passwords } from './passwords.service.js';

const WHY = 'the ticket identifies the user who must change the password';

/** The last step of a sign-in with a leaked password: a new one. */
@Injectable()
export class RequiredPasswordChanges {
  constructor(
    private readonly tickets: SignInTickets,
    private readonly users: UsersRepository,
    private readonly rules: PasswordRules,
    private readonly hasher: PasswordHasher,
    private readonly passwords: Passwords,
    private readonly limits: AttemptLimits,
    private readonly signIn: SignIn,
    private readonly unit: UnitOfWork,
  ) {}

  /**
   * Sets the new password, ends every other session, and signs in.
   *
   * @throws TicketExpired  @throws TooManyRequests  @throws SignInRefused
   * @throws UnprocessableInput the password breaks a rule; the ticket still works
   */
  async complete({ ticket, password }: ChangeRequiredPassword, client: ClientContext): Promise<LoginResult> {
    const { id, userId, isNewPassword, proof: proved, into } = await this.tickets.find(ticket);
    if (!isNewPassword) throw new TicketExpired();
    await this.limits.take([limitOf('reset-complete:token', id)]);
    const { hasLeakedPassword: _, ...proof } = proved;
    const { tenantId } = await this.signIn.check(proof, { ...client, into });
    const user = await this.unit.forSignIn(WHY, () => this.users.require(userId));
    const names = [user.givenName, user.familyName];
    await this.rules.check(userId, password, { email: user.email, names }, 'password');
    await this.rejectCurrent(ticket, password);
    const hash = await this.hasher.hash(password);
    await this.tickets.spend(id);
    await this.unit.forSignIn(WHY, () =>
      this.passwords.replace({ userId, tenantId, hash, action: 'password.changed' }, client),
    );
    return this.signIn.complete(proof, client, into ?? undefined);
  }

  /** The leaked password breaks no rule while the source of leaked passwords is not available. */
  private async rejectCurrent(ticket: string, password: string): Promise<void> {
    if (!(await this.hasher.verify(await this.tickets.passwordToReplace(ticket), password))) return;
    const message = 'This is your current password. Choose another one.';
    throw new UnprocessableInput([{ field: 'password', code: 'same_password', message }]);
  }
}
