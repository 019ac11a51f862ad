import type { SamlLogoutReport } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Sessions } from '../../auth/sessions.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { hostOf, type Issuer } from '../issuers/issuer.js';
import { Issuers } from '../issuers/issuers.js';
import { SamlKeys } from '../keys/saml-keys.js';
import { partnerOf } from '../partner.js';
import { PartnerRefusals } from '../partner-refusals.js';
import { type Delivery, readLogoutRequest, readLogoutResponse, senderOf } from '../protocol/read-requests.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import { keysOf } from '../providers/registered-certificates.js';
import {
  ServiceProviderLookup,
  type ServiceProviderRecord,
} from '../providers/service-provider-lookup.repository.js';
import { SamlSessions } from '../sign-on/saml-sessions.repository.js';
import { SKEW_SECONDS, type Step } from '../step.js';
import { EndedSessions } from './ended-sessions.js';
import { isSame, type LogoutStop, partnerAt } from './logout-process.js';
import { LogoutRoutes } from './logout-routes.js';
import { LogoutTour } from './logout-tour.js';

/** Ends a session and notifies all its partners, whether the user or an application started the sign-out. */
@Injectable()
export class Logouts {
  constructor(
    private readonly providers: ServiceProviderLookup,
    private readonly participants: SamlSessions,
    private readonly ended: EndedSessions,
    private readonly tour: LogoutTour,
    private readonly routes: LogoutRoutes,
    private readonly sessions: Sessions,
    private readonly issuers: Issuers,
    private readonly keys: SamlKeys,
    private readonly refusals: PartnerRefusals,
    private readonly clock: Clock,
  ) {}

  /** The user signs out at Gatehouse. @returns the page that notifies the partners; null without partners */
  async start(caller: Caller, client: ClientContext): Promise<string | null> {
    const queue = await this.ended.takePartners([caller.sessionId]);
    await this.sessions.signOut(caller, client);
    if (!(await this.isWorthAPage(queue))) return null;
    const host = client.site?.host ?? null;
    return this.tour.reportAt(await this.tour.plan(queue, null, host), host);
  }

  /** A logout message of an application. @throws SamlRefused */
  async take(
    issuer: Issuer,
    delivery: Delivery,
    relayState: string | null,
    client: ClientContext,
  ): Promise<Step> {
    const { issuer: entityId, kind } = senderOf(delivery.xml);
    const provider = await this.providers.byEntityId(issuer, entityId);
    if (!provider)
      throw new SamlRefused('unknown_partner', `Nobody registered ${entityId} here`, { found: entityId });
    return this.refusals.noted(partnerOf(provider), () =>
      kind === 'LogoutRequest'
        ? this.takeRequest(issuer, provider, delivery, relayState, client)
        : this.takeAnswer(issuer, provider, delivery),
    );
  }

  /** Continues without a pending response, if there is one. @throws SignOnOver */
  goOn(issuer: Issuer, reference: string): Promise<Step> {
    return this.tour.passOver(reference, hostOf(issuer));
  }

  /** @throws SignOnOver */
  async report(reference: string, client: ClientContext): Promise<SamlLogoutReport> {
    const { site } = client;
    const { current, queue, results } = await this.tour.see(reference, site?.host ?? null);
    const done = current === null && queue.length === 0;
    const { sloUrl } = await this.issuers.byTenant(site?.tenantId ?? null, client);
    return {
      done,
      continueUrl: done ? null : `${sloUrl}?continue=${encodeURIComponent(reference)}`,
      participants: results.map(({ kind, name, outcome }) => ({ kind, name, outcome })),
    };
  }

  private async takeRequest(
    issuer: Issuer,
    provider: ServiceProviderRecord,
    delivery: Delivery,
    relayState: string | null,
    client: ClientContext,
  ): Promise<Step> {
    const { decryptionKeys } = await this.keys.of(issuer.tenantId);
    const { id, nameId, sessionIndexes } = readLogoutRequest(
      delivery,
      [issuer.sloUrl],
      this.trustIn(provider),
      decryptionKeys,
      this.moment(),
    );
    const asking = { kind: 'application' as const, id: provider.id, host: hostOf(issuer) };
    const meant = await this.participants.named(asking, nameId.value, sessionIndexes);
    const sessionIds = [...new Set(meant.map(({ sessionId }) => sessionId))];
    const all = await this.ended.takePartners(sessionIds);
    await this.ended.end(sessionIds, partnerOf(provider), client);
    const others = all.filter((stop) => !isSame(partnerAt(stop), asking));
    const initiator = { ...asking, requestId: id, relayState };
    return this.tour.begin(await this.tour.plan(others, initiator, asking.host), asking.host);
  }

  private takeAnswer(issuer: Issuer, provider: ServiceProviderRecord, delivery: Delivery): Promise<Step> {
    const answer = readLogoutResponse(delivery, [issuer.sloUrl], this.trustIn(provider), this.moment());
    return this.tour.answered({ kind: 'application', id: provider.id, host: hostOf(issuer) }, answer);
  }

  /** An identity provider without a logout endpoint is no reason to stop: few expect a notification. */
  private async isWorthAPage(queue: readonly LogoutStop[]): Promise<boolean> {
    for (const stop of queue) {
      if (stop.kind === 'application' || (await this.routes.find(partnerAt(stop)))?.requestsTo) return true;
    }
    return false;
  }

  private moment() {
    return { now: this.clock.now(), skewSeconds: SKEW_SECONDS };
  }

  private trustIn(provider: ServiceProviderRecord) {
    return {
      keys: keysOf(provider.certificates, 'signing', this.clock.now()),
      algorithms: { allowSha1: provider.signatureAlgorithm === 'rsa-sha1' },
    };
  }
}
