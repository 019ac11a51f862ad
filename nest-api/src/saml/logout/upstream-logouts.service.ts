import { Injectable } from '@nestjs/common';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import type { SsoConfiguration } from '../../sso-config/configurations/saml-connections.repository.js';
import { partnerOf } from '../partner.js';
import { PartnerRefusals } from '../partner-refusals.js';
import { type Delivery, readLogoutRequest, readLogoutResponse, senderOf } from '../protocol/read-requests.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import { SKEW_SECONDS, type Step } from '../step.js';
import { Connections } from '../upstream/connections.js';
import { UpstreamSessions } from '../upstream/upstream-sessions.repository.js';
import type { UpstreamTerms } from '../upstream/upstream-terms.js';
import { EndedSessions } from './ended-sessions.js';
import { isSame, partnerAt } from './logout-process.js';
import { LogoutTour } from './logout-tour.js';

/** Logout messages of identity providers, at the endpoint of a connection. */
@Injectable()
export class UpstreamLogouts {
  constructor(
    private readonly connections: Connections,
    private readonly participants: UpstreamSessions,
    private readonly ended: EndedSessions,
    private readonly tour: LogoutTour,
    private readonly refusals: PartnerRefusals,
    private readonly clock: Clock,
  ) {}

  /**
   * Allows storing a message that claims to be from this identity provider until the browser returns.
   *
   * @throws SamlRefused
   */
  requireSender({ entityId }: SsoConfiguration, xml: string): void {
    const { issuer } = senderOf(xml);
    if (issuer !== entityId)
      throw new SamlRefused('issuer', `${issuer} is not the upstream of this connection`, {
        found: issuer,
        expected: entityId ?? null,
      });
  }

  /** @throws SamlRefused */
  take(
    connection: SsoConfiguration,
    delivery: Delivery,
    relayState: string | null,
    client: ClientContext,
  ): Promise<Step> {
    return this.refusals.noted(partnerOf(connection), async () => {
      this.requireSender(connection, delivery.xml);
      const terms = await this.connections.termsOf(connection);
      return senderOf(delivery.xml).kind === 'LogoutRequest'
        ? this.takeRequest(connection, terms, delivery, relayState, client)
        : this.takeAnswer(connection, terms, delivery);
    });
  }

  private async takeRequest(
    connection: SsoConfiguration,
    terms: UpstreamTerms,
    delivery: Delivery,
    relayState: string | null,
    client: ClientContext,
  ): Promise<Step> {
    const { id, nameId, sessionIndexes } = readLogoutRequest(
      delivery,
      [terms.addresses.sloUrl],
      trustIn(terms),
      terms.decryptionKeys,
      this.moment(),
    );
    const meant = await this.participants.named(connection.id, nameId.value, sessionIndexes);
    const sessionIds = meant.map(({ sessionId }) => sessionId);
    const all = await this.ended.takePartners(sessionIds);
    await this.ended.end(sessionIds, partnerOf(connection), client);
    const asking = { kind: 'directory' as const, id: connection.id };
    const others = all.filter((stop) => !isSame(partnerAt(stop), asking));
    const initiator = { ...asking, requestId: id, relayState };
    return this.tour.begin(await this.tour.plan(others, initiator, null), null);
  }

  private takeAnswer(connection: SsoConfiguration, terms: UpstreamTerms, delivery: Delivery): Promise<Step> {
    const answer = readLogoutResponse(delivery, [terms.addresses.sloUrl], trustIn(terms), this.moment());
    return this.tour.answered({ kind: 'directory', id: connection.id }, answer);
  }

  private moment() {
    return { now: this.clock.now(), skewSeconds: SKEW_SECONDS };
  }
}

function trustIn({ trustedKeys, fingerprints, allowSha1 }: UpstreamTerms) {
  return { keys: trustedKeys, fingerprints, algorithms: { allowSha1 } };
}
