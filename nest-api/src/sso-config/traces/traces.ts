import { type SsoTraceListQuery, TRACES_KEPT } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Audit } from '../../audit/audit.js';
import { Clock } from '../../common/clock.js';
import { currentRequestId } from '../../common/request-id.js';
import { toStorableJson } from '../../database/storable-json.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Metrics } from '../../telemetry/metrics.js';
import { SignInTrace } from '../sign-in-trace.entity.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import type { SsoFlow } from '../sso-flow.entity.js';
import { TraceRecorder } from './trace-recorder.js';

const WHY = 'a sign-in belongs to nobody until it is done';

/** Ends that are good: in, or one step from it. */
const GOOD = ['success', 'link_required'];
const OUTCOMES = {
  success: { $in: GOOD },
  failure: { $nin: GOOD, $ne: null },
  open: null,
} as const;
const GOOD_SQL = `('success', 'link_required')`;

/** Says nothing about the connection: the person gave up, or the answer belonged to no sign-in of theirs. */
const OF_THE_PERSON = ['cancelled', 'state_unknown', 'state_replayed', 'state_of_another_browser'];

/** One statement, by partial indexes. Takes the connection three times. */
const MAKE_ROOM = `
  with open as materialized (
    select id from sign_in_traces where configuration_id = ? and outcome is null
    order by id desc offset ${TRACES_KEPT.open} for update skip locked
  ), gone as (
    delete from sign_in_traces where id in (select id from open)
  ), successes as materialized (
    select id from sign_in_traces where configuration_id = ? and is_whole and outcome in ${GOOD_SQL}
    order by id desc offset ${TRACES_KEPT.wholeSuccesses} for update skip locked
  ), failures as materialized (
    select id from sign_in_traces where configuration_id = ? and is_whole and outcome not in ${GOOD_SQL}
    order by id desc offset ${TRACES_KEPT.wholeFailures} for update skip locked
  )
  update sign_in_traces set steps = '[]', claims = null, is_whole = false
  where id in (select id from successes union all select id from failures)`;

/** Writes the whole row where the trace is gone, because many others began meanwhile. */
const FINISH = `
  insert into sign_in_traces as t (id, tenant_id, configuration_id, purpose, outcome, message, started_at, finished_at,
    request_id, email, user_id, steps, claims)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb)
  on conflict (id) do update set outcome = excluded.outcome, message = excluded.message,
    finished_at = excluded.finished_at, request_id = excluded.request_id, email = excluded.email,
    user_id = excluded.user_id, steps = t.steps || excluded.steps, claims = coalesce(excluded.claims, t.claims)`;

/** What a trace is of. */
export type TracedFlow = Pick<SsoFlow, 'traceId' | 'tenantId' | 'configurationId' | 'purpose'>;

/** How a sign-in failed. */
export interface FailedAttempt {
  /** The code of the refusal. */
  readonly code: string;
  readonly message: string;
  /** IP address of the client. */
  readonly address: string | null;
  /** Whether `SignIn` has recorded it in the audit log already. */
  readonly isAudited?: boolean;
}

