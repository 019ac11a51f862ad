import { SSO_FLOW_SECONDS } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { v7 as uuidv7 } from 'uuid';
import type { ClientContext } from '../../common/client-address.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SignInLog } from '../../sign-in-log/sign-in-log.js';
import { step } from '../../sign-in-log/steps-of.js';
import {
  type SsoConfiguration,
  SsoConfigurationsRepository,
} from '../configurations/sso-configurations.repository.js';
import { signInScopeOf } from '../connection-scope.js';
import { DraftConfigurations } from '../drafts/draft-configurations.js';
import type { FlowMode } from '../sso-flow.entity.js';
import { Traces } from '../traces/traces.js';
import { hashOf, isSameBrowser, newSecret } from './browser-binding.js';
import { type SsoFlow, SsoFlowsRepository } from './sso-flows.repository.js';
import { SsoRefused } from './sso-refused.js';
import type { UpstreamIdentity } from './upstream-identity.js';

const WHY = 'the state parameter identifies the sign-in';

/** A new flow, with the secrets for its browser. */
export interface Begun {
  readonly flow: SsoFlow;
  readonly state: string;
  readonly browserSecret: string;
  readonly verifier: string;
}

export interface Taken {
  readonly flow: SsoFlow;
  readonly configuration: SsoConfiguration;
  readonly verifier: string;
}

/** Flows: created once, and taken once by the browser that started them. */
@Injectable()
export class Flows {
  constructor(
    private readonly flows: SsoFlowsRepository,
    private readonly configurations: SsoConfigurationsRepository,
    private readonly drafts: DraftConfigurations,
    private readonly unit: UnitOfWork,
    private readonly keys: MasterKeys,
    private readonly traces: Traces,
    private readonly log: SignInLog,
    private readonly clock: Clock,
  ) {}

  /** @param asked with `testedBy` it is a test; null for a test by the holder of a set-up link */
  begin(
    configuration: SsoConfiguration,
    asked: { mode: FlowMode; returnTo?: string | null; testedBy?: string | null },
    { site }: Pick<ClientContext, 'site'>,
  ): Promise<Begun> {
    const [state, browserSecret, verifier] = [newSecret(), newSecret(), oidc.randomPKCECodeVerifier()];
    return signInScopeOf(this.unit, configuration, async () => {
      const purpose = asked.testedBy === undefined ? 'sign_in' : 'test';
      const trace = await this.traces.begin(configuration, purpose);
      const id = uuidv7();
      const flow = await this.flows.add({
        id,
        tenantId: configuration.tenantId ?? null,
        configurationId: configuration.id,
        draftId: configuration.draft?.id ?? null,
        purpose,
        mode: asked.mode,
        stateHash: hashOf(state),
        browserHash: hashOf(browserSecret),
        nonce: newSecret(),
        verifier: this.keys.seal(verifier, aadOf(id)),
        host: site?.host ?? null,
        returnTo: asked.returnTo ?? null,
        startedBy: asked.testedBy ?? null,
        traceId: trace.id,
        expiresAt: plusSeconds(this.clock.now(), SSO_FLOW_SECONDS),
      });
      return { flow, state, browserSecret, verifier };
    });
  }

  /**
   * Takes the flow of a response, once.
   *
   * @param client at the host where it began
   * @throws SsoRefused state_unknown, state_of_another_browser (which takes nothing) or state_replayed
   */
  async take(state: string, browserSecret: string | null, client: ClientContext): Promise<Taken> {
    const found = await this.open(state, browserSecret, client);
    const now = this.clock.now();
    if (!(await signInScopeOf(this.unit, found.flow, () => this.flows.take(found.flow.id, now))))
      throw await this.refused(found, found.flow.consumedAt ? 'state_replayed' : 'state_unknown', client);
    return { ...found, verifier: this.keys.open(found.flow.verifier as string, aadOf(found.flow.id)) };
  }

