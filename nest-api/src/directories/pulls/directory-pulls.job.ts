import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Clock } from '../../common/clock.js';
import { Jobs } from '../../jobs/jobs.js';
import { PullRunner } from './pull-runner.js';
import { duePulls } from './pulls.repository.js';

const EVERY_MS = 60_000;
const AT_ONCE = 3;
/** So that a large directory holds up no other, and no other job. It goes on in the next turn. */
const TURN_MS = 50_000;

/** Reads the directories that are due. */
@Injectable()
export class DirectoryPullsJob implements OnModuleInit {
  static readonly NAME = 'directory-pulls';
  private readonly logger = new Logger('Directories');

  constructor(
    private readonly jobs: Jobs,
    private readonly runner: PullRunner,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: DirectoryPullsJob.NAME,
      everyMs: EVERY_MS,
      run: (client, stopping) => this.run(client, stopping),
    });
  }

  /** Begins without waiting for the schedule. */
  runSoon(): void {
    this.jobs.runSoon(DirectoryPullsJob.NAME);
  }

  private async run(client: PoolClient, stopping: AbortSignal): Promise<void> {
    const turn = AbortSignal.any([stopping, AbortSignal.timeout(TURN_MS)]);
    const due = await duePulls(client, this.clock.now());
    const next = due.values();
    const worker = async () => {
      for (const place of next) {
        if (turn.aborted) return;
        await this.work(place, turn);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (turn.aborted && !stopping.aborted) this.runSoon();
  }

  private async work(place: { id: string; tenantId: string }, turn: AbortSignal): Promise<void> {
    try {
      await this.runner.work(place, turn);
    } catch (err) {
      this.logger.error({ err, directoryId: place.id }, 'a directory could not be read');
    }
  }
}
