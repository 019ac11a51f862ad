import { type SsoTraceListQuery, TRACES_KEPT, type TraceStep } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { currentRequestId } from '../../common/request-id.js';
import { countUpTo } from '../../database/count-up-to.js';
import { toStorableJson } from '../../database/storable-json.js';
import { SignInTrace } from '../sign-in-trace.entity.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import type { SsoFlow } from '../sso-flow.entity.js';
import type { TraceRecorder } from './trace-recorder.js';

export type { SignInTrace };

/** What a trace is of. */
export type TracedFlow = Pick<SsoFlow, 'traceId' | 'tenantId' | 'configurationId' | 'draftId' | 'purpose'> &
  Partial<Pick<SsoFlow, 'mode'>>;

/** Ends that are good: in, or one step from it. */
const GOOD = ['success', 'link_required'];
const OUTCOMES = {
  success: { $in: GOOD },
  failure: { $nin: GOOD, $ne: null },
  open: null,
} as const;
const GOOD_SQL = `('success', 'link_required')`;
const OUTCOMES_SQL = {
  success: `outcome in ${GOOD_SQL}`,
  failure: `outcome not in ${GOOD_SQL}`,
  open: 'outcome is null',
} as const;

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
  insert into sign_in_traces as t (id, tenant_id, configuration_id, draft_id, purpose, outcome, message, started_at, finished_at,
    request_id, email, user_id, steps, claims)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb)
  on conflict (id) do update set outcome = excluded.outcome, message = excluded.message,
    finished_at = excluded.finished_at, request_id = excluded.request_id, email = excluded.email,
    user_id = excluded.user_id, steps = t.steps || excluded.steps, claims = coalesce(excluded.claims, t.claims)
  returning steps`;

/** What a list of traces is narrowed to. */
export interface TraceFilter extends Pick<SsoTraceListQuery, 'search' | 'result' | 'purpose'> {
  /** In place of a search, if they are known. */
  readonly ids?: readonly string[] | undefined;
}

/** What happened in sign-ins, in the unit of work of the caller. */
@Injectable()
export class TracesRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** One that begins now, with this request. */
  async add(
    { id, tenantId, draft }: Pick<SsoConfiguration, 'id' | 'tenantId' | 'draft'>,
    purpose: 'sign_in' | 'test',
  ): Promise<SignInTrace> {
    const trace = this.em.create(SignInTrace, {
      tenantId: tenantId ?? null,
      configurationId: id,
      draftId: draft?.id ?? null,
      purpose,
      startedAt: this.clock.now(),
      requestId: currentRequestId(),
      steps: [],
    });
    await this.em.flush();
    return trace;
  }

  /**
   * Older successes and failures of a connection become one line each, apart from one another, so that successes push
   * out no failure; unfinished sign-ins beyond the newest are removed.
   */
  async makeRoom(configurationId: string): Promise<void> {
    await this.em.execute(MAKE_ROOM, [configurationId, configurationId, configurationId]);
  }

  /** Adds what happened so far to one that is under way. */
  async append(id: string, steps: readonly TraceStep[]): Promise<void> {
    await this.em.execute('update sign_in_traces set steps = steps || ?::jsonb where id = ?', [
      JSON.stringify(steps),
      id,
    ]);
  }

  /** Writes down how it ended, now and with this request. @returns all steps */
  async finish(
    { traceId, tenantId, configurationId, draftId, purpose }: TracedFlow,
    { steps, claims, email, userId }: Pick<TraceRecorder, 'steps' | 'claims' | 'email' | 'userId'>,
    outcome: string,
    message: string | null,
  ): Promise<TraceStep[]> {
    const now = this.clock.now();
    const [row] = await this.em.execute<{ steps: TraceStep[] }[]>(FINISH, [
      traceId,
      tenantId ?? null,
      configurationId,
      draftId ?? null,
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
    return row?.steps ?? [];
  }

  /** The newest first; at most `limit + 1`. */
  page(
    configurationId: string,
    { search, result, purpose, ids, limit }: TraceFilter & { limit: number },
    before?: string,
  ): Promise<SignInTrace[]> {
    const like = !ids && search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    return this.em.find(
      SignInTrace,
      {
        configurationId,
        $and: [before ? { id: { $lt: before } } : {}, ids ? { id: { $in: [...ids] } } : {}],
        ...(purpose ? { purpose } : {}),
        ...(result ? { outcome: OUTCOMES[result] } : {}),
        ...(like
          ? {
              $or: [{ email: { $ilike: like } }, { requestId: { $ilike: search } }, { outcome: search }],
            }
          : {}),
      },
      { orderBy: { id: 'desc' }, limit: limit + 1 },
    );
  }

  /** As many as `page` finds in all. @param most counts no further */
  count(
    configurationId: string,
    { search, result, purpose, ids }: TraceFilter,
    most: number,
  ): Promise<number> {
    const like = !ids && search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
    const conditions = [
      'configuration_id = ?',
      ...(purpose ? ['purpose = ?'] : []),
      ...(result ? [OUTCOMES_SQL[result]] : []),
      ...(like ? ['(email ilike ? or request_id ilike ? or outcome = ?)'] : []),
      ...(ids ? ['id = any(?::uuid[])'] : []),
    ];
    const values = [
      configurationId,
      purpose,
      ...(like ? [like, search, search] : []),
      ids && `{${ids.join(',')}}`,
    ].filter(Boolean);
    return countUpTo(this.em, `sign_in_traces where ${conditions.join(' and ')}`, values, most);
  }

  find(configurationId: string, id: string): Promise<SignInTrace | null> {
    return this.em.findOne(SignInTrace, { id, configurationId });
  }
}
