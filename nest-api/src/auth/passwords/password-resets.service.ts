import {
  emailKey,
  LIMITS,
  type LoginResult,
  type RequestPasswordReset,
  type ResetPassword,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { AppError, TooManyRequests } from '../../common/app-error.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SignInLog } from '../../sign-in-log/sign-in-log.js';
import { step } from '../../sign-in-log/steps-of.js';
import { type User, UsersRepository } from '../../users/users.repository.js';
import { AttemptLimits } from '../attempt-limits.js';
import { Honeypot } from '../bots/honeypot.js';
import { ProofOfWork } from '../bots/proof-of-work.js';
import { LinkExpired, MailLinks } from '../mail-links.js';
import { PasswordHasher } from '../password-hasher.js';
import type { Proof } from '../proof.js';
import { limitOf, networkLimit } from '../rate-limits.js';
import { SignIn } from '../sign-in.js';
import { SignInRefused } from '../sign-in-refused.js';
import { type PasswordReset, PasswordResetsRepository } from './password-resets.repository.js';
import { PasswordRules } from './password-rules.js';
import { Passwords } from './passwords.service.js';

const WHY = 'the link for a new password identifies its user';

/** Password resets by email. */
@Injectable()
export class PasswordResets {
  constructor(
    private readonly resets: PasswordResetsRepository,
    private readonly users: UsersRepository,
    private readonly unit: UnitOfWork,
    private readonly limits: AttemptLimits,
    private readonly work: ProofOfWork,
    private readonly honeypot: Honeypot,
    private readonly links: MailLinks,
    private readonly rules: PasswordRules,
    private readonly hasher: PasswordHasher,
    private readonly passwords: Passwords,
    private readonly signIn: SignIn,
    private readonly log: SignInLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores the request for any address. Known and unknown addresses use the same statement, so neither the
   * response nor its time distinguishes them.
   *
   * @throws TooManyRequests the address or the network is rate-limited
   * @throws ProofOfWorkRequired many requests came from the network
   */
  async request({ email, proofOfWork, website }: RequestPasswordReset, client: ClientContext): Promise<void> {
    const key = emailKey(email);
    await this.work.admit('password_reset', [networkLimit('reset-work:network', client)], proofOfWork);
    await this.limits.take([networkLimit('reset:network', client), limitOf('mail:address', key)]);
    if (await this.honeypot.catches('password_reset', website, client)) return;
    const now = this.clock.now();
    const from = { address: client.address, host: client.site?.host ?? null };
    await this.resets.ask(key, from, plusSeconds(now, LIMITS.passwordResetMinutes * 60), now);
  }

  /**
   * Sets the new password, ends every session and signs in, if the sign-in rules allow it.
   *
   * @throws LinkExpired the link is used, expired or forged, or of another host
   * @throws UnprocessableInput the password is too short or too common; the link still works
   * @throws SignInRefused the user may not sign in with a password; the password is unchanged
   */
  async complete(input: ResetPassword, client: ClientContext): Promise<LoginResult> {
    const proof = await this.limits.countFailures(
      [networkLimit('reset-complete:network', client)],
      (error) => error instanceof LinkExpired,
      () => this.noted(client, () => this.set(input, client)),
    );
    return this.signIn.complete(proof, client);
  }

  /** A link or an account that opens nothing is a failed sign-in; a password that breaks a rule is typed again. */
  private async noted(client: ClientContext, work: () => Promise<Proof>): Promise<Proof> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof LinkExpired || error instanceof TooManyRequests || error instanceof SignInRefused)
        this.log.addRepeated(failedReset(error, client));
      throw error;
    }
  }

  private async set({ token, password }: ResetPassword, client: ClientContext): Promise<Proof> {
    const id = this.links.open('password-reset', token);
    await this.limits.take([limitOf('reset-complete:token', id)]);
    const { reset, user } = await this.open(id, client);
    const names = [user.givenName, user.familyName];
    await this.rules.check(user.id, password, { email: user.email, names }, 'password');

    const proof: Proof = { userId: user.id, amr: ['pwd', 'email'], method: 'password_reset' };
    const { tenantId } = await this.signIn.check(proof, client);
    const hash = await this.hasher.hash(password);
    await this.unit.forSignIn(WHY, async () => {
      // The deletion decides: only one of two concurrent clicks finds the row.
      if (!(await this.resets.take(reset.id))) throw new LinkExpired();
      // The link proves access to the mailbox of this address.
      await this.users.markVerified(user.id, this.clock.now());
      await this.passwords.replace({ userId: user.id, tenantId, hash, action: 'password.reset' }, client);
    });
    return proof;
  }

  private async open(id: string, { site }: ClientContext): Promise<{ reset: PasswordReset; user: User }> {
    return this.unit.forSignIn(WHY, async () => {
      const reset = await this.resets.open(id, this.clock.now());
      if ((reset?.host ?? null) !== (site?.host ?? null)) throw new LinkExpired();
      const user = reset?.userId ? await this.users.find(reset.userId) : null;
      if (!reset || !user) throw new LinkExpired();
      return { reset, user };
    });
  }
}

function failedReset(error: AppError, client: ClientContext) {
  const tenantId = error instanceof SignInRefused ? error.tenantId : null;
  const steps = [step('link', 'fail', error.message)];
  return { method: 'password_reset', outcome: error.code, tenantId, client, steps } as const;
}
