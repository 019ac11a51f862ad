import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { clientOf } from '../../common/client-address.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import type { SsoConfiguration } from '../../sso-config/configurations/saml-connections.repository.js';
import { UpstreamLogouts } from '../logout/upstream-logouts.service.js';
import { Connections } from '../upstream/connections.js';
import { RefusedAnswers } from '../upstream/refused-answers.js';
import { UpstreamAnswers } from '../upstream/upstream-answers.js';
import { UpstreamArrivals } from '../upstream/upstream-arrivals.js';
import { UpstreamSaml } from '../upstream/upstream-saml.js';
import { Deliveries } from './deliveries.js';
import type { Purpose } from './public-refusal.js';
import { readBody } from './read-body.js';
import { SamlReplies } from './saml-replies.js';

/** Endpoints of a connection, for browsers that come from its identity provider. */
@Injectable()
export class UpstreamEndpoints {
  constructor(
    private readonly upstream: UpstreamSaml,
    private readonly connections: Connections,
    private readonly answers: UpstreamAnswers,
    private readonly arrivals: UpstreamArrivals,
    private readonly refused: RefusedAnswers,
    private readonly logouts: UpstreamLogouts,
    private readonly deliveries: Deliveries,
    private readonly replies: SamlReplies,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The metadata that an identity provider reads about one connection. */
  metadata(id: string, request: Request, response: Response): Promise<void> {
    return this.guarded(request, response, async () => {
      this.replies.metadata(response, await this.upstream.metadata(await this.connections.find(id)));
    });
  }

  /**
   * A response to our request redirects to the callback of the web app, as with OpenID Connect. An unsolicited response
   * redirects to the page that completes the sign-in.
   */
  answer(id: string, request: Request, response: Response): Promise<void> {
    return this.guarded(request, response, async () => {
      const connection = await this.connections.find(id);
      const client = clientOf(request);
      const to = await this.refused.noted(connection, client, async (hasRead) => {
        const { xml, relayState } = await readBody(request);
        hasRead(xml);
        return this.wayOn(connection, xml, relayState);
      });
      this.replies.go(response, { kind: 'redirect', to });
    });
  }

  /** @throws SamlRefused */
  private async wayOn(connection: SsoConfiguration, xml: string, relayState: string | null): Promise<string> {
    const { PUBLIC_URL } = this.settings;
    if (this.answers.requestNamedBy(xml) === null) {
      return `${PUBLIC_URL}/saml/arrive/${await this.arrivals.receive(connection, xml)}`;
    }
    const code = await this.answers.park(connection.id, xml, relayState);
    const callback = `${PUBLIC_URL}/sso/callback${connection.tenantId ? `/${connection.id}` : ''}`;
    return `${callback}?${new URLSearchParams({ code, state: relayState ?? '' })}`;
  }

  logout(id: string, request: Request, response: Response): Promise<void> {
    return this.guarded(
      request,
      response,
      async () => {
        const connection = await this.connections.find(id);
        const { delivery, relayState } = await this.deliveries.take(request);
        const step = await this.logouts.take(connection, delivery, relayState, clientOf(request));
        this.replies.go(response, step);
      },
      'sign_out',
    );
  }

  parkLogout(id: string, request: Request, response: Response): Promise<void> {
    return this.guarded(
      request,
      response,
      async () => {
        const connection = await this.connections.find(id);
        const { sloUrl } = this.connections.addressesOf(id);
        const to = await this.deliveries.park(request, sloUrl, (xml) =>
          this.logouts.requireSender(connection, xml),
        );
        this.replies.go(response, { kind: 'redirect', to });
      },
      'sign_out',
    );
  }

  private guarded(
    request: Request,
    response: Response,
    work: () => Promise<void>,
    purpose: Purpose = 'sign_in',
  ): Promise<void> {
    return this.replies.guarded(request, response, 'directory', purpose, work);
  }
}
