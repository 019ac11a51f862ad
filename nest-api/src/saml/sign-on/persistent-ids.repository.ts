import { Injectable } from '@nestjs/common';
import { Lookups } from '../../database/lookups.js';

/** Persistent NameIDs. */
@Injectable()
export class PersistentIds {
  constructor(private readonly lookups: Lookups) {}

  /** @returns the stored NameID of the user for this service provider, or `proposed` if there is none */
  async keep(serviceProviderId: string, userId: string, proposed: string): Promise<string> {
    const [row] = await this.lookups.query<{ value: string }>(
      'saml-persistent-id',
      // The update changes nothing. It makes the statement return the existing row.
      `insert into saml_persistent_ids (service_provider_id, user_id, value) values ($1, $2, $3)
       on conflict (service_provider_id, user_id) do update set value = saml_persistent_ids.value returning value`,
      [serviceProviderId, userId, proposed],
    );
    if (!row) throw new Error('no persistent id came back');
    return row.value;
  }
}
