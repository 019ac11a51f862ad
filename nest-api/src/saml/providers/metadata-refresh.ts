import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { MetadataFailures } from './metadata-failures.js';
import { MetadataSource } from './metadata-source.js';
import { MetadataUnusable } from './metadata-unusable.js';
import { applyMetadata } from './registration.js';
import type { SamlServiceProvider } from './saml-service-provider.entity.js';
import { ServiceProviderRows } from './service-providers.repository.js';

/** Maximum number for each run; the others follow a minute later. */
const BATCH = 50;

/** Reads metadata again: daily for each service provider with a metadata URL, and soon after a failure. */
@Injectable()
export class MetadataRefresh {
  private readonly logger = new Logger('SAML');

  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly source: MetadataSource,
    private readonly rows: ServiceProviderRows,
    private readonly failures: MetadataFailures,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async refreshDue(stopping: AbortSignal): Promise<void> {
    const due = await this.unit.onPlatform('metadata of every tenant is refreshed', () =>
      this.rows.withMetadataDue(this.clock.now(), BATCH),
    );
    for (const provider of due) {
      if (stopping.aborted) return;
      await this.refresh(provider);
    }
  }

  private async refresh({ id, entityId, metadataUrl, tenantId }: SamlServiceProvider): Promise<void> {
    const outcome = await this.source.fetch(metadataUrl ?? '', entityId).catch((error) => {
      if (error instanceof MetadataUnusable) return error;
      throw error;
    });
    await this.unit.onPlatform('metadata of every tenant is refreshed', async () => {
      const provider = await this.rows.find(id);
      if (!provider) return;
      if (outcome instanceof MetadataUnusable) {
        this.logger.warn({ serviceProvider: id, reason: outcome.message }, 'metadata could not be refreshed');
        return this.failures.note(provider, outcome);
      }
      const before = fingerprints(provider);
      applyMetadata(provider, outcome, this.clock.now());
      await this.em.flush();
      if (before === fingerprints(provider)) return;
      await this.audit.record({
        tenantId: tenantId ?? null,
        actor: { type: 'system', id: null },
        action: 'saml_provider.updated',
        target: { type: 'saml_service_provider', id },
        outcome: 'success',
        detail: { entity_id: entityId, changed: ['certificates'] },
      });
    });
  }
}

function fingerprints({ certificates }: SamlServiceProvider): string {
  return certificates.map(({ use, fingerprint, retiredAt }) => `${use} ${fingerprint} ${retiredAt}`).join();
}
