import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import type { ObjectRow } from '../objects/object-row.js';
import type { Delivered } from './deliver-account.js';

const ACTIONS = {
  created: 'provisioning.account_created',
  adopted: 'provisioning.account_adopted',
  updated: 'provisioning.account_updated',
  deactivated: 'provisioning.account_deactivated',
  deleted: 'provisioning.account_deleted',
} as const;

/** Writes what was done to the account of a user. */
@Injectable()
export class DeliveryAudit {
  constructor(private readonly audit: Audit) {}

  async record(
    { tenantId, personId, provisioningId }: ObjectRow,
    { outcome, targetId }: Delivered,
  ): Promise<void> {
    if (outcome === 'unchanged' || outcome === 'absent') return;
    await this.audit.record({
      tenantId,
      actor: { type: 'system', id: null },
      action: ACTIONS[outcome],
      target: { type: 'user', id: personId as string },
      outcome: 'success',
      detail: { application: provisioningId, account: targetId },
    });
  }
}
