import { Injectable } from '@nestjs/common';
import { Clock, plusSeconds } from '../../common/clock.js';
import type { Issuer } from '../issuers/issuer.js';
import { SamlKeys } from '../keys/saml-keys.js';
import { redirectUrl } from '../protocol/bindings/redirect.js';
import { newMessageId } from '../protocol/messages/new-id.js';
import { logoutRequest } from '../protocol/messages/requests.js';
import { logoutResponse } from '../protocol/messages/response.js';
import { STATUS } from '../protocol/namespaces.js';
import { type Signable, signElement, unsigned } from '../protocol/signature/sign-element.js';
import type { ServiceProviderRecord } from '../providers/service-provider-lookup.js';
import type { Participant } from '../sign-on/saml-sessions.js';
import type { Step } from '../step.js';
import type { LogoutProcess } from './logout-process.js';

const LIFETIME_SECONDS = 300;

/** What we tell service providers about signing out; always signed. */
@Injectable()
export class LogoutMessages {
  constructor(
    private readonly keys: SamlKeys,
    private readonly clock: Clock,
  ) {}

  async request(
    issuer: Issuer,
    provider: ServiceProviderRecord,
    participant: Participant,
  ): Promise<{ step: Step; requestId: string }> {
    const now = this.clock.now();
    const id = newMessageId();
    const destination = provider.sloUrl ?? '';
    const request = logoutRequest({
      id,
      issuer: issuer.entityId,
      now,
      destination,
      nameId: { value: participant.nameId, format: participant.nameIdFormat || null },
      sessionIndex: participant.sessionIndex,
      notOnOrAfter: plusSeconds(now, LIFETIME_SECONDS),
    });
    return {
      step: await this.deliver(issuer, provider, destination, 'SAMLRequest', request, null),
      requestId: id,
    };
  }

  /** The answer to whoever began; `detail` says that not all were reached. */
  async answer(
    issuer: Issuer,
    provider: ServiceProviderRecord,
    initiator: NonNullable<LogoutProcess['initiator']>,
    detail: string | null,
  ): Promise<Step> {
    const destination = provider.sloResponseUrl ?? provider.sloUrl ?? '';
    const answer = logoutResponse({
      id: newMessageId(),
      issuer: issuer.entityId,
      now: this.clock.now(),
      destination,
      inResponseTo: initiator.requestId,
      // Our own session has ended, so the top level is a success even where others were not reached.
      status: { code: STATUS.success, detail },
    });
    return this.deliver(issuer, provider, destination, 'SAMLResponse', answer, initiator.relayState);
  }

  private async deliver(
    issuer: Issuer,
    provider: ServiceProviderRecord,
    to: string,
    field: 'SAMLRequest' | 'SAMLResponse',
    message: Signable,
    relayState: string | null,
  ): Promise<Step> {
    const { signer } = await this.keys.of(issuer.tenantId);
    const algorithm = provider.signatureAlgorithm;
    if (provider.sloBinding === 'post') {
      return { kind: 'post', to, field, xml: signElement(message, signer, algorithm), relayState };
    }
    return {
      kind: 'redirect',
      to: redirectUrl(to, field, unsigned(message), relayState, { signer, algorithm }),
    };
  }
}
