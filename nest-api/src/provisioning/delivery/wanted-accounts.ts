import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { WantedObjects } from '../objects/wanted-objects.repository.js';

const CHANGES_AT_ONCE = 2_000;

/** Turns what changed in a tenant into accounts and groups that are due. */
@Injectable()
export class WantedAccounts {
  constructor(
    private readonly wanted: WantedObjects,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Changes are taken in the transaction that acts on them, so none is lost. @returns whether more may be there */
  look(tenantId: string): Promise<boolean> {
    return this.unit.inTenant(tenantId, async () => {
      const { people, groups } = await this.wanted.takeChanges(CHANGES_AT_ONCE);
      for (const id of await this.wanted.provisionings(tenantId))
        await this.lookAt(tenantId, id, people, groups);
      return people.length + groups.length >= CHANGES_AT_ONCE;
    });
  }

  private async lookAt(
    tenantId: string,
    id: string,
    people: readonly string[],
    groups: readonly string[],
  ): Promise<void> {
    const now = this.clock.now();
    const refresh = await this.wanted.takeRefresh(id);
    if (people.length > 0) await this.wanted.refreshPeople(tenantId, id, people, true, now);
    if (refresh) await this.wanted.refreshPeople(tenantId, id, null, refresh === 'accounts', now);
    if (refresh || groups.length > 0 || people.length > 0)
      await this.wanted.refreshGroups(tenantId, id, refresh === 'accounts' || groups.length > 0, now);
  }
}
