import type { SecondFactorAnswer } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { FailedAuthentications } from '../../audit/failed-authentications.repository.js';
import type { AppError } from '../../common/app-error.js';
import type { ClientContext } from '../../common/client-address.js';
import { SignInLog } from '../../sign-in-log/sign-in-log.js';
import { step } from '../../sign-in-log/steps-of.js';
import { Metrics } from '../../telemetry/metrics.js';

/** Records failed second factors in the audit logs of the platform and of each organization of the user. */
@Injectable()
export class FactorFailures {
  constructor(
    private readonly failed: FailedAuthentications,
    private readonly log: SignInLog,
    private readonly metrics: Metrics,
  ) {}

  note(userId: string, method: SecondFactorAnswer['method'], client: ClientContext): Promise<void> {
    this.metrics.countSignIn(method, 'invalid_factor');
    const steps = [step(method, 'fail', WRONG[method])];
    this.log.addRepeated({ method, outcome: 'invalid_factor', userId, client, steps });
    return this.failed.record({
      userId,
      actor: { type: 'user', id: userId },
      action: 'factor.failed',
      address: client.address,
      detail: { factor: method },
    });
  }

  /**
   * Records what failed before a factor was verified. @param userId null if the ticket or the passkey belongs to no
   * user
   */
  noteRefused(
    { method, userId }: { method: SecondFactorAnswer['method']; userId: string | null },
    { code, message }: AppError,
    client: ClientContext,
  ): void {
    const tenantId = userId ? undefined : null;
    this.log.addRepeated({
      method,
      outcome: code,
      userId,
      tenantId,
      client,
      steps: [step('request', 'fail', message)],
    });
  }
}

const WRONG: Record<SecondFactorAnswer['method'], string> = {
  totp: 'The code is not the one of the authenticator app, or was used before',
  recovery_code: 'The user has no such unused recovery code',
  emergency_code: 'The organization has no such unused emergency code',
  passkey: 'The signature of the passkey is not valid, or it answered another challenge',
};
