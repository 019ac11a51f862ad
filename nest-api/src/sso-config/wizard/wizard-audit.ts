import type { AuditAction, AuditTarget } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../../audit/audit.js';
import { type Acting, actorOf } from './acting.js';
import type { WizardLink } from './wizard-link.entity.js';
import type { WizardRun } from './wizard-run.entity.js';

/** Records events of the wizard in the tenant's audit log. Joins the open unit of work. */
@Injectable()
export class WizardAudit {
  constructor(private readonly audit: Audit) {}

  record(
    run: WizardRun,
    acting: Acting,
    action: WizardAction,
    detail: AuditDetail = {},
    outcome: 'success' | 'failure' = 'success',
  ): Promise<void> {
    const told = { provider: run.provider, ...linkOf(acting), ...detail };
    return this.write(acting, {
      tenantId: run.tenantId ?? null,
      action,
      target: { type: 'sso_wizard_run', id: run.id },
      detail: told,
      outcome,
    });
  }

  /** What happens to a set-up link itself. */
  recordLink(
    { id, tenantId }: Pick<WizardLink, 'id' | 'tenantId'>,
    acting: Acting,
    action: WizardAction | 'domain.claimed',
    detail: AuditDetail = {},
  ): Promise<void> {
    return this.write(acting, {
      tenantId,
      action,
      target: { type: 'set_up_link', id },
      detail: { linkId: id, ...detail },
      outcome: 'success',
    });
  }

  private write(acting: Acting, event: Written): Promise<void> {
    return this.audit.record({ ...event, actor: actorOf(acting), address: acting.address });
  }
}

type WizardAction = Extract<AuditAction, `sso_wizard.${string}`>;

interface Written {
  readonly tenantId: string | null;
  readonly action: AuditAction;
  readonly target: AuditTarget;
  readonly outcome: 'success' | 'failure';
  readonly detail: AuditDetail;
}

function linkOf({ link }: Acting): AuditDetail {
  return link ? { linkId: link.id } : {};
}
