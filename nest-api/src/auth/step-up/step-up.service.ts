import type { StepUpAnswer, StepUpWays } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { freshUntil } from '../../common/fresh-proof.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { User } from '../../users/user.entity.js';
import { Credential } from '../credential.entity.js';
import { AuthenticatorApps } from '../factors/authenticator-apps.js';
import { FactorProof } from '../factors/factor-proof.js';
import { InvalidFactor } from '../factors/factor-refused.js';
import { Passkey } from '../factors/passkey.entity.js';
import { Passkeys } from '../factors/passkeys.js';
import { PasswordProof } from '../password-proof.js';
import { Sessions } from '../sessions.js';

const WHY = 'what proves a person is theirs, not one of their tenants’';

/**
 * The person behind a session proves once more who they are, with any one of what they have: the session itself holds
 * whatever else they proved.
 */
@Injectable()
export class StepUp {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly apps: AuthenticatorApps,
    private readonly passkeys: Passkeys,
    private readonly passwords: PasswordProof,
    private readonly factors: FactorProof,
    private readonly sessions: Sessions,
    private readonly audit: Audit,
  ) {}

  async ways(caller: Caller): Promise<StepUpWays> {
    const { userId } = caller;
    const has = await this.unit.onPlatform(WHY, async () => ({
      password: (await this.em.count(Credential, { userId, kind: 'password' })) > 0,
      totp: (await this.apps.find(userId)) !== null,
      passkey: (await this.em.count(Passkey, { userId })) > 0,
    }));
    return {
      methods: (['password', 'totp', 'passkey'] as const).filter((method) => has[method]),
      passkey: has.passkey ? await this.passkeys.challenge('step_up', userId) : null,
      freshUntil: freshUntil(caller).toISOString(),
    };
  }

  /** @throws InvalidCredentials @throws InvalidFactor @throws TooManyRequests */
  async prove(caller: Caller, answer: StepUpAnswer, client: ClientContext): Promise<{ freshUntil: string }> {
    await this.check(caller.userId, answer, client);
    const provedAt = await this.sessions.noteProof(caller);
    await this.unit.onPlatform('a session may belong to no tenant', () =>
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

  private async check(userId: string, answer: StepUpAnswer, client: ClientContext): Promise<void> {
    if (answer.method === 'password') {
      const { email } = await this.unit.onPlatform(WHY, () => this.em.findOneOrFail(User, { id: userId }));
      await this.passwords.prove(email, answer.password, client);
    } else if (answer.method === 'totp') {
      await this.factors.prove(userId, answer, client);
    } else if (!(await this.passkeys.use('step_up', answer, userId))) {
      throw InvalidFactor.passkey();
    }
  }
}
