import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { SsoConfiguration } from '../../sso-config/configurations/saml-connections.repository.js';
import { mappingOf } from '../../sso-config/mapping-of.js';
import { type SamlAnswer, SamlAnswerRefused, type SamlFindings } from '../../sso-config/saml-upstream.js';
import { partnerOf } from '../partner.js';
import { PartnerRefusals } from '../partner-refusals.js';
import { openMessage } from '../protocol/checks/open-message.js';
import { maskMessage } from '../protocol/mask-message.js';
import { SamlRefused } from '../protocol/saml-refused.js';
import { validateResponse } from '../protocol/validate-response.js';
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
   * Only responses to pending requests are stored, so that nobody can fill the store.
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
        { values: {}, maskedMessage: null },
      );
    }
    try {
      const { assertion } = await this.refusals.noted(partnerOf(configuration), () =>
        this.accept(configuration, parked.xml, parked.relayState),
      );
      return findingsOf(assertion, mappingOf(configuration));
    } catch (cause) {
      if (cause instanceof SamlRefused) {
        const { check, message, values } = cause;
        throw new SamlAnswerRefused(check, message, {
          cause,
          values,
          maskedMessage: maskMessage(parked.xml),
        });
      }
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
    { allowUnsolicited }: { readonly allowUnsolicited: boolean } = { allowUnsolicited: false },
  ): Promise<AcceptedAnswer> {
    const terms = await this.connections.termsOf(configuration);
    const answered = this.requestNamedBy(xml);
    const asked = answered === null ? null : await this.requestOf(answered, configuration, relayState);
    if (!asked && !allowUnsolicited)
      throw new SamlRefused('unsolicited', 'Nobody asked for this answer', { found: null });
    const assertion = validateResponse(xml, {
      issuer: terms.issuer,
      audience: terms.addresses.entityId,
      recipient: terms.addresses.acsUrl,
      inResponseTo: answered,
      now: this.clock.now(),
      skewSeconds: SKEW_SECONDS,
      trust: {
        keys: terms.trustedKeys,
        fingerprints: terms.fingerprints,
        algorithms: { allowSha1: terms.allowSha1 },
      },
      signed: 'either',
      decryption: { keys: terms.decryptionKeys, allowTripleDes: terms.allowTripleDes },
      requireEncryption: terms.requireEncryption,
    });
    await requireSecondOpinion(xml, assertion, terms);
    if (!(await this.usedIds.isFirst(assertion.issuer, assertion.id, assertion.rememberUntil))) {
      throw new SamlRefused('replayed', 'This assertion was accepted before', { found: assertion.id });
    }
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
      throw new SamlRefused('in_response_to', 'The answer names no request of this sign-in', { found: id });
    }
    return asked;
  }
}
