import { Inject, Injectable, Logger } from '@nestjs/common';
import { isDatabaseAway } from '../common/problem.filter.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { Metrics } from '../telemetry/metrics.js';
import { Lookups } from './lookups.js';
import { isOnStandby, mayReadStandby } from './standby-reads.js';

/** How long reads avoid a standby that did not respond. */
const PAUSE_MS = 5_000;
/** Pauses between the checks of a standby that is behind. It usually needs a few milliseconds. */
const WAITS_MS = [2, 5, 10, 20, 40];

/** Why a read was moved to the primary. */
export type StandbyProblem = 'behind' | 'conflict' | 'unreachable' | 'writes';

class StandbyBehind extends Error {}

/**
 * Reads of lists, searches and reports on a standby of the database.
 *
 * A read sees everything that was committed before it began: the standby must have applied the write-ahead log up to the
 * position of the primary. So users see what they saved, whichever process stored it. If the standby is behind for longer
 * than a moment, unreachable, or cancels the read, the primary serves it.
 */
@Injectable()
export class Standby {
  private readonly logger = new Logger('Standby');
  private readonly isConfigured: boolean;
  private avoidedUntil = 0;

  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly lookups: Lookups,
    private readonly metrics: Metrics,
  ) {
    this.isConfigured = settings.DATABASE_READ_URL !== undefined;
  }

  /** Whether the current request should try to read from the standby. */
  get isWanted(): boolean {
    return this.isConfigured && mayReadStandby.getStore() === true && performance.now() >= this.avoidedUntil;
  }

  /** Whether the primary does not respond. Transactions that only read then go to `readInstead`, and others fail. */
  get isPrimarySilent(): boolean {
    return this.lookups.outage?.isSilent ?? false;
  }

  /** @throws PrimarySilent the transaction writes, or the outage lasts too long */
  readInstead<T>(onStandby: () => Promise<T>, onPrimary: () => Promise<T>): Promise<T> {
    const { outage } = this.lookups;
    if (!outage) throw new Error('there is no standby');
    return outage.readInstead(() => isOnStandby.run(true, onStandby), onPrimary);
  }

  /**
   * Runs one read-only transaction on the standby, or on the primary if the standby cannot run it now.
   *
   * @param onStandby begins by `isReady`, on the connection of the transaction
   */
  async read<T>(
    onStandby: (isReady: (check: (position: string) => Promise<boolean>) => Promise<void>) => Promise<T>,
    onPrimary: () => Promise<T>,
  ): Promise<T> {
    const position = await this.lookups.walPosition();
    try {
      const result = await isOnStandby.run(true, () =>
        onStandby((check) => waitUntil(() => check(position))),
      );
      this.metrics.countStandbyRead('read');
      return result;
    } catch (error) {
      const problem = problemOf(error);
      if (!problem) throw error;
      if (problem === 'unreachable') this.avoid(error as Error);
      if (problem === 'writes')
        this.logger.error({ err: error }, 'an operation with @FromStandby() writes or locks rows');
      this.metrics.countStandbyRead(problem);
      return onPrimary();
    }
  }

  private avoid({ message }: Error): void {
    if (performance.now() >= this.avoidedUntil)
      this.logger.warn(`the standby does not respond, so the primary serves its reads: ${message}`);
    this.avoidedUntil = performance.now() + PAUSE_MS;
  }
}

/** @throws StandbyBehind it did not become ready */
async function waitUntil(isReady: () => Promise<boolean>): Promise<void> {
  for (const wait of WAITS_MS) {
    if (await isReady()) return;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  if (!(await isReady())) throw new StandbyBehind();
}

/**
 * Null for an error that the primary would also report. A standby cancels a read whose rows the primary has removed since.
 * Source: PostgreSQL documentation, handling query conflicts.
 */
function problemOf(error: unknown): StandbyProblem | null {
  if (error instanceof StandbyBehind) return 'behind';
  const { code, message = '' } = error as { code?: string; message?: string };
  if (code === '25006') return 'writes';
  if (code === '40001' || /conflict with recovery/.test(message)) return 'conflict';
  return isDatabaseAway(error) || /Query read timeout/.test(message) ? 'unreachable' : null;
}
