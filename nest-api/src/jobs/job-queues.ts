import type { PgBoss, Queue } from 'pg-boss';
import { cronOf } from './cron.js';
import type { Job } from './job.js';

/** The queue of dead letters, until an operator retries them. */
export const DEAD_LETTERS = 'dead-letters';

const DAY_SECONDS = 86_400;
/** Runs of frequent jobs are kept for a shorter time, because there are many. */
const OFTEN_MS = 15 * 60_000;
const RETRIES = 5;
/** Seconds without a heartbeat after which a run counts as interrupted: its process died. */
const SILENT_SECONDS = 20;

/** Creates missing queues and updates those with other settings. */
export async function prepareQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!present.has(DEAD_LETTERS)) {
    await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 30 * DAY_SECONDS });
  }
  for (const job of jobs) {
    const wanted = queueOf(job);
    const found = present.get(job.name);
    // Allows one waiting or running job across all replicas.
    if (!found) await boss.createQueue(job.name, { ...wanted, policy: 'exclusive' });
    else if (isOtherwise(found, wanted)) await boss.updateQueue(job.name, wanted);
  }
}

/** Creates missing schedules and updates those with another period. */
export async function prepareSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const present = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { name, everyMs } of jobs) {
    const cron = cronOf(name, everyMs);
    if (present.get(name) !== cron) await boss.schedule(name, cron, { by: 'schedule' });
  }
}

/** A failed run is retried after 15 to 30 seconds, then after twice the delay, up to 15 minutes. */
function queueOf({ everyMs, retries = RETRIES }: Job) {
  return {
    retryLimit: retries,
    retryDelay: 15,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: 3_600,
    heartbeatSeconds: SILENT_SECONDS,
    deleteAfterSeconds: (everyMs < OFTEN_MS ? 1 : 7) * DAY_SECONDS,
    deadLetter: DEAD_LETTERS,
  } satisfies Partial<Queue>;
}

function isOtherwise(found: Queue, wanted: Partial<Queue>): boolean {
  return Object.entries(wanted).some(([key, value]) => found[key as keyof Queue] !== value);
}
