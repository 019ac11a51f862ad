import type { SecondFactorAnswer } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { FailedAuthentications } from '../../audit/failed-authentications.repository.js';
import type { ClientContext } from '../../common/client-address.js';
import { Metrics } from '../../telemetry/metrics.js';

/** Records failed second factors in the audit logs of the platform and of each organization of the user. */
@Injectable()
export class FactorFailures {
  constructor(
    private readonly failed: FailedAuthentications,
    private readonly metrics: Metrics,
  ) {}

  note(userId: string, method: SecondFactorAnswer['method'], { address }: ClientContext): Promise<void> {
    this.metrics.countSignIn(method, 'invalid_factor');
    return this.failed.record({
      userId,
      actor: { type: 'user', id: userId },
      action: 'factor.failed',
      address,
      detail: { factor: method },
    });
  }
}
