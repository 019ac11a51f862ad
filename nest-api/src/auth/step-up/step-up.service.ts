import type { PasskeyChallenge, ReauthenticationMethods, StepUpAnswer } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { freshUntil } from '../../common/reauthentication.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { UsersRepository } from '../../users/users.repository.js';
import { AuthenticatorApps } from '../factors/authenticator-apps.js';
import { FactorFailures } from '../factors/factor-failures.js';
import { FactorProof } from '../factors/factor-proof.js';
import { InvalidFactor, PasskeysElsewhere, SecondFactorNeeded } from '../factors/factor-refused.js';
import { Passkeys } from '../factors/passkeys.js';
import { PasskeysRepository } from '../factors/passkeys.repository.js';
import { PasswordProof } from '../password-proof.js';
import { CredentialsRepository } from '../passwords/credentials.repository.js';
import { Sessions } from '../sessions.js';

/**
 * Re-authentication of the session's user. A user with a second factor must use it too: someone else may
 * have seen the password.
 */
@Injectable()
export class StepUp {
  constructor(
    private readonly users: UsersRepository,
    private readonly unit: UnitOfWork,
    private readonly apps: AuthenticatorApps,
    private readonly passkeys: Passkeys,
    private readonly keys: PasskeysRepository,
    private readonly credentials: CredentialsRepository,
    private readonly passwords: PasswordProof,
    private readonly factors: FactorProof,
    private readonly failures: FactorFailures,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
  ) {}

  async ways(caller: Caller, client: ClientContext): Promise<ReauthenticationMethods> {
    const { userId } = caller;
    const all = await this.methodsOf(caller);
    const passkey = all.includes('passkey') ? await this.challenge(userId, client) : null;
    return {
      methods: passkey ? all : all.filter((method) => method !== 'passkey'),
      passkey,
      freshUntil: freshUntil(caller).toISOString(),
    };
  }

  /** Null if the user's passkeys work on other hosts only. */
  private async challenge(userId: string, client: ClientContext): Promise<PasskeyChallenge | null> {
    try {
      return await this.passkeys.challenge('step_up', userId, client);
    } catch (error) {
      if (error instanceof PasskeysElsewhere) return null;
      throw error;
    }
  }

  /** @throws SecondFactorNeeded @throws InvalidCredentials @throws InvalidFactor @throws TooManyRequests */
  async prove(caller: Caller, answer: StepUpAnswer, client: ClientContext): Promise<{ freshUntil: string }> {
    if (!(await this.methodsOf(caller)).includes(answer.method)) throw new SecondFactorNeeded();
    const amr = await this.check(caller.userId, answer, client);
    const provedAt = await this.sessions.noteProof(caller, amr, client);
    await this.unit.asPerson(caller.userId, () =>
      this.audit.record({
        tenantId: caller.tenantId,
        actor: { type: 'user', id: caller.userId },
        action: 'session.proved',
        target: { type: 'session', id: caller.sessionId },
        outcome: 'success',
        address: client.address,
        detail: { factor: answer.method },
      }),
    );
    return { freshUntil: freshUntil({ provedAt }).toISOString() };
  }

  /**
   * A second factor is required from users who have one. A passkey with user verification counts as both, and is the only
   * method where the policy requires one.
   */
  private async methodsOf({ userId, mustProve }: Caller): Promise<ReauthenticationMethods['methods']> {
    const has = await this.unit.asPerson(userId, async () => ({
      password: await this.credentials.hasPassword(userId),
      totp: (await this.apps.usable(userId)) !== null,
      passkey: await this.keys.has(userId),
    }));
    const isAllowed = {
      password: has.password && !has.totp && !has.passkey,
      password_totp: has.password && has.totp,
      totp: has.totp && !has.password,
      passkey: has.passkey,
    };
    const methods = (['password', 'password_totp', 'totp', 'passkey'] as const).filter(
      (method) => isAllowed[method],
    );
    return mustProve === 'passkey' ? methods.filter((method) => method === 'passkey') : methods;
  }

  /** @returns methods beyond a password, which the session counts as a second factor */
  private async check(userId: string, answer: StepUpAnswer, client: ClientContext): Promise<string[]> {
    if (answer.method === 'password' || answer.method === 'password_totp') {
      const { email } = await this.unit.asPerson(userId, () => this.users.require(userId));
      await this.passwords.prove(email, answer.password, client);
    }
    if (answer.method === 'password') return [];
    if (answer.method === 'totp' || answer.method === 'password_totp') {
      const code = { method: 'totp', code: answer.code } as const;
      return [...(await this.factors.prove(userId, code, client)), 'mfa'];
    }
    const passkey = await this.passkeys.use('step_up', answer, userId, client);
    if (!passkey) {
      await this.failures.note(userId, 'passkey', client);
      throw InvalidFactor.passkey();
    }
    return [passkey.amr, 'mfa'];
  }
}
