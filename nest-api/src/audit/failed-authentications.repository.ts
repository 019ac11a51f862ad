import { Injectable } from '@nestjs/common';
import { Lookups } from '../database/lookups.js';
import { type AuditRecord, valuesOf } from './audit.js';

/** A wrong password or factor. */
export interface FailedAuthentication extends Pick<AuditRecord, 'actor' | 'address' | 'detail'> {
  readonly action: 'sign_in.failed' | 'factor.failed';
  /** Null for an address without an account. */
  readonly userId: string | null;
}

/**
 * Records failed passwords and factors. The intended tenant is unknown, so the audit logs of the platform and of all
 * the user's tenants receive the event.
 */
@Injectable()
export class FailedAuthentications {
  constructor(private readonly lookups: Lookups) {}

  /** Runs in one round trip, outside any unit of work. */
  async record({ userId, ...event }: FailedAuthentication): Promise<void> {
    const target = { type: 'user', id: userId } as const;
    const [, content] = valuesOf({ ...event, target, outcome: 'failure', tenantId: null });
    await this.lookups.call('record_failed_authentication', [userId, content]);
  }
}
