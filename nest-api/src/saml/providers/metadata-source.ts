import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { Outgoing } from '../../outgoing/outgoing.js';
import {
  OutgoingFailed,
  OutgoingRefused,
  OutgoingTimedOut,
  OutgoingTooLarge,
} from '../../outgoing/outgoing-errors.js';
import {
  readServiceProviderMetadata,
  type ServiceProviderMetadata,
} from '../protocol/metadata/read-metadata.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import { CertificateUnreadable } from '../protocol/signature/certificate.js';
import { MetadataUnusable } from './metadata-unusable.js';

/** Metadata of service providers, from a document or a URL. */
@Injectable()
export class MetadataSource {
  constructor(
    private readonly outgoing: Outgoing,
    private readonly clock: Clock,
  ) {}

  /** @throws MetadataUnusable */
  read(xml: string, entityId?: string): ServiceProviderMetadata {
    try {
      return readServiceProviderMetadata(xml.trim(), this.clock.now(), entityId);
    } catch (cause) {
      if (cause instanceof SamlRefused || cause instanceof CertificateUnreadable) {
        throw new MetadataUnusable(`The metadata cannot be used: ${cause.message}.`, { cause });
      }
      throw cause;
    }
  }

  /** @throws MetadataUnusable */
  async fetch(url: string, entityId?: string): Promise<ServiceProviderMetadata> {
    return this.read(await this.download(url), entityId);
  }

  private async download(url: string): Promise<string> {
    try {
      const answer = await this.outgoing.fetch(url, {
        headers: { accept: 'application/samlmetadata+xml, */*;q=0.5' },
      });
      if (answer.status !== 200) throw new MetadataUnusable(`The URL returned status ${answer.status}.`);
      return await answer.text();
    } catch (cause) {
      const known = [OutgoingRefused, OutgoingFailed, OutgoingTimedOut, OutgoingTooLarge];
      if (cause instanceof Error && known.some((type) => cause instanceof type)) {
        throw new MetadataUnusable(`The metadata could not be fetched: ${cause.message}.`, { cause });
      }
      throw cause;
    }
  }
}
