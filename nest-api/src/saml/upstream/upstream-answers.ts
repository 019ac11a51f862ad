import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import type { SsoConfiguration } from '../../sso-config/configurations/saml-connections.repository.js';
import { mappingOf } from '../../sso-config/mapping-of.js';
import { type SamlAnswer, SamlAnswerRefused, type SamlFindings } from '../../sso-config/saml-upstream.js';
import { partnerOf } from '../partner.js';
import { PartnerRefusals } from '../partner-refusals.js';
import { openMessage } from '../protocol/checks/open-message.js';
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

/** A parked answer waits only for one redirect. */
const PARKED_SECONDS = 300;

/** A request of ours that an answer may name. */
export interface AskedRequest {
  readonly configurationId: string;
  readonly state: string;
}

/** A message at the address of a connection, kept until the browser is at the callback. */
interface ParkedAnswer {
  readonly configurationId: string;
  readonly xml: string;
  readonly relayState: string | null;
}

/** An answer of an upstream that passed every check. */
export interface AcceptedAnswer {
  readonly assertion: VerifiedAssertion;
  /** What the sign-in was begun with, for whoever knows which browser has it; null where nobody asked. */
  readonly state: string | null;
}

/** What upstreams answer to requests of ours, and what they send unasked. */
@Injectable()
export class UpstreamAnswers {
  constructor(
    private readonly connections: Connections,
    private readonly states: SamlStates,
    private readonly usedIds: UsedIds,
    private readonly refusals: PartnerRefusals,
    private readonly clock: Clock,
  ) {}

  /** The id of the request that an answer says to be for; null where it names none. @throws SamlRefused */
  requestNamedBy(xml: string): string | null {
    return attribute(openMessage(xml, 'Response'), 'InResponseTo') ?? null;
  }

  /**
   * Keeps an answer for the callback, where the browser's cookies are seen: another site's POST brings none. Only an
   * answer to a request that is under way is kept, so that nobody fills the store.
   *
   * @returns the reference
   * @throws SamlRefused
   */
  async park(configurationId: string, xml: string, relayState: string | null): Promise<string> {
    const answered = this.requestNamedBy(xml);
    const asked = answered ? await this.states.see<AskedRequest>('request', answered) : null;
    if (asked?.configurationId !== configurationId) {
      throw new SamlRefused('in_response_to', 'The answer names no request of this connection');
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
      );
    }
    try {
      const { assertion } = await this.refusals.noted(partnerOf(configuration), () =>
        this.accept(configuration, parked.xml, parked.relayState),
      );
      return findingsOf(assertion, mappingOf(configuration));
    } catch (cause) {
      if (cause instanceof SamlRefused) throw new SamlAnswerRefused(cause.check, cause.message, { cause });
      throw cause;
    }
  }

  /**
   * Takes an answer once.
   *
   * `allowUnsolicited`: sign-ins that the upstream begins, where the tenant turned them on.
   *
   * @throws SamlRefused the first check that it does not pass
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
    if (!asked && !allowUnsolicited) throw new SamlRefused('unsolicited', 'Nobody asked for this answer');
    const assertion = validateResponse(xml, {
      issuer: terms.issuer,
      audience: terms.addresses.entityId,
      recipient: terms.addresses.acsUrl,
      inResponseTo: answered,
      now: this.clock.now(),
      skewSeconds: SKEW_SECONDS,
      trust: { keys: terms.trustedKeys, algorithms: { allowSha1: terms.allowSha1 } },
      signed: 'either',
      decryption: { keys: terms.decryptionKeys, allowTripleDes: terms.allowTripleDes },
      requireEncryption: terms.requireEncryption,
    });
    await requireSecondOpinion(xml, assertion, terms);
    if (!(await this.usedIds.isFirst(assertion.issuer, assertion.id, assertion.rememberUntil))) {
      throw new SamlRefused('replayed', 'This assertion was accepted before');
    }
    return { assertion, state: asked?.state ?? null };
  }

  /** The request that an answer names: of this connection, once, and with the state that came back. */
  private async requestOf(
    id: string,
    configuration: SsoConfiguration,
    relayState: string | null,
  ): Promise<AskedRequest> {
    const asked = await this.states.take<AskedRequest>('request', id);
    if (!asked || asked.configurationId !== configuration.id || asked.state !== relayState) {
      throw new SamlRefused('in_response_to', 'The answer names no request of this sign-in');
    }
    return asked;
  }
}
