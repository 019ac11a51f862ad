import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { MetadataUnusable } from './metadata-unusable.js';
import { retryAt } from './registration.js';
import type { SamlServiceProvider } from './saml-service-provider.entity.js';
import { ServiceProviderRows } from './service-providers.repository.js';

/** Records that metadata could not be read, until it can be read again. Joins the open unit of work. */
@Injectable()
export class MetadataFailures {
  constructor(
    private readonly rows: ServiceProviderRows,
    private readonly clock: Clock,
  ) {}

  note({ id, metadataFailures }: SamlServiceProvider, { message }: MetadataUnusable): Promise<void> {
    const nextReadAt = retryAt(metadataFailures + 1, this.clock.now());
    return this.rows.noteMetadataProblem(id, message.slice(0, 300), nextReadAt);
  }
}
