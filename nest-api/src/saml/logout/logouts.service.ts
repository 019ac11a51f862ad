import type { SamlLogoutReport } from '@gatehouse/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { SessionLookup } from '../../auth/session-lookup.js';
import { toCaller } from '../../auth/session-record.js';
import { Sessions } from '../../auth/sessions.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import type { Issuer } from '../issuers/issuer.js';
import { Issuers } from '../issuers/issuers.js';
import { SamlKeys } from '../keys/saml-keys.js';
import { PartnerRefusals } from '../partner-refusals.js';
import { STATUS } from '../protocol/namespaces.js';
import { type Delivery, readLogoutRequest, readLogoutResponse, senderOf } from '../protocol/read-requests.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import { keysOf } from '../providers/registered-certificates.js';
import { ServiceProviderLookup, type ServiceProviderRecord } from '../providers/service-provider-lookup.js';
import { SamlSessions } from '../sign-on/saml-sessions.js';
import { SignOnOver } from '../sign-on/sign-ons.service.js';
import { SamlStates } from '../states/saml-states.js';
import { SKEW_SECONDS, type Step } from '../step.js';
import { LogoutMessages } from './logout-messages.js';
import { isComplete, type LogoutOutcome, type LogoutProcess, settled } from './logout-process.js';

/** How long signing out everywhere may take, and how long its report can be read. */
const PATIENCE_SECONDS = 900;

/** Ends a session and tells every application that it signed in to, whoever asks for it. */
@Injectable()
export class Logouts {
  private readonly logger = new Logger('SAML');

