import type { PoolClient } from 'pg';

/** Background work that all replicas share: whoever holds its lock does it. */
export interface Job {
  /** Stable and unique; it is the lock's name, the metric's label and the row in `job_runs`. */
  readonly name: string;
  /**
   * How long from one run to the next, in milliseconds. From a minute on, the period holds for all replicas
   * together and the last run is kept in `job_runs`; below, it holds for each process.
   */
  readonly everyMs: number;
  /** `client` is the maintenance role's; `stopping` is aborted when the process shuts down. */
  run(client: PoolClient, stopping: AbortSignal): Promise<void>;
}

/** From here on a job runs once a period wherever it runs. */
export const SHARED_PERIOD_MS = 60_000;
