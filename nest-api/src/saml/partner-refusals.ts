import { Injectable } from '@nestjs/common';
import { AuditQueue } from '../audit/audit-queue.js';
import type { Partner } from './partner.js';
import { SamlRefused } from './protocol/saml-refused.js';

/**
 * Records an audit event when a message of a registered partner is rejected. Messages of strangers are only logged.
 *
 * Anyone can send messages in a partner's name, so repeated rejections of one kind within a short time are one event.
 */
@Injectable()
export class PartnerRefusals {
  constructor(private readonly trail: AuditQueue) {}

  /** Runs `work`, records its rejection and throws it again. */
  async noted<T>(partner: Partner, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof SamlRefused) this.note(partner, error);
      throw error;
    }
  }

  private note({ tenantId, type, id, entityId }: Partner, { check, message }: SamlRefused): void {
    this.trail.addRepeated(`saml:${id}:${check}`, {
      tenantId,
      actor: { type: 'client', id: entityId.slice(0, 200) },
      action: 'saml.refused',
      target: { type, id },
      outcome: 'failure',
      detail: { check, reason: message },
    });
  }
}
