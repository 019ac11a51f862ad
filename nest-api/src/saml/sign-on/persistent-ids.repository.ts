import { Injectable } from '@nestjs/common';
import { Lookups } from '../../database/lookups.js';

/** The lasting names by which service providers know people. */
@Injectable()
export class PersistentIds {
  constructor(private readonly lookups: Lookups) {}

  /** @returns the name that this service provider knows the person by: `proposed` unless there is one already */
  async keep(serviceProviderId: string, userId: string, proposed: string): Promise<string> {
    const [row] = await this.lookups.query<{ value: string }>(
      'saml-persistent-id',
      // The update changes nothing and makes the row that is there come back.
      `insert into saml_persistent_ids (service_provider_id, user_id, value) values ($1, $2, $3)
       on conflict (service_provider_id, user_id) do update set value = saml_persistent_ids.value returning value`,
      [serviceProviderId, userId, proposed],
    );
    if (!row) throw new Error('no persistent id came back');
    return row.value;
  }
}