  constructor(
    private readonly providers: ServiceProviderLookup,
    private readonly participants: SamlSessions,
    private readonly states: SamlStates,
    private readonly messages: LogoutMessages,
    private readonly sessions: Sessions,
    private readonly sessionLookup: SessionLookup,
    private readonly issuers: Issuers,
    private readonly keys: SamlKeys,
    private readonly refusals: PartnerRefusals,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The person signs out here. @returns the page that tells the applications; null when there are none */
  async start(caller: Caller, client: ClientContext): Promise<string | null> {
    const queue = await this.participants.take([caller.sessionId]);
    await this.sessions.signOut(caller, client);
    if (queue.length === 0) return null;
    const process: LogoutProcess = { initiator: null, queue, current: null, results: [] };
    const reference = await this.states.keep('logout', process, PATIENCE_SECONDS);
    return `${this.settings.PUBLIC_URL}/saml/signed-out/${reference}`;
  }

  /** A message of a service provider about signing out. @throws SamlRefused */
  async take(
    issuer: Issuer,
    delivery: Delivery,
    relayState: string | null,
    client: ClientContext,
  ): Promise<Step> {
    const { issuer: entityId, kind } = senderOf(delivery.xml);
    const provider = await this.providers.byEntityId(issuer, entityId);
    if (!provider) throw new SamlRefused('unknown_partner', `Nobody registered ${entityId} here`);
    return this.refusals.noted(issuer, provider, () =>
      kind === 'LogoutRequest'
        ? this.takeRequest(issuer, provider, delivery, relayState, client)
        : this.takeAnswer(issuer, provider, delivery),
    );
  }

  /** The browser goes on without the answer that was awaited: that application counts as failed. @throws SignOnOver */
  async goOn(reference: string): Promise<Step> {
    const process = await this.states.see<LogoutProcess>('logout', reference);
    if (!process) throw new SignOnOver();
    return this.next(reference, settled(process, 'failed'));
  }

  /** @throws SignOnOver */
  async report(reference: string): Promise<SamlLogoutReport> {
    const process = await this.states.see<LogoutProcess>('logout', reference);
    if (!process) throw new SignOnOver();
    const done = process.current === null && process.queue.length === 0;
    const { sloUrl } = await this.issuers.byTenant(null);
    return {
      done,
      continueUrl: done ? null : `${sloUrl}?continue=${encodeURIComponent(reference)}`,
      participants: process.results.map(({ name, outcome }) => ({ name, outcome })),
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
    const moment = { now: this.clock.now(), skewSeconds: SKEW_SECONDS };
    const request = readLogoutRequest(
      delivery,
      [issuer.sloUrl],
      this.trustIn(provider),
      decryptionKeys,
      moment,
    );
    const meant = await this.participants.named(provider.id, request.nameId.value, request.sessionIndexes);
    const sessionIds = [...new Set(meant.map(({ sessionId }) => sessionId))];
    const all = await this.participants.take(sessionIds);
    for (const id of sessionIds) await this.endSession(id, provider, client);
    const process: LogoutProcess = {
      initiator: { serviceProviderId: provider.id, requestId: request.id, relayState },
      queue: all.filter(({ serviceProviderId }) => serviceProviderId !== provider.id),
      current: null,
      results: [],
    };
    return this.next(await this.states.keep('logout', process, PATIENCE_SECONDS), process);
  }

  private async takeAnswer(
    issuer: Issuer,
    provider: ServiceProviderRecord,
    delivery: Delivery,
  ): Promise<Step> {
    const moment = { now: this.clock.now(), skewSeconds: SKEW_SECONDS };
    const answer = readLogoutResponse(delivery, [issuer.sloUrl], this.trustIn(provider), moment);
    const asked = answer.inResponseTo
      ? await this.states.take<{ logout: string; serviceProviderId: string }>('request', answer.inResponseTo)
      : null;
    const process = asked && (await this.states.see<LogoutProcess>('logout', asked.logout));
    if (!asked || !process || asked.serviceProviderId !== provider.id) {
      throw new SamlRefused('in_response_to', 'Nobody asked for this answer');
    }
    const outcome: LogoutOutcome = answer.status.code === STATUS.success ? 'signed_out' : 'failed';
    return this.next(asked.logout, settled(process, outcome));
  }

  /** To the next application that can be told; when there is none, to whoever asked. */
  private async next(reference: string, process: LogoutProcess): Promise<Step> {
    let rest = process;
    for (let at = rest.queue[0]; at; at = rest.queue[0]) {
      const provider = await this.providers.anyById(at.serviceProviderId);
      const issuer = provider && (await this.issuers.of([provider.tenantId])).get(provider.tenantId);
      rest = { ...rest, queue: rest.queue.slice(1) };
      if (!provider || !issuer) continue;
      if (!provider.sloUrl) {
        rest = withResult(rest, provider, 'not_supported');
        continue;
      }
      const { step, requestId } = await this.messages.request(issuer, provider, at);
      rest = {
        ...withResult(rest, provider, 'waiting'),
        current: { serviceProviderId: provider.id, requestId },
      };
      const asked = { logout: reference, serviceProviderId: provider.id };
      await this.states.keepAs(requestId, 'request', asked, PATIENCE_SECONDS);
      await this.states.keepAs(reference, 'logout', rest, PATIENCE_SECONDS);
      return step;
    }
    await this.states.keepAs(reference, 'logout', rest, PATIENCE_SECONDS);
    return this.finish(reference, rest);
  }

  private async finish(reference: string, process: LogoutProcess): Promise<Step> {
    const { initiator } = process;
    const provider = initiator && (await this.providers.anyById(initiator.serviceProviderId));
    const issuer = provider && (await this.issuers.of([provider.tenantId])).get(provider.tenantId);
    if (initiator && provider?.sloUrl && issuer) {
      const detail = isComplete(process) ? null : STATUS.partialLogout;
      return this.messages.answer(issuer, provider, initiator, detail);
    }
    return { kind: 'redirect', to: `${this.settings.PUBLIC_URL}/saml/signed-out/${reference}` };
  }

  private async endSession(id: string, by: ServiceProviderRecord, client: ClientContext): Promise<void> {
    const session = await this.sessionLookup.findById(id);
    if (!session) return;
    await this.sessions.signOut(toCaller(session), client);
    await this.unit.inScopeOf(session.tenantId, 'somebody of the platform belongs to no tenant', () =>
      this.audit.record({
        tenantId: session.tenantId,
        actor: { type: 'user', id: session.userId },
        action: 'saml.signed_out',
        target: { type: 'saml_service_provider', id: by.id },
        outcome: 'success',
        address: client.address,
        detail: { entity_id: by.entityId },
      }),
    );
    this.logger.debug({ serviceProvider: by.id }, 'a session ended because a service provider asked for it');
  }

  private trustIn(provider: ServiceProviderRecord) {
    return {
      keys: keysOf(provider.certificates, 'signing', this.clock.now()),
      algorithms: { allowSha1: provider.signatureAlgorithm === 'rsa-sha1' },
    };
  }
}

function withResult(
  process: LogoutProcess,
  provider: ServiceProviderRecord,
  outcome: LogoutOutcome,
): LogoutProcess {
  const result = { serviceProviderId: provider.id, name: provider.name, outcome };
  return { ...process, results: [...process.results, result] };
}
