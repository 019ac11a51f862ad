import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { ConsentTokens } from './consent-tokens.js';
import { PullClient } from './pull-client.js';
import type { PullOrder, PullPage, PullSource } from './pull-source.js';
import { PullSources } from './pull-sources.js';

/** A read, with the access token that the consent of an administrator gives. */
export interface Reading {
  readonly order: PullOrder;
  readonly accessToken: string;
}

/** A directory with an API that an administrator consents to. Registers itself. */
@Injectable()
export abstract class ConsentedSource implements PullSource, OnModuleInit {
  abstract readonly source: PullSource['source'];
  readonly needsConsent = true;

  constructor(
    private readonly sources: PullSources,
    protected readonly client: PullClient,
    private readonly tokens: ConsentTokens,
    @Inject(SETTINGS) protected readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.sources.register(this);
  }

  abstract pages(order: PullOrder): AsyncGenerator<PullPage, void, void>;

  /** @throws PullFailed there is no consent, or it is over */
  protected async begin(order: PullOrder): Promise<Reading> {
    return { order, accessToken: await this.tokens.of(order) };
  }
}
