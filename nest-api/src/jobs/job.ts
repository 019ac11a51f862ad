import type { PoolClient } from 'pg';

/** Background work that all replicas share: whoever holds its lock does it. */
export interface Job {
  /** Stable and unique; it is the lock's name, the metric's label, the queue's name and the row in `job_runs`. */
  readonly name: string;
  /**
   * How long from one run to the next, in milliseconds. From a minute on, a schedule holds it for all replicas
   * together (see `cronOf` for the periods there are); below, it holds for each process.
   */
  readonly everyMs: number;
  /** How often a shared job that failed is tried again before it is given up; 5 unless told. */
  readonly retries?: number;
  /** `client` is the maintenance role's; `stopping` is aborted when the process shuts down. */
  run(client: PoolClient, stopping: AbortSignal): Promise<void>;
}

/** From here on a job runs once a period wherever it runs. */
export const SHARED_PERIOD_MS = 60_000;

export function isShared({ everyMs }: Pick<Job, 'everyMs'>): boolean {
  return everyMs >= SHARED_PERIOD_MS;
}

/** Codes of PostgreSQL and of the system, such as 42501 and ECONNREFUSED. */
const CODE = /^[A-Z0-9_]{3,40}$/;

/**
 * What is told and kept of an error, such as `RangeError` or `DatabaseError 42501`: its message may hold addresses or
 * data, and is for the log alone.
 */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  // What the database's own errors are called.
  const name = error.name === 'error' ? 'DatabaseError' : error.name;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && CODE.test(code) ? `${name} ${code}` : name;
}
