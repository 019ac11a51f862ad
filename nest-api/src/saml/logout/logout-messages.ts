import { Injectable } from '@nestjs/common';
import { Clock, plusSeconds } from '../../common/clock.js';
import { redirectUrl } from '../protocol/bindings/redirect.js';
import type { NameId } from '../protocol/messages/name-id.js';
import { newMessageId } from '../protocol/messages/new-id.js';
import { logoutRequest } from '../protocol/messages/requests.js';
import { logoutResponse } from '../protocol/messages/response.js';
import { STATUS } from '../protocol/namespaces.js';
import type { SignatureAlgorithm } from '../protocol/signature/algorithms.js';
import { type Signable, type Signer, signElement, unsigned } from '../protocol/signature/sign-element.js';
import type { Step } from '../step.js';
import type { LogoutInitiator } from './logout-process.js';

const LIFETIME_SECONDS = 300;

/** How to send logout messages to one partner. */
export interface LogoutRoute {
  readonly name: string;
  /** Our entity ID for this partner. */
  readonly ourEntityId: string;
  /** Null if the partner has no logout endpoint. */
  readonly requestsTo: string | null;
  readonly answersTo: string | null;
  readonly binding: 'redirect' | 'post';
  readonly signer: Signer;
  readonly algorithm: SignatureAlgorithm;
}

/** The session that ends, by the partner's identifiers. */
export interface LogoutSubject {
  readonly nameId: NameId;
  readonly sessionIndex: string | null;
}

/** Logout messages to partners; always signed. */
@Injectable()
export class LogoutMessages {
  constructor(private readonly clock: Clock) {}

  request(
    route: LogoutRoute,
    destination: string,
    subject: LogoutSubject,
  ): { step: Step; requestId: string } {
    const request = this.make(route, destination, subject);
    return { step: deliver(route, destination, 'SAMLRequest', request, null), requestId: request.id };
  }

  /** The same for a binding without a browser: the signature is in the XML. */
  signedRequest(
    route: LogoutRoute,
    destination: string,
    subject: LogoutSubject,
  ): { xml: string; requestId: string } {
    const request = this.make(route, destination, subject);
    return { xml: signElement(request, route.signer, route.algorithm), requestId: request.id };
  }

  private make({ ourEntityId }: LogoutRoute, destination: string, subject: LogoutSubject): Signable {
    const now = this.clock.now();
    return logoutRequest({
      id: newMessageId(),
      issuer: ourEntityId,
      now,
      destination,
      ...subject,
      notOnOrAfter: plusSeconds(now, LIFETIME_SECONDS),
    });
  }

  /** The response to the initiator. `detail` states that not all partners were reached. */
  answer(
    route: LogoutRoute,
    destination: string,
    { requestId, relayState }: LogoutInitiator,
    detail: string | null,
  ): Step {
    const answer = logoutResponse({
      id: newMessageId(),
      issuer: route.ourEntityId,
      now: this.clock.now(),
      destination,
      inResponseTo: requestId,
      // The session here has ended, so the top-level status is success even if other partners were not reached.
      status: { code: STATUS.success, detail },
    });
    return deliver(route, destination, 'SAMLResponse', answer, relayState);
  }
}

function deliver(
  { binding, signer, algorithm }: LogoutRoute,
  to: string,
  field: 'SAMLRequest' | 'SAMLResponse',
  message: Signable,
  relayState: string | null,
): Step {
  if (binding === 'post') {
    return { kind: 'post', to, field, xml: signElement(message, signer, algorithm), relayState };
  }
  return {
    kind: 'redirect',
    to: redirectUrl(to, field, unsigned(message), relayState, { signer, algorithm }),
  };
}
