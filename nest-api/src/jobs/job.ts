import type { PoolClient } from 'pg';

/** Background work of all replicas; a lock lets one of them run it. */
export interface Job {
  /** Stable and unique: the name of the lock, the queue and the row in `job_runs`, and the label of the metric. */
  readonly name: string;
  /**
   * Time between two runs, in milliseconds. From a minute on, one schedule serves all replicas (see `cronOf` for valid
   * periods); shorter periods apply to each process.
   */
  readonly everyMs: number;
  /** Number of retries of a failed shared job; 5 by default. */
  readonly retries?: number;
  /** `client` is connected as the maintenance role; `stopping` is aborted when the process shuts down. */
  run(client: PoolClient, stopping: AbortSignal): Promise<void>;
}

/** From this period on, a job runs once across all replicas. */
export const SHARED_PERIOD_MS = 60_000;

export function isShared({ everyMs }: Pick<Job, 'everyMs'>): boolean {
  return everyMs >= SHARED_PERIOD_MS;
}

/** Codes of PostgreSQL and of the operating system, such as 42501 and ECONNREFUSED. */
const CODE = /^[A-Z0-9_]{3,40}$/;

/**
 * The stored kind of an error, such as `RangeError` or `DatabaseError 42501`. Its message may contain addresses or
 * data, so it is only logged.
 */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  // Name of the database's own errors.
  const name = error.name === 'error' ? 'DatabaseError' : error.name;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && CODE.test(code) ? `${name} ${code}` : name;
}
