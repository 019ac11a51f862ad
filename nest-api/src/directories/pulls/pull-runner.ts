import { type DirectoryPullStop, PULL_FULL_HOURS, PULL_MINUTES, PULL_STOPS } from '@gatehouse/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { Clock, plusSeconds } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { type PullRun, PullRunsRepository } from './pull-runs.repository.js';
import { PullFailed, type PullOrder, type PullSource, StartOver } from './pull-source.js';
import { PullSources } from './pull-sources.js';
import { PullWriter } from './pull-writer.js';
import { PulledObjectsRepository } from './pulled-objects.repository.js';
import { type PullRow, PullsRepository } from './pulls.repository.js';

const MINUTE = 60;
/** Failures in a row after which a run is given up, and the next one begins anew. */
const MOST_FAILURES = 8;

interface Place {
  readonly id: string;
  readonly tenantId: string;
}

/** Reads one directory, for as long as its turn lasts. */
@Injectable()
export class PullRunner {
  private readonly logger = new Logger('Directories');

  constructor(
    private readonly pulls: PullsRepository,
    private readonly runs: PullRunsRepository,
    private readonly objects: PulledObjectsRepository,
    private readonly sources: PullSources,
    private readonly writer: PullWriter,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Goes on with the run of a directory, or begins one.
   *
   * @param stopping ends the turn: what was saved stays, and the next turn goes on behind it
   */
  async work(place: Place, stopping: AbortSignal): Promise<void> {
    const begun = await this.begin(place);
    if (!begun) return;
    try {
      await this.carryOut(begun.pull, begun.run, begun.source, stopping);
    } catch (error) {
      // The turn is over, and the run goes on in the next one.
      if (stopping.aborted) return;
      await this.fail(place, this.failureOf(error, place));
    }
  }

  private begin({ id, tenantId }: Place) {
    return this.unit.inTenant(tenantId, async () => {
      const pull = await this.pulls.find(id);
      const source = pull && this.sources.find(pull.source);
      const now = this.clock.now();
      if (!pull || !source || !pull.nextAt || new Date(pull.nextAt) > now) return null;
      const open = await this.runs.running(id);
      if (open) return { pull, source, run: open };
      await this.objects.unstage(id);
      const kind = kindOf(pull, now);
      await this.pulls.take(id);
      const run = await this.runs.begin({ tenantId, directoryId: id, kind, startedBy: pull.wantedBy }, now);
      return run && { pull, source, run };
    });
  }

  private async carryOut(
    pull: PullRow,
    from: PullRun,
    source: PullSource,
    stopping: AbortSignal,
  ): Promise<void> {
    let run: PullRun | null = from;
    while (run && !stopping.aborted) {
      if (run.phase === 'finished') return this.succeed(run);
      if (run.phase === 'members') run = await this.writer.members(run);
      else if (run.phase === 'comparison') run = await this.writer.compare(run);
      else run = await this.read(pull, run, source, stopping);
    }
  }

  /** Until the last page is saved. */
  private async read(
    pull: PullRow,
    from: PullRun,
    source: PullSource,
    stopping: AbortSignal,
  ): Promise<PullRun | null> {
    let run: PullRun = from;
    try {
      for await (const page of source.pages(this.orderOf(pull, run, stopping))) {
        const saved = await this.writer.page(run, page);
        if (!saved || stopping.aborted) return saved;
        run = saved;
      }
      return run;
    } catch (error) {
      const isBeginning = run.kind === 'full' && run.cursor === null;
      if (!(error instanceof StartOver) || isBeginning) throw error;
      return this.unit.inTenant(run.tenantId, async () => {
        await this.objects.unstage(run.directoryId);
        return this.runs.startOver(run, this.clock.now());
      });
    }
  }

  private orderOf(pull: PullRow, run: PullRun, stopping: AbortSignal): PullOrder {
    const { tenantId, directoryId, kind, cursor } = run;
    return {
      tenantId,
      directoryId,
      runId: run.id,
      kind,
      resume: cursor,
      since: pull.cursor,
      settings: { includeGuests: pull.settings.includeGuests === true },
      stopping,
      marksOf: (of, externalIds) =>
        this.unit.inTenant(tenantId, () => this.objects.marks(directoryId, of, externalIds)),
    };
  }

  private succeed({ id, tenantId, directoryId, kind, nextCursor }: PullRun): Promise<void> {
    return this.unit.inTenant(tenantId, async () => {
      const now = this.clock.now();
      await this.runs.finish(id, 'succeeded', null, now);
      const next = plusSeconds(now, PULL_MINUTES * MINUTE);
      await this.pulls.succeed(directoryId, { kind, cursor: nextCursor }, now, next);
    });
  }

  private failureOf(error: unknown, { id }: Place): PullFailed {
    if (error instanceof PullFailed) return error;
    if (error instanceof StartOver) {
      return new PullFailed('unexpected_response', 'The directory rejected a read from the beginning.');
    }
    this.logger.error({ err: error, directoryId: id }, 'a directory could not be read');
    return new PullFailed('internal', 'An unexpected error occurred. Gatehouse tries again.');
  }

  private fail({ id, tenantId }: Place, { code, message, retryAfter }: PullFailed): Promise<void> {
    return this.unit.inTenant(tenantId, async () => {
      const now = this.clock.now();
      const [pull, run] = [await this.pulls.find(id), await this.runs.running(id)];
      if (!pull) return;
      const error = { code, message };
      if (isStop(code)) {
        if (run) await this.runs.finish(run.id, 'failed', error, now);
        await this.pulls.stop(id, { code, message, at: now.toISOString() });
        await this.record(tenantId, id, code);
        return;
      }
      const failures = pull.failures + 1;
      const isOver = failures >= MOST_FAILURES;
      if (run && isOver) await this.runs.finish(run.id, 'failed', error, now);
      else if (run) await this.runs.note(run.id, error, now);
      if (isOver) await this.record(tenantId, id, code);
      await this.pulls.plan(id, plusSeconds(now, waitOf(failures, retryAfter)), isOver ? 0 : failures);
    });
  }

  private record(tenantId: string, id: string, code: string): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'system', id: null },
      action: 'directory_read.failed',
      target: { type: 'sso_configuration', id },
      outcome: 'failure',
      // A field with the name `code` would be redacted.
      detail: { reason: code },
    });
  }
}

function kindOf({ wanted, cursor, fullAt }: PullRow, now: Date): PullRun['kind'] {
  if (wanted === 'full' || !cursor || !fullAt) return 'full';
  const isOld = new Date(fullAt).getTime() <= now.getTime() - PULL_FULL_HOURS * 3_600_000;
  return isOld ? 'full' : 'incremental';
}

function isStop(code: string): code is DirectoryPullStop {
  return (PULL_STOPS as readonly string[]).includes(code);
}

/** Seconds until the next attempt: as long as the directory says, else 1, 2, 4 … minutes. */
function waitOf(failures: number, retryAfter: number | undefined): number {
  const own = Math.min(2 ** (failures - 1), PULL_MINUTES) * MINUTE;
  return retryAfter === undefined ? own : Math.max(1, Math.min(retryAfter, 86_400));
}
