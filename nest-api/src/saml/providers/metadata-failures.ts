import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { MetadataUnusable } from './metadata-unusable.js';
import { retryAt } from './registration.js';
import type { SamlServiceProvider } from './saml-service-provider.entity.js';

/** Remembers that metadata could not be read, until it can. Joins the unit of work that is open. */
@Injectable()
export class MetadataFailures {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Leaves the version as it is: an admin who edits the service provider meanwhile loses nothing. */
  async note({ id, metadataFailures }: SamlServiceProvider, problem: MetadataUnusable): Promise<void> {
    await this.em.execute(
      `update saml_service_providers
       set metadata_problem = ?, metadata_failures = metadata_failures + 1, metadata_next_read_at = ?
       where id = ?`,
      [problem.message.slice(0, 300), retryAt(metadataFailures + 1, this.clock.now()), id],
    );
  }
}
