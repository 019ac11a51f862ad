import { Injectable } from '@nestjs/common';
import { AuditQueue } from '../audit/audit-queue.js';
import { FailureReports } from '../common/failure-reports.js';
import type { Partner } from './partner.js';
import { SamlRefused } from './protocol/saml-refused.js';

/**
 * Records an audit event when a message of a registered partner is rejected. Messages of strangers are only logged.
 *
 * Anyone can send messages in a partner's name, so repeated rejections of one kind within a short time are one event.
 */
@Injectable()
export class PartnerRefusals {
  private readonly partners = new WeakMap<SamlRefused, Partner>();

  constructor(
    private readonly trail: AuditQueue,
    private readonly reports: FailureReports,
  ) {}

  /** Runs `work`, records its rejection and throws it again. */
  async noted<T>(partner: Partner, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof SamlRefused) this.note(partner, error);
      throw error;
    }
  }

  /** The sender of the rejected message; null if unknown. */
  partnerOf(refused: SamlRefused): Partner | null {
    return this.partners.get(refused) ?? null;
  }

  private note(partner: Partner, refused: SamlRefused): void {
    this.partners.set(refused, partner);
    const { tenantId, type, id, entityId } = partner;
    const { check, message, values } = refused;
    const code = `saml_${check}` as const;
    // Responses to a connection are sign-ins, which their traces report.
    if (type === 'saml_service_provider')
      this.reports.report({ code, ...values, tenantId, applicationId: id });
    this.trail.addRepeated(`saml:${id}:${check}`, {
      tenantId,
      actor: { type: 'client', id: entityId.slice(0, 200) },
      action: 'saml.refused',
      target: { type, id },
      outcome: 'failure',
      detail: { check, reason: message, cause: code, ...values },
    });
  }
}

/** What a check says that it found and expected, if it does. */
export function factsOf(refused: SamlRefused): { found?: unknown; expected?: unknown } {
  return refused.values;
}
