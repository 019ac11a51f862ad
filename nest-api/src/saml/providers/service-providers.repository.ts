import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SamlServiceProvider } from './saml-service-provider.entity.js';

/** The service providers that are registered. Joins the unit of work that is open. */
@Injectable()
export class ServiceProviderRows {
  constructor(private readonly em: EntityManager) {}

  find(id: string): Promise<SamlServiceProvider | null> {
    return this.em.findOne(SamlServiceProvider, { id, deletedAt: null });
  }

  /** Those whose metadata is to be read again at `now`, the longest overdue first. */
  withMetadataDue(now: Date, limit: number): Promise<SamlServiceProvider[]> {
    return this.em.find(
      SamlServiceProvider,
      { deletedAt: null, metadataUrl: { $ne: null }, metadataNextReadAt: { $lte: now } },
      { orderBy: { metadataNextReadAt: 'asc' }, limit },
    );
  }

  /** Leaves the version as it is: an admin who edits the service provider meanwhile loses nothing. */
  async noteMetadataProblem(id: string, problem: string, nextReadAt: Date): Promise<void> {
    await this.em.execute(
      `update saml_service_providers
       set metadata_problem = ?, metadata_failures = metadata_failures + 1, metadata_next_read_at = ?
       where id = ?`,
      [problem, nextReadAt, id],
    );
  }
}
