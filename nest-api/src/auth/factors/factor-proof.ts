import type { SecondFactorAnswer } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditRecord } from '../../audit/audit.js';
import { type ClientContext, networkOf } from '../../common/client-address.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Metrics } from '../../telemetry/metrics.js';
import { AttemptLimits, type Limit } from '../attempt-limits.js';
import { SecurityNotices } from '../security-notices.js';
import { AuthenticatorApps } from './authenticator-apps.js';
import { InvalidFactor } from './factor-refused.js';
import { Passkeys } from './passkeys.js';
import { RecoveryCodes } from './recovery-codes.js';

const WHY = 'factors belong to a person, not to one of their tenants';

/** Proves a person, who is known by something else already, by a second factor. */
@Injectable()
export class FactorProof {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly limits: AttemptLimits,
    private readonly apps: AuthenticatorApps,
    private readonly passkeys: Passkeys,
    private readonly codes: RecoveryCodes,
    private readonly notices: SecurityNotices,
    private readonly audit: Audit,
    private readonly metrics: Metrics,
  ) {}

  /**
   * @returns how they proved it. Source: RFC 8176 §2
   * @throws InvalidFactor  @throws TooManyRequests the account or the network guesses too often
   */
  async prove(userId: string, answer: SecondFactorAnswer, client: ClientContext): Promise<string[]> {
    const limits = limitsOf(userId, client);
    await this.limits.take(limits);
    const amr = await this.check(userId, answer, client);
    if (!amr) {
      this.metrics.countSignIn(answer.method, 'invalid_factor');
      await this.noteFailure(userId, answer, client);
      throw answer.method === 'passkey' ? InvalidFactor.passkey() : new InvalidFactor();
    }
    await this.limits.forgive(limits);
    return amr;
  }

  private async check(
    userId: string,
    answer: SecondFactorAnswer,
    client: ClientContext,
  ): Promise<string[] | null> {
    if (answer.method === 'passkey') {
      const used = await this.passkeys.use('second_factor', answer, userId);
      return used && [used.amr];
    }
    return this.unit.onPlatform(WHY, async () => {
      if (answer.method === 'totp') return (await this.apps.use(userId, answer.code)) ? ['otp'] : null;
      if (!(await this.codes.use(userId, answer.code))) return null;
      await this.audit.record(entryOf('recovery_code.used', 'success', userId, answer, client));
      await this.notices.tell(userId, 'recovery_code_used', client);
      return ['otp'];
    });
  }

  private noteFailure(userId: string, answer: SecondFactorAnswer, client: ClientContext): Promise<void> {
    return this.unit.onPlatform(WHY, () =>
      this.audit.record(entryOf('factor.failed', 'failure', userId, answer, client)),
    );
  }
}

function entryOf(
  action: 'factor.failed' | 'recovery_code.used',
  outcome: AuditRecord['outcome'],
  userId: string,
  { method }: SecondFactorAnswer,
  { address }: ClientContext,
): AuditRecord {
  return {
    tenantId: null,
    actor: { type: 'user', id: userId },
    action,
    target: { type: 'user', id: userId },
    outcome,
    address,
    detail: { factor: method },
  };
}

/** A code has a million values, of which three are right: the wait grows longer than for passwords. */
function limitsOf(userId: string, { address }: ClientContext): Limit[] {
  const network = networkOf(address);
  return [
    { subject: `factor:account:${userId}:${network}`, pace: { free: 5, longest: 300, quiet: 3600 } },
    { subject: `factor:account:${userId}`, pace: { free: 15, longest: 300, quiet: 3600 } },
    { subject: `factor:network:${network}`, pace: { free: 100, longest: 60, quiet: 900 } },
  ];
}
