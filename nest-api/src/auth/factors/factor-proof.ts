import type { SecondFactorAnswer } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditRecord } from '../../audit/audit.js';
import { type ClientContext, networkOf } from '../../common/client-address.js';
import { Lookups } from '../../database/lookups.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AttemptLimits } from '../attempt-limits.js';
import { deviceKeyOf } from '../devices/device-key.js';
import { accountLimits, limitOf } from '../rate-limits.js';
import { SecurityNotices } from '../security-notices.js';
import { AuthenticatorApps } from './authenticator-apps.js';
import { EmergencyCodeChecks, EmergencyReleaseRequired } from './emergency-code-checks.js';
import { FactorFailures } from './factor-failures.js';
import { InvalidFactor } from './factor-refused.js';
import { Passkeys } from './passkeys.js';
import { RecoveryCodes } from './recovery-codes.repository.js';

/** Verifies the second factor of a user whose first factor is verified. */
@Injectable()
export class FactorProof {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly lookups: Lookups,
    private readonly limits: AttemptLimits,
    private readonly apps: AuthenticatorApps,
    private readonly passkeys: Passkeys,
    private readonly codes: RecoveryCodes,
    private readonly emergencyCodes: EmergencyCodeChecks,
    private readonly notices: SecurityNotices,
    private readonly audit: Audit,
    private readonly failures: FactorFailures,
  ) {}

  /**
   * @returns the authentication methods. Source: RFC 8176 §2
   * @throws InvalidFactor  @throws TooManyRequests the account or the network is rate-limited
   */
  async prove(userId: string, answer: SecondFactorAnswer, client: ClientContext): Promise<string[]> {
    if (answer.method === 'passkey') {
      const limit = limitOf('factor-passkey:account-network', userId, networkOf(client.address));
      const isFailure = (error: unknown) => error instanceof InvalidFactor;
      return this.limits.countFailures([limit], isFailure, () => this.require(userId, answer, client));
    }
    const isKnownDevice = await this.isKnownDevice(userId, client);
    const admission = await this.limits.take(accountLimits('factor', userId, client, isKnownDevice));
    const amr = await this.require(userId, answer, client);
    await this.limits.forgive(admission);
    return amr;
  }

  /**
   * The same for an emergency code of an organization. A valid code that waits for its release is no failure.
   *
   * @throws InvalidFactor  @throws TooManyRequests  @throws EmergencyReleaseRequired
   */
  async proveEmergency(
    userId: string,
    tenantId: string,
    code: string,
    client: ClientContext,
  ): Promise<string[]> {
    const isKnownDevice = await this.isKnownDevice(userId, client);
    const admission = await this.limits.take(accountLimits('factor', userId, client, isKnownDevice));
    try {
      if (await this.emergencyCodes.use(tenantId, userId, code, client)) {
        await this.limits.forgive(admission);
        return ['otp'];
      }
    } catch (error) {
      if (error instanceof EmergencyReleaseRequired) await this.limits.forgive(admission);
      throw error;
    }
    await this.failures.note(userId, 'emergency_code', client);
    throw new InvalidFactor();
  }

  /** @throws InvalidFactor */
  private async require(
    userId: string,
    answer: SecondFactorAnswer,
    client: ClientContext,
  ): Promise<string[]> {
    const amr = await this.check(userId, answer, client);
    if (!amr) {
      await this.failures.note(userId, answer.method, client);
      throw answer.method === 'passkey' ? InvalidFactor.passkey() : new InvalidFactor();
    }
    return amr;
  }

  private async isKnownDevice(userId: string, client: ClientContext): Promise<boolean> {
    if (!client.device) return false;
    const [row] = await this.lookups.call<{ isKnown: boolean }>('is_known_device', [
      userId,
      deviceKeyOf(client),
    ]);
    return row?.isKnown === true;
  }

  private async check(
    userId: string,
    answer: SecondFactorAnswer,
    client: ClientContext,
  ): Promise<string[] | null> {
    if (answer.method === 'passkey') {
      const used = await this.passkeys.use('second_factor', answer, userId, client);
      return used && [used.amr];
    }
    return this.unit.asPerson(userId, async () => {
      if (answer.method === 'totp') return (await this.apps.use(userId, answer.code)) ? ['otp'] : null;
      if (answer.method !== 'recovery_code' || !(await this.codes.use(userId, answer.code))) return null;
      await this.audit.record(codeUsed(userId, answer, client));
      await this.notices.tell(userId, 'recovery_code_used', client);
      return ['otp'];
    });
  }
}

function codeUsed(userId: string, { method }: SecondFactorAnswer, { address }: ClientContext): AuditRecord {
  return {
    tenantId: null,
    actor: { type: 'user', id: userId },
    action: 'recovery_code.used',
    target: { type: 'user', id: userId },
    outcome: 'success',
    address,
    detail: { factor: method },
  };
}
