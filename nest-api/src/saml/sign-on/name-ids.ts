import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SessionRecord } from '../../auth/session-record.js';
import type { Issuer } from '../issuers/issuer.js';
import type { NameId } from '../protocol/messages/name-id.js';
import { NAME_ID_FORMATS, type NameIdFormat } from '../protocol/namespaces.js';
import type { ServiceProviderRecord } from '../providers/service-provider-lookup.repository.js';
import { PersistentIds } from './persistent-ids.repository.js';

/** Our name for a requested format; null if it is unknown. Unspecified uses the registration's format. */
export function formatOf(uri: string | null, registered: NameIdFormat): NameIdFormat | null {
  if (uri === null || uri === NAME_ID_FORMATS.unspecified) return registered;
  const found = Object.entries(NAME_ID_FORMATS).find(([, known]) => known === uri);
  return found ? (found[0] as NameIdFormat) : null;
}

/** The NameID of a user for a service provider. */
@Injectable()
export class NameIds {
  constructor(private readonly persistentIds: PersistentIds) {}

  async of(
    session: SessionRecord,
    provider: ServiceProviderRecord,
    issuer: Issuer,
    format: NameIdFormat,
  ): Promise<NameId> {
    const uri = NAME_ID_FORMATS[format];
    if (format === 'transient') return { value: `_${randomBytes(20).toString('hex')}`, format: uri };
    if (format !== 'persistent') return { value: session.email, format: uri };
    return {
      value: await this.persistent(provider.id, session.userId),
      format: uri,
      nameQualifier: issuer.entityId,
      spNameQualifier: provider.entityId,
    };
  }

  /** Random and stable, but different for each service provider, so that they cannot correlate users. */
  private persistent(serviceProviderId: string, userId: string): Promise<string> {
    return this.persistentIds.keep(serviceProviderId, userId, randomBytes(20).toString('hex'));
  }
}
