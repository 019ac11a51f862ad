import { Injectable } from '@nestjs/common';
import { Lookups } from '../database/lookups.js';
import { type AuditRecord, valuesOf } from './audit.js';

/** A wrong password or factor, and whose it was. */
export interface FailedProof extends Pick<AuditRecord, 'actor' | 'address' | 'detail'> {
  readonly action: 'sign_in.failed' | 'factor.failed';
  /** Null for an address without an account. */
  readonly userId: string | null;
}

/** Records failed proofs, which do not say which organization was meant: the platform and each of the person's do. */
@Injectable()
export class FailedProofs {
  constructor(private readonly lookups: Lookups) {}

  /** In one trip, in no unit of work. */
  async record({ userId, ...event }: FailedProof): Promise<void> {
    const target = { type: 'user', id: userId } as const;
    const [, content] = valuesOf({ ...event, target, outcome: 'failure', tenantId: null });
    await this.lookups.call('record_failed_proof', [userId, content]);
  }
}
