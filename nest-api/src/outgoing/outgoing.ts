import type { Socket } from 'node:net';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { type Cidr, parseCidrs } from './address-rule.js';
import { guardedSocket, type OnConnection } from './guarded-connect.js';
import {
  type GuardedClient,
  type GuardedFetch,
  guardedClient,
  type OutgoingLimits,
} from './guarded-fetch.js';

/** The client for all outgoing requests of the API, including those of libraries. */
@Injectable()
export class Outgoing implements OnModuleDestroy {
  private readonly client: GuardedClient;
  private readonly allowed: readonly Cidr[];
  /** Bound, so that libraries can use it as their `fetch`. */
  readonly fetch: GuardedFetch;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.allowed = parseCidrs(settings.OUTBOUND_ALLOW);
    this.client = guardedClient(this.allowed);
    this.fetch = this.client.fetch;
  }

  /** The same guard with its own connections, each of which it reports. The caller closes it. */
  observed(limits: OutgoingLimits, onConnection: OnConnection): GuardedClient {
    return guardedClient(this.allowed, limits, undefined, onConnection);
  }

  /** The same guard with its own limits. The caller closes it. */
  limited(limits: OutgoingLimits): GuardedClient {
    return guardedClient(this.allowed, limits);
  }

  /** A TCP connection under the same guard. @throws OutgoingRefused, or the socket fails with it */
  socket(host: string, port: number): Socket {
    return guardedSocket({ host, port }, this.allowed);
  }

  async onModuleDestroy(): Promise<void> {
    await this.client.close();
  }
}
