import type { AuditAction } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../../audit/audit.js';
import { type Acting, actorOf } from './acting.js';
import type { WizardRun } from './wizard-run.entity.js';

/** What happens in the wizard, on the trail of the tenant that it is for. Joins the unit of work that is open. */
@Injectable()
export class WizardAudit {
  constructor(private readonly audit: Audit) {}

  record(
    run: WizardRun,
    acting: Acting,
    action: Extract<AuditAction, `sso_wizard.${string}`>,
    detail: AuditDetail = {},
    outcome: 'success' | 'failure' = 'success',
  ): Promise<void> {
    return this.audit.record({
      tenantId: run.tenantId ?? null,
      actor: actorOf(acting),
      action,
      target: { type: 'sso_wizard_run', id: run.id },
      outcome,
      address: acting.address,
      detail: { provider: run.provider, ...(acting.link ? { linkId: acting.link.id } : {}), ...detail },
    });
  }
}
