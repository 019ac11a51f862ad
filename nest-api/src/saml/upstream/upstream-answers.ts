import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { SsoConfiguration } from '../../sso-config/configurations/saml-connections.repository.js';
import { mappingOf } from '../../sso-config/mapping-of.js';
import {
  type SamlAnswer,
  SamlAnswerRefused,
  type SamlFindings,
  type SamlReceived,
} from '../../sso-config/saml-upstream.js';
import { partnerOf } from '../partner.js';
import { PartnerRefusals } from '../partner-refusals.js';
import { openMessage } from '../protocol/checks/open-message.js';
import { maskMessage } from '../protocol/mask-message.js';
import { type Passed, unheard } from '../protocol/response-stages.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import { type ResponseExpectations, validateResponse } from '../protocol/validate-response.js';
import type { VerifiedAssertion } from '../protocol/verified-assertion.js';
import { attribute } from '../protocol/xml/xml-element.js';
import { SamlStates } from '../states/saml-states.repository.js';
import { SKEW_SECONDS } from '../step.js';
import { Connections } from './connections.js';
import { findingsOf } from './identity-of.js';
import { requireSecondOpinion } from './second-opinion.js';
import { UsedIds } from './used-ids.repository.js';

/** A parked response waits for one redirect. */
const PARKED_SECONDS = 300;

/** Our request, which a response may name. */
export interface AskedRequest {
  readonly configurationId: string;
  readonly state: string;
}

/** A message received at the endpoint of a connection, stored until the browser reaches the callback. */
interface ParkedAnswer {
  readonly configurationId: string;
  readonly xml: string;
  readonly relayState: string | null;
}

/** A verified response of an identity provider. */
export interface AcceptedAnswer {
  readonly assertion: VerifiedAssertion;
  /** The state of the sign-in, which binds it to a browser; null for an unsolicited response. */
  readonly state: string | null;
}

/** What a response is verified against, beyond the settings of the connection. */
interface Circumstances {
  readonly now: Date;
  readonly allowUnsolicited: boolean;
  /** Our request with this ID. @throws SamlRefused in_response_to */
  readonly requestOf: (id: string) => Promise<AskedRequest>;
}

/** Responses of identity providers to our requests, and unsolicited ones. */
@Injectable()
export class UpstreamAnswers {
  constructor(
    private readonly connections: Connections,
    private readonly states: SamlStates,
    private readonly usedIds: UsedIds,
    private readonly refusals: PartnerRefusals,
    private readonly clock: Clock,
  ) {}

  /** The ID of the request that a response claims to answer; null if it names none. @throws SamlRefused */
  requestNamedBy(xml: string): string | null {
    return attribute(openMessage(xml, 'Response'), 'InResponseTo') ?? null;
  }

  /**
   * Stores a response for the callback, which receives the browser's cookies: a POST from another site carries none.
   * Only responses to pending requests are stored, so that attackers cannot fill the store.
   *
   * @returns the reference
   * @throws SamlRefused
   */
  async park(configurationId: string, xml: string, relayState: string | null): Promise<string> {
    const answered = this.requestNamedBy(xml);
    const asked = answered ? await this.states.see<AskedRequest>('request', answered) : null;
    if (asked?.configurationId !== configurationId) {
      throw new SamlRefused('in_response_to', 'The answer names no request of this connection', {
        found: answered,
      });
    }
    const parked: ParkedAnswer = { configurationId, xml, relayState };
    return this.states.keep('message', parked, PARKED_SECONDS);
  }

  async redeem({ configuration, reference, state }: SamlAnswer): Promise<SamlFindings> {
    const parked = await this.states.take<ParkedAnswer>('message', reference);
    if (parked?.configurationId !== configuration.id || parked.relayState !== state) {
      throw new SamlAnswerRefused(
        'in_response_to',
        'The answer was taken already, or belongs to another sign-in',
        { values: {}, maskedMessage: null, received: null },
      );
    }
    const { xml, relayState } = parked;
    let isRequestKnown = false;
    const received = (): SamlReceived => ({ xml, isRequestKnown });
    try {
      const { assertion } = await this.refusals.noted(partnerOf(configuration), () =>
        this.accept(configuration, xml, relayState, {
          passed: (stage) => {
            if (stage === 'request') isRequestKnown = true;
          },
        }),
      );
      return { ...findingsOf(assertion, mappingOf(configuration)), received: received() };
    } catch (cause) {
      if (cause instanceof SamlRefused) throw refusedAnswer(cause, received());
      throw cause;
    }
  }

