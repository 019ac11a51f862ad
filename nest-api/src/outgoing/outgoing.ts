import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { parseCidrs } from './address-rule.js';
import { type GuardedClient, type GuardedFetch, guardedClient } from './guarded-fetch.js';

/** The way out for everything in the API that calls somebody else's server, libraries included. */
@Injectable()
export class Outgoing implements OnModuleDestroy {
  private readonly client: GuardedClient;
  /** Bound, so that it can be handed to a library as its `fetch`. */
  readonly fetch: GuardedFetch;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.client = guardedClient(parseCidrs(settings.OUTBOUND_ALLOW));
    this.fetch = this.client.fetch;
  }

  async onModuleDestroy(): Promise<void> {
    await this.client.close();
  }
}
