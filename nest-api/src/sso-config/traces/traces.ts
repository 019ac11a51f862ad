import { type SsoTraceListQuery, TRACES_KEPT } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { currentRequestId } from '../../common/request-id.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SignInTrace } from '../sign-in-trace.entity.js';
import type { SsoConfiguration } from '../sso-configuration.entity.js';
import { TraceRecorder } from './trace-recorder.js';

const WHY = 'a sign-in belongs to nobody until it is done';

/** Ends that are good: in, or one step from it. */
const GOOD = ['success', 'link_required'];
const OUTCOMES = {
  success: { $in: GOOD },
  failure: { $nin: GOOD, $ne: null },
  open: null,
} as const;

/** What happened in the last sign-ins of each connection. */
@Injectable()
export class Traces {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  recorder(): TraceRecorder {
    return new TraceRecorder(this.clock);
  }

  /**
   * Begins one, and forgets those beyond the last fifty. Sign-ins that nobody came back from are counted apart, so that
   * whoever begins many of them pushes out none that ended. Joins the unit of work that is open.
   */
  async begin(
    configuration: Pick<SsoConfiguration, 'id' | 'tenantId'>,
    purpose: 'sign_in' | 'test',
  ): Promise<SignInTrace> {
    const trace = this.em.create(SignInTrace, {
      tenantId: configuration.tenantId ?? null,
      configurationId: configuration.id,
      purpose,
      startedAt: this.clock.now(),
      requestId: currentRequestId(),
      steps: [],
    });
    await this.em.flush();
    await this.em.execute(
      `delete from sign_in_traces where id in (
         select id from (
           select id, row_number() over (partition by finished_at is null order by id desc) as place
           from sign_in_traces where configuration_id = ?) ranked
         where place > ${TRACES_KEPT})`,
      [configuration.id],
    );
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

  /** Writes down how one ended, in a unit of its own: a refusal rolls nothing of it back. */
  async finish(
    traceId: string,
    recorder: TraceRecorder,
    outcome: string,
    message: string | null = null,
  ): Promise<void> {
    await this.unit.onPlatform(WHY, async () => {
      const trace = await this.em.findOne(SignInTrace, { id: traceId });
      // Fifty others may have begun meanwhile.
      if (!trace) return;
      const finishedAt = this.clock.now();
      const requestId = currentRequestId();
      const { claims, email, userId } = recorder;
      this.em.assign(trace, { outcome, message, finishedAt, requestId, email, userId });
      trace.steps = [...(trace.steps as TraceRecorder['steps']), ...recorder.steps];
      if (claims) trace.claims = claims;
      await this.em.flush();
    });
  }

  /** One that ended as it began, such as an answer that was given before. */
  async record(
    configuration: Pick<SsoConfiguration, 'id' | 'tenantId'>,
    recorder: TraceRecorder,
    outcome: string,
    message: string,
  ): Promise<void> {
    const { id } = await this.unit.onPlatform(WHY, () => this.begin(configuration, 'sign_in'));
    await this.finish(id, recorder, outcome, message);
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