  /**
   * Runs the checks of a stored response again at the time of its reception. Uses up neither a request nor an assertion.
   *
   * @throws SamlAnswerRefused
   */
  async replay(
    configuration: SsoConfiguration,
    received: SamlReceived,
    receivedAt: Date,
    passed: Passed,
  ): Promise<SamlFindings> {
    const requestOf = async (id: string): Promise<AskedRequest> => {
      if (received.isRequestKnown) return { configurationId: configuration.id, state: '' };
      throw unknownRequest(id);
    };
    const { allowIdpInitiated: allowUnsolicited } = configuration;
    const circumstances = { now: receivedAt, allowUnsolicited, requestOf };
    try {
      const { assertion } = await this.verify(configuration, received.xml, circumstances, passed);
      return { ...findingsOf(assertion, mappingOf(configuration)), received };
    } catch (cause) {
      if (cause instanceof SamlRefused) throw refusedAnswer(cause, received);
      throw cause;
    }
  }

  /**
   * Accepts a response once.
   *
   * `allowUnsolicited`: the tenant has enabled sign-ins that the identity provider starts.
   *
   * @throws SamlRefused the first failed check
   */
  async accept(
    configuration: SsoConfiguration,
    xml: string,
    relayState: string | null,
    { allowUnsolicited = false, passed = unheard }: { allowUnsolicited?: boolean; passed?: Passed } = {},
  ): Promise<AcceptedAnswer> {
    const circumstances: Circumstances = {
      now: this.clock.now(),
      allowUnsolicited,
      requestOf: (id) => this.requestOf(id, configuration, relayState),
    };
    const { assertion, state } = await this.verify(configuration, xml, circumstances, passed);
    if (!(await this.usedIds.isFirst(assertion.issuer, assertion.id, assertion.rememberUntil))) {
      throw new SamlRefused('replayed', 'This assertion was accepted before', { found: assertion.id });
    }
    return { assertion, state };
  }

  /** Every check of a response that depends on nothing but its content, the settings and the circumstances. */
  private async verify(
    configuration: SsoConfiguration,
    xml: string,
    { now, allowUnsolicited, requestOf }: Circumstances,
    passed: Passed,
  ): Promise<AcceptedAnswer> {
    const terms = await this.connections.termsOf(configuration);
    const answered = this.requestNamedBy(xml);
    passed('message');
    const asked = answered === null ? null : await requestOf(answered);
    if (!asked && !allowUnsolicited)
      throw new SamlRefused('unsolicited', 'Nobody asked for this answer', { found: null });
    passed('request', answered);
    const expected: ResponseExpectations = {
      issuer: terms.issuer,
      audience: terms.addresses.entityId,
      recipient: terms.addresses.acsUrl,
      inResponseTo: answered,
      now,
      skewSeconds: SKEW_SECONDS,
      trust: {
        keys: terms.trustedKeys,
        fingerprints: terms.fingerprints,
        algorithms: { allowSha1: terms.allowSha1 },
      },
      signed: 'either',
      decryption: { keys: terms.decryptionKeys, allowTripleDes: terms.allowTripleDes },
      requireEncryption: terms.requireEncryption,
    };
    const assertion = validateResponse(xml, expected, passed);
    await requireSecondOpinion(xml, assertion, terms);
    passed('second_opinion');
    return { assertion, state: asked?.state ?? null };
  }

  /** The request that a response names: of this connection, used once, with the returned state. */
  private async requestOf(
    id: string,
    configuration: SsoConfiguration,
    relayState: string | null,
  ): Promise<AskedRequest> {
    const asked = await this.states.take<AskedRequest>('request', id);
    if (!asked || asked.configurationId !== configuration.id || asked.state !== relayState) {
      throw unknownRequest(id);
    }
    return asked;
  }
}

function unknownRequest(id: string): SamlRefused {
  return new SamlRefused('in_response_to', 'The answer names no request of this sign-in', { found: id });
}

function refusedAnswer(cause: SamlRefused, received: SamlReceived): SamlAnswerRefused {
  const { check, message, values } = cause;
  return new SamlAnswerRefused(check, message, {
    cause,
    values,
    maskedMessage: maskMessage(received.xml),
    received,
  });
}
