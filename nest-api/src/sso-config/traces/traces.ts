import {
  type AttemptMethod,
  type AttemptStep,
  isCauseCode,
  isOfThePerson,
  type SignInRisk,
  type SsoTraceListQuery,
  TRACES_KEPT,
  type TraceStep,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { v7 as uuidv7 } from 'uuid';
import { Audit } from '../../audit/audit.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { FailureReports } from '../../common/failure-reports.js';
import { type Counted, counted } from '../../common/paging.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { LastSignIns } from '../../sign-in-log/last-sign-ins.repository.js';
import { SignInLog } from '../../sign-in-log/sign-in-log.js';
import { Metrics } from '../../telemetry/metrics.js';
import { ConfigurationStates } from '../configurations/configuration-states.repository.js';
import { inScopeOfConnection, signInScopeOf } from '../connection-scope.js';
import { DraftTakeBack } from '../drafts/draft-take-back.js';
import { isOutage } from '../probe/upstream-refused.js';
import { ResponseStore } from '../responses/response-store.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import { mask } from './mask.js';
import { TraceRecorder } from './trace-recorder.js';
import { type SignInTrace, type TracedFlow, TracesRepository } from './traces.repository.js';

/** How a sign-in failed. */
export interface FailedAttempt {
  /** The code of the rejection. */
  readonly code: string;
  readonly message: string;
  readonly client: ClientContext;
  /** The type of the connection. */
  readonly method: AttemptMethod;
  /** What the failed check expected and found, if it says so. */
  readonly found?: Readonly<Record<string, unknown>>;
  /** The risk, if it is the reason. */
  readonly risk?: SignInRisk | null;
  /** Whether `SignIn` has recorded it in the audit log already. */
  readonly isAudited?: boolean;
}

/** Every attempt to sign in through a connection, and every test of one. */
@Injectable()
export class Traces {
  constructor(
    private readonly traces: TracesRepository,
    private readonly states: ConfigurationStates,
    private readonly takeBack: DraftTakeBack,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly log: SignInLog,
    private readonly signIns: LastSignIns,
    private readonly responses: ResponseStore,
    private readonly metrics: Metrics,
    private readonly reports: FailureReports,
    private readonly clock: Clock,
  ) {}

  recorder(): TraceRecorder {
    return new TraceRecorder(this.clock);
  }

  /**
   * Begins one. Older successes and failures become one line each, apart from one another, so that successes push out
   * no failure; unfinished sign-ins beyond the newest are removed. Joins the unit of work that is open.
   */
  async begin(
    configuration: Pick<SsoConfiguration, 'id' | 'tenantId' | 'draft'>,
    purpose: 'sign_in' | 'test',
  ): Promise<SignInTrace> {
    const trace = await this.traces.add(configuration, purpose);
    await this.traces.makeRoom(configuration.id);
    return trace;
  }

  /** Adds what happened so far to one that is under way. */
  async note(flow: Pick<TracedFlow, 'traceId' | 'tenantId'>, { steps }: TraceRecorder): Promise<void> {
    await signInScopeOf(this.unit, flow, () => this.traces.append(flow.traceId, steps));
  }

  /** Writes down a good end. */
  async succeed(
    flow: TracedFlow,
    recorder: TraceRecorder,
    outcome: 'success' | 'link_required',
  ): Promise<void> {
    await signInScopeOf(this.unit, flow, async () => {
      await this.traces.finish(flow, recorder, outcome, null);
      // A draft says nothing of the connection's health.
      if (flow.purpose !== 'sign_in' || flow.draftId) return;
      await this.states.noteSuccess(flow.configurationId);
    });
    this.responses.add(flow, recorder.received, outcome);
  }

  /** Records a failure and its audit event in a separate unit of work, which the rejection does not roll back. */
  async fail(flow: TracedFlow, recorder: TraceRecorder, attempt: FailedAttempt): Promise<void> {
    await signInScopeOf(this.unit, flow, () => this.write(flow, recorder, attempt));
    this.responses.add(flow, recorder.received, attempt.code);
  }

  private async write(flow: TracedFlow, recorder: TraceRecorder, attempt: FailedAttempt): Promise<void> {
    const steps = await this.traces.finish(flow, recorder, attempt.code, attempt.message);
    if (flow.purpose !== 'sign_in') return;
    this.logFailure(flow, recorder, { steps, attempt });
    await this.noteFailing(flow, attempt.code);
    this.report(flow, recorder, attempt);
    if (attempt.isAudited) return;
    this.metrics.countSignIn('fed', attempt.code);
    await this.auditFailure(flow, recorder, attempt);
  }

  /** Counts for the health of the connection, or may end the release of its draft. */
  private async noteFailing({ configurationId, tenantId, draftId }: TracedFlow, code: string): Promise<void> {
    if (draftId) await this.takeBack.afterFailure(draftId, code);
    else if (!isCauseCode(code) || !isOfThePerson(code))
      await this.states.noteFailing(configurationId, tenantId ?? null, isOutage(code));
  }

  private report(
    { configurationId, tenantId }: TracedFlow,
    { steps, servingTenantId, userId }: TraceRecorder,
    { code, client }: FailedAttempt,
  ): void {
    const { found, expected } = steps.findLast(({ status }) => status === 'fail')?.detail ?? {};
    this.reports.report({
      code: isCauseCode(code) ? code : 'internal_error',
      found,
      expected,
      tenantId: tenantId ?? servingTenantId,
      connectionId: configurationId,
      userId,
      address: client.address,
    });
  }

  /** A failure of an attempt that was not under way, such as an answer that was given before. */
  async recordFailure(
    { id, tenantId, draft }: Pick<SsoConfiguration, 'id' | 'tenantId' | 'draft'>,
    recorder: TraceRecorder,
    attempt: FailedAttempt,
    purpose: 'sign_in' | 'test' = 'sign_in',
  ): Promise<void> {
    const flow = { traceId: uuidv7(), tenantId, configurationId: id, draftId: draft?.id ?? null, purpose };
    await signInScopeOf(this.unit, { tenantId }, async () => {
      await this.write(flow, recorder, attempt);
      await this.traces.makeRoom(id);
    });
    this.responses.add(flow, recorder.received, attempt.code);
  }

  private logFailure(
    { traceId, configurationId, tenantId }: TracedFlow,
    { servingTenantId, userId, email }: TraceRecorder,
    { steps, attempt }: { steps: readonly TraceStep[]; attempt: FailedAttempt },
  ): void {
    const { code, method, client } = attempt;
    const { expected, ...found } =
      attempt.found ?? steps.findLast(({ status }) => status === 'fail')?.detail ?? {};
    this.log.add({
      method,
      outcome: code,
      tenantId: tenantId ?? servingTenantId,
      userId,
      email,
      connectionId: configurationId,
      client,
      steps: stepsOf(steps),
      found: mask(found) as Record<string, unknown>,
      expected: expected === undefined ? null : { value: mask(expected) },
      traceId,
      risk: attempt.risk ?? null,
    });
  }

  /** In the audit log of the organization whose rules decided, which is not the owner of a button of the platform. */
  private auditFailure(
    { traceId, configurationId, tenantId }: TracedFlow,
    { servingTenantId, userId }: TraceRecorder,
    { code, client }: FailedAttempt,
  ): Promise<void> {
    return this.audit.record({
      tenantId: tenantId ?? servingTenantId,
      actor: userId ? { type: 'user', id: userId } : { type: 'anonymous', id: null },
      action: 'sign_in.refused',
      target: { type: 'sso_configuration', id: configurationId },
      outcome: 'failure',
      address: client.address,
      detail: { reason: code, through: configurationId, trace: traceId },
    });
  }

  /** The newest first; at most `limit + 1`. */
  list(
    configuration: SsoConfiguration,
    query: SsoTraceListQuery,
    before?: string,
  ): Promise<Counted<SignInTrace>> {
    return inScopeOfConnection(this.unit, configuration, async () => {
      const filter = { ...query, ids: await this.tracesFrom(configuration.id, query.search) };
      return counted(await this.traces.page(configuration.id, filter, before), query, (most) =>
        this.traces.count(configuration.id, filter, most),
      );
    });
  }

  /** An IP address is in the sign-in log alone; undefined for another search. */
  private async tracesFrom(connectionId: string, search: string | undefined): Promise<string[] | undefined> {
    if (!search || !ipaddr.isValid(search)) return undefined;
    const ip = ipaddr.process(search).toString();
    return this.signIns.tracesFrom(connectionId, ip, TRACES_KEPT.wholeFailures);
  }

  get(configuration: SsoConfiguration, id: string): Promise<SignInTrace | null> {
    return inScopeOfConnection(this.unit, configuration, () => this.traces.find(configuration.id, id));
  }
}

/** A step takes as long as it is noted after the one before. */
function stepsOf(steps: readonly TraceStep[]): AttemptStep[] {
  return steps.map(({ kind, name, status, message, detail, at }, place) => {
    const before = steps[place - 1]?.at;
    const ms = before === undefined ? null : Math.max(0, Date.parse(at) - Date.parse(before));
    return { kind, name, status, message, detail, ms };
  });
}
