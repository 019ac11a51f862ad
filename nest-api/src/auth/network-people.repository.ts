import { Injectable } from '@nestjs/common';
import { Clock, plusSeconds } from '../common/clock.js';
import { Lookups } from '../database/lookups.js';

/** Time in which a sign-in from a network counts. */
const DAYS = 30;
/** Maximum: further users do not raise a limit. */
export const MOST_PEOPLE = 5_000;
const CACHE_MS = 5 * 60_000;
const MOST_NETWORKS = 10_000;

/**
 * Number of users who recently signed in from a network. A user counts once, however many devices they use. Otherwise,
 * anyone with an account could raise the limit of their network.
 */
@Injectable()
export class NetworkPeople {
  private readonly known = new Map<string, { readonly people: number; readonly until: number }>();

  constructor(
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  async count(network: string): Promise<number> {
    const now = this.clock.now();
    const known = this.known.get(network);
    if (known && known.until > now.getTime()) return known.people;
    const people = await this.read(network, now);
    this.known.delete(network);
    this.known.set(network, { people, until: now.getTime() + CACHE_MS });
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST_NETWORKS) break;
      this.known.delete(oldest);
    }
    return people;
  }

  private async read(network: string, now: Date): Promise<number> {
    const since = plusSeconds(now, -DAYS * 86_400);
    const [row] = await this.lookups.call<{ people: number }>('users_of_network', [
      network,
      since,
      MOST_PEOPLE,
    ]);
    return row?.people ?? 0;
  }
}
