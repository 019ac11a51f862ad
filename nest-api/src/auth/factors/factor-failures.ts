import type { SecondFactorAnswer } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import type { ClientContext } from '../../common/client-address.js';
import { Lookups } from '../../database/lookups.js';
import { Metrics } from '../../telemetry/metrics.js';
import { tenantsOf } from '../../users/users.sql.js';

/** Records wrong factors: in the platform's audit log and in that of each organization of the person. */
@Injectable()
export class FactorFailures {
  constructor(
    private readonly lookups: Lookups,
    private readonly audit: Audit,
    private readonly metrics: Metrics,
  ) {}

  note(userId: string, method: SecondFactorAnswer['method'], { address }: ClientContext): Promise<void> {
    this.metrics.countSignIn(method, 'invalid_factor');
    const event = {
      actor: { type: 'user', id: userId },
      action: 'factor.failed',
      target: { type: 'user', id: userId },
      outcome: 'failure',
      address,
      detail: { factor: method },
    } as const;
    return this.lookups.together([
      this.audit.statement({ ...event, tenantId: null }),
      this.audit.statementForEach(tenantsOf('$1'), userId, event),
    ]);
  }
}