/** Every attempt to sign in through a connection, and every test of one. */
@Injectable()
export class Traces {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly metrics: Metrics,
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
    configuration: Pick<SsoConfiguration, 'id' | 'tenantId'>,
    purpose: 'sign_in' | 'test',
  ): Promise<SignInTrace> {
    const { id } = configuration;
    const trace = this.em.create(SignInTrace, {
      tenantId: configuration.tenantId ?? null,
      configurationId: id,
      purpose,
      startedAt: this.clock.now(),
      requestId: currentRequestId(),
      steps: [],
    });
    await this.em.flush();
    await this.em.execute(MAKE_ROOM, [id, id, id]);
    return trace;
  }

  /** Adds what happened so far to one that is under way. */
  async note(traceId: string, { steps }: TraceRecorder): Promise<void> {
    await this.unit.onPlatform(WHY, () =>
      this.em.execute('update sign_in_traces set steps = steps || ?::jsonb where id = ?', [
        JSON.stringify(steps),
        traceId,
      ]),
    );
  }

  /** Writes down a good end. */
  async succeed(
    flow: TracedFlow,
    recorder: TraceRecorder,
    outcome: 'success' | 'link_required',
  ): Promise<void> {
    await this.unit.onPlatform(WHY, async () => {
      await this.finish(flow, recorder, outcome, null);
      if (flow.purpose !== 'sign_in') return;
      await this.em.execute(
        `update sso_configuration_states set failures_since_success = 0, failing_since = null
         where id = ? and failures_since_success > 0`,
        [flow.configurationId],
      );
    });
  }

  /** Writes down a failure and its audit event, in a unit of its own: a refusal rolls nothing of it back. */
  async fail(flow: TracedFlow, recorder: TraceRecorder, attempt: FailedAttempt): Promise<void> {
    await this.unit.onPlatform(WHY, async () => {
      await this.finish(flow, recorder, attempt.code, attempt.message);
      if (flow.purpose !== 'sign_in') return;
      if (!OF_THE_PERSON.includes(attempt.code)) await this.noteFailing(flow);
      if (attempt.isAudited) return;
      this.metrics.countSignIn('fed', attempt.code);
      await this.auditFailure(flow, recorder, attempt);
    });
  }

  /** A failure of an attempt that was not under way, such as an answer that was given before. */
  async recordFailure(
    { id, tenantId }: Pick<SsoConfiguration, 'id' | 'tenantId'>,
    recorder: TraceRecorder,
    attempt: FailedAttempt,
    purpose: 'sign_in' | 'test' = 'sign_in',
  ): Promise<void> {
    await this.unit.onPlatform(WHY, async () => {
      await this.fail({ traceId: uuidv7(), tenantId, configurationId: id, purpose }, recorder, attempt);
      await this.em.execute(MAKE_ROOM, [id, id, id]);
    });
  }

  private async finish(
    { traceId, tenantId, configurationId, purpose }: TracedFlow,
    { steps, claims, email, userId }: TraceRecorder,
    outcome: string,
    message: string | null,
  ): Promise<void> {
    const now = this.clock.now();
    await this.em.execute(FINISH, [
      traceId,
      tenantId ?? null,
      configurationId,
      purpose,
      outcome,
      message?.slice(0, 1_000) ?? null,
      now,
      now,
      currentRequestId(),
      email,
      userId,
      toStorableJson(steps),
      claims && toStorableJson(claims),
    ]);
  }

  private async noteFailing({ configurationId, tenantId }: TracedFlow): Promise<void> {
    await this.em.execute(
      `insert into sso_configuration_states as s (id, tenant_id, keys, failures_since_success, failing_since)
       values (?, ?, '[]', 1, ?)
       on conflict (id) do update set failures_since_success = s.failures_since_success + 1,
         failing_since = coalesce(s.failing_since, excluded.failing_since)`,
      [configurationId, tenantId ?? null, this.clock.now()],
    );
  }

  /** In the audit log of the organization whose rules decided, which is not the owner of a button of the platform. */
  private auditFailure(
    { traceId, configurationId, tenantId }: TracedFlow,
    { servingTenantId, userId }: TraceRecorder,
    { code, address }: FailedAttempt,
  ): Promise<void> {
    return this.audit.record({
      tenantId: tenantId ?? servingTenantId,
      actor: userId ? { type: 'user', id: userId } : { type: 'anonymous', id: null },
      action: 'sign_in.refused',
      target: { type: 'sso_configuration', id: configurationId },
      outcome: 'failure',
      address,
      detail: { reason: code, through: configurationId, trace: traceId },
    });
  }

  /** The newest first; at most `limit + 1`. */
  list(
    configuration: SsoConfiguration,
    query: Omit<SsoTraceListQuery, 'cursor'>,
    before?: string,
  ): Promise<SignInTrace[]> {
    const { search, result, purpose, limit } = query;
    const like = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    return this.inScope(configuration, () =>
      this.em.find(
        SignInTrace,
        {
          configurationId: configuration.id,
          ...(before ? { id: { $lt: before } } : {}),
          ...(purpose ? { purpose } : {}),
          ...(result ? { outcome: OUTCOMES[result] } : {}),
          ...(like ? { $or: [{ email: { $ilike: like } }, { requestId: { $ilike: search } }] } : {}),
        },
        { orderBy: { id: 'desc' }, limit: limit + 1 },
      ),
    );
  }

  get(configuration: SsoConfiguration, id: string): Promise<SignInTrace | null> {
    return this.inScope(configuration, () =>
      this.em.findOne(SignInTrace, { id, configurationId: configuration.id }),
    );
  }

  private inScope<T>({ tenantId }: SsoConfiguration, work: () => Promise<T>): Promise<T> {
    return this.unit.inScopeOf(tenantId ?? null, 'the platform has connections of its own', work);
  }
}
