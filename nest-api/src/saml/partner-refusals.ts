import { Injectable } from '@nestjs/common';
import { AuditQueue } from '../audit/audit-queue.js';
import type { Issuer } from './issuers/issuer.js';
import { SamlRefused } from './protocol/saml-refused.js';
import type { ServiceProviderRecord } from './providers/service-provider-lookup.js';

/**
 * Puts it on the trail when a message of a registered partner is refused; those of strangers are in the log alone.
 *
 * Anybody can send messages in a partner's name, so those of one kind that come together are one event.
 */
@Injectable()
export class PartnerRefusals {
  constructor(private readonly trail: AuditQueue) {}

  /** Does `work`; what it refuses is noted and thrown on. */
  async noted<T>({ tenantId }: Issuer, provider: ServiceProviderRecord, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof SamlRefused) this.note(tenantId, provider, error);
      throw error;
    }
  }

  private note(
    tenantId: string | null,
    provider: ServiceProviderRecord,
    { check, message }: SamlRefused,
  ): void {
    this.trail.addRepeated(`saml:${provider.id}:${check}`, {
      tenantId,
      actor: { type: 'client', id: provider.entityId.slice(0, 200) },
      action: 'saml.refused',
      target: { type: 'saml_service_provider', id: provider.id },
      outcome: 'failure',
      detail: { check, reason: message },
    });
  }
}
