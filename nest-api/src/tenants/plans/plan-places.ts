import type { Counted } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';

/**
 * Counts what takes places of a tenant's plan, in the unit of work that is open.
 *
 * @param most counts no further, so that it costs the same however many there are; null counts all
 */
export type CountPlaces = (tenantId: string, most: number | null) => Promise<number>;

/** Modules further right register here what of theirs takes a place. */
@Injectable()
export class PlanPlaces {
  private readonly counts: Record<Counted, CountPlaces[]> = { users: [], domains: [], ssoConfigurations: [] };

  register(what: Counted, count: CountPlaces): void {
    this.counts[what].push(count);
  }

  async taken(tenantId: string, what: Counted, most: number | null): Promise<number> {
    let taken = 0;
    for (const count of this.counts[what]) taken += await count(tenantId, most);
    return taken;
  }
}
