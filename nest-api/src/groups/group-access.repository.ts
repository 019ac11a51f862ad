import type { GroupsClaim } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Lookups } from '../database/lookups.js';
import type { GroupsOfApplications } from '../users/group-relations.js';
import { keyOf, type NamedGroup } from './groups.repository.js';

/** What sign-ins ask about groups: each in one trip, in no unit of work. */
@Injectable()
export class GroupAccessRepository implements GroupsOfApplications {
  constructor(private readonly lookups: Lookups) {}

  async isAssigned(
    tenantId: string,
    userId: string,
    application: { clientId: string } | { serviceProviderId: string },
  ): Promise<boolean> {
    const [row] = await this.lookups.call<{ is_assigned: boolean }>('is_assigned', [
      tenantId,
      userId,
      'clientId' in application ? application.clientId : null,
      'serviceProviderId' in application ? application.serviceProviderId : null,
    ]);
    return row?.is_assigned === true;
  }

  groupsFor(
    tenantId: string,
    userId: string,
    application: { clientId: string } | { serviceProviderId: string },
    { only, prefix }: Omit<GroupsClaim, 'value'>,
    most: number,
  ): Promise<NamedGroup[]> {
    return this.lookups.call<NamedGroup & Record<string, unknown>>('groups_for_claim', [
      tenantId,
      userId,
      'clientId' in application ? application.clientId : null,
      'serviceProviderId' in application ? application.serviceProviderId : null,
      only === 'assigned',
      keyOf(prefix),
      most,
    ]);
  }
}