  /**
   * The flow of a response, which it leaves as it is.
   *
   * @throws SsoRefused as `take`; a flow that is taken is refused there
   */
  async open(
    state: string,
    browserSecret: string | null,
    client: ClientContext,
  ): Promise<Omit<Taken, 'verifier'>> {
    const found = await this.find(state);
    if (!found) throw this.unknown(client);
    const isHere = (found.flow.host ?? null) === (client.site?.host ?? null);
    if (!isHere || (browserSecret !== null && !isSameBrowser(found.flow.browserHash, browserSecret))) {
      throw await this.refused(found, 'state_of_another_browser', client);
    }
    return found;
  }

  /** Null also for one that uses a draft which is gone: what it began with counts no more. */
  async find(state: string): Promise<Omit<Taken, 'verifier'> | null> {
    const found = await this.unit.forSignIn(WHY, async () => {
      const flow = await this.flows.byState(hashOf(state));
      return flow && { flow, configuration: await this.configurations.require(flow.configurationId) };
    });
    return found && this.onItsSide(found);
  }

  /** With the values that the flow began with: of the connection, or of its draft. */
  private async onItsSide({
    flow,
    configuration,
  }: Omit<Taken, 'verifier'>): Promise<Omit<Taken, 'verifier'> | null> {
    if (!flow.draftId) return { flow, configuration };
    const draft = await this.drafts.find(configuration, flow.draftId);
    return draft && { flow, configuration: draft };
  }

  async noteResult(flow: SsoFlow, result: string): Promise<void> {
    await signInScopeOf(this.unit, flow, () => this.flows.noteResult(flow.id, result));
  }

  /** Waits for the password of the account that the identity will be linked to. @returns its ticket */
  async hold(
    flow: SsoFlow,
    pending: UpstreamIdentity & { userId: string },
  ): Promise<{ ticket: string; expiresAt: Date }> {
    const ticket = newSecret();
    const expiresAt = plusSeconds(this.clock.now(), SSO_FLOW_SECONDS);
    await signInScopeOf(this.unit, flow, () =>
      this.flows.hold(flow.id, { pending, ticketHash: hashOf(ticket), expiresAt }),
    );
    return { ticket, expiresAt };
  }

  /** The flow that a ticket was given for. @throws SsoRefused link_expired */
  async held(ticket: string, browserSecret: string): Promise<Omit<Taken, 'verifier'>> {
    const found = await this.unit.forSignIn(WHY, async () => {
      const flow = await this.flows.byTicket(hashOf(ticket));
      if (!flow?.pending || flow.expiresAt <= this.clock.now()) throw new SsoRefused('link_expired');
      if (!isSameBrowser(flow.browserHash, browserSecret)) throw new SsoRefused('link_expired');
      return {
        flow,
        configuration: await this.configurations.require(flow.configurationId),
      };
    });
    const held = await this.onItsSide(found);
    if (!held) throw new SsoRefused('link_expired');
    return held;
  }

  /** @returns whether it was still there: a ticket links once */
  release(flow: SsoFlow): Promise<boolean> {
    return signInScopeOf(this.unit, flow, () => this.flows.release(flow.id));
  }

  /** An answer that names no sign-in names no connection either. */
  private unknown(client: ClientContext): SsoRefused {
    const refusal = new SsoRefused('state_unknown');
    const { code: outcome, message } = refusal;
    const steps = [step('state', 'fail', message)];
    this.log.addRepeated({ method: 'oauth2', outcome, tenantId: null, client, steps });
    return refusal;
  }

  private async refused(
    { flow, configuration }: Omit<Taken, 'verifier'>,
    code: 'state_of_another_browser' | 'state_replayed' | 'state_unknown',
    client: ClientContext,
  ): Promise<SsoRefused> {
    const refusal = new SsoRefused(code);
    const recorder = this.traces.recorder();
    recorder.fail('state', 'The answer does not belong to a sign-in of this browser that is under way', {
      refusal: code,
    });
    const { message } = refusal;
    const attempt = { code, message, client, method: configuration.type };
    await this.traces.recordFailure(configuration, recorder, attempt, flow.purpose);
    return refusal;
  }
}

function aadOf(id: string): string {
  return `sso_flows:${id}`;
}
