import type { PgBoss, Queue } from 'pg-boss';
import { cronOf } from './cron.js';
import type { Job } from './job.js';

/** Where what was given up lies until somebody has it tried again. */
export const DEAD_LETTERS = 'dead-letters';

const DAY_SECONDS = 86_400;
/** Runs of what runs every few minutes are kept for a shorter time: there are many. */
const OFTEN_MS = 15 * 60_000;
const RETRIES = 5;
/** After so long without a heartbeat, a run counts as interrupted: its process died. */
const SILENT_SECONDS = 20;

/** Makes the queues that are missing, and changes those that are not as they should be. */
export async function prepareQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!present.has(DEAD_LETTERS)) {
    await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 30 * DAY_SECONDS });
  }
  for (const job of jobs) {
    const wanted = queueOf(job);
    const found = present.get(job.name);
    // One of any number waits or runs, on all replicas together.
    if (!found) await boss.createQueue(job.name, { ...wanted, policy: 'exclusive' });
    else if (isOtherwise(found, wanted)) await boss.updateQueue(job.name, wanted);
  }
}

/** Makes the schedules that are missing, and changes those of another period. */
export async function prepareSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const present = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { name, everyMs } of jobs) {
    const cron = cronOf(name, everyMs);
    if (present.get(name) !== cron) await boss.schedule(name, cron, { by: 'schedule' });
  }
}

/** A failed run is tried again after 15 s to half a minute, then after twice as long, up to a quarter of an hour. */
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
