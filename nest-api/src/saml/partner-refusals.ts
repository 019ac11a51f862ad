import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Issuer } from './issuers/issuer.js';
import { SamlRefused } from './protocol/saml-refused.js';
import type { ServiceProviderRecord } from './providers/service-provider-lookup.js';

/** Puts it on the trail when a message of a registered partner is refused; those of strangers are in the log alone. */
@Injectable()
export class PartnerRefusals {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /** Does `work`; what it refuses is noted and thrown on. */
  async noted<T>(issuer: Issuer, provider: ServiceProviderRecord, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof SamlRefused) await this.note(issuer, provider, error);
      throw error;
    }
  }

  private note({ tenantId }: Issuer, provider: ServiceProviderRecord, refusal: SamlRefused): Promise<void> {
    return this.unit.inScopeOf(tenantId, 'a service provider of the platform', () =>
      this.audit.record({
        tenantId,
        actor: { type: 'client', id: provider.entityId.slice(0, 200) },
        action: 'saml.refused',
        target: { type: 'saml_service_provider', id: provider.id },
        outcome: 'failure',
        detail: { check: refusal.check, reason: refusal.message },
      }),
    );
  }
}
