import type { Counted } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';

/**
 * Counts the used places of a tenant's plan. Joins the caller's unit of work.
 *
 * @param most the count stops here, which bounds the cost; null counts all
 */
export type CountPlaces = (tenantId: string, most: number | null) => Promise<number>;

/** Modules that this one cannot import register their counts here. */
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
