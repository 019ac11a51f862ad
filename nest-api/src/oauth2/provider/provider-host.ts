import { Inject, Injectable, Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import Provider from 'oidc-provider';
import { clientOf } from '../../common/client-address.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { Outgoing } from '../../outgoing/outgoing.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { Artifacts } from '../artifacts/artifacts.js';
import { InteractionCookies } from '../interactions/interaction-cookie.js';
import { SigningKeys } from '../keys/signing-keys.js';
import { Accounts } from './accounts.js';
import { Adapters } from './adapters.js';
import { createConfiguration, UNREAD_COOKIES } from './configuration.js';
import { installClientSecrets } from './install-client-secrets.js';
import { installReplayDetection } from './install-replay-detection.js';
import { installTokenIds } from './install-token-ids.js';
import { dropCookies, explainUnanswered } from './middleware.js';
import { reportEvents } from './report-events.js';
import { Rotations } from './rotations.js';
import { SessionGrants } from './session-grants.js';
import { SessionViews } from './session-views.js';
import { passWhenSignedOut } from './sign-out.js';

interface Running {
  readonly provider: Provider;
  readonly answer: (request: Request, response: Response) => Promise<void>;
}

/**
 * The OpenID provider of this process. It is made when first asked for, because its keys are in the database; a start
 * that fails is tried again by the next request.
 */
@Injectable()
export class ProviderHost {
  readonly interactionCookies: InteractionCookies;
  private readonly logger = new Logger('OAuth2');
  private readonly origin: URL;
  private running: Promise<Running> | undefined;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly signingKeys: SigningKeys,
    private readonly masterKeys: MasterKeys,
    private readonly outgoing: Outgoing,
    private readonly adapters: Adapters,
    private readonly accounts: Accounts,
    private readonly views: SessionViews,
    private readonly grants: SessionGrants,
    private readonly rotations: Rotations,
    private readonly artifacts: Artifacts,
  ) {
    this.origin = new URL(settings.PUBLIC_URL);
    this.interactionCookies = new InteractionCookies(settings.PUBLIC_URL);
  }

  async provider(): Promise<Provider> {
    return (await this.run()).provider;
  }

  async handle(request: Request, response: Response, next: NextFunction): Promise<void> {
    try {
      const { answer } = await this.run();
      this.seeThroughGateway(request);
      // The library's own pages are forms that submit themselves; it adds the hash of their script here.
      response.setHeader(
        'Content-Security-Policy',
        "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
      );
      await answer(request, response);
    } catch (error) {
      next(error);
    }
  }

  private run(): Promise<Running> {
    this.running ??= this.start().catch((error: unknown) => {
      this.running = undefined;
      throw error;
    });
    return this.running;
  }

  private async start(): Promise<Running> {
    const { settings, adapters, accounts, views, grants, interactionCookies } = this;
    const publicUrl = settings.PUBLIC_URL;
    const provider = new Provider(
      publicUrl,
      createConfiguration({
        publicUrl,
        keys: await this.signingKeys.load(),
        dpopNonceSecret: this.masterKeys.subkey('dpop-nonce'),
        fetch: this.outgoing.fetch,
        adapters,
        accounts,
        views,
        grants,
        interactionCookies,
      }),
    );
    provider.proxy = true;
    views.install(provider);
    grants.install(provider);
    installTokenIds(provider, this.rotations);
    installClientSecrets(provider, this.masterKeys);
    installReplayDetection(provider, this.artifacts);
    reportEvents(provider, this.logger);
    provider.use(dropCookies(UNREAD_COOKIES));
    provider.use(explainUnanswered);
    provider.use(passWhenSignedOut as Parameters<Provider['use']>[0]);
    return { provider, answer: provider.callback() };
  }

  /** The issuer's origin is a setting, whatever a request says; the address is the one that was believed. */
  private seeThroughGateway(request: Request): void {
    request.headers['x-forwarded-proto'] = this.origin.protocol.slice(0, -1);
    request.headers['x-forwarded-host'] = this.origin.host;
    request.headers['x-forwarded-for'] = clientOf(request).address;
  }
}
