import { setTimeout as delay } from 'node:timers/promises';
import { describeFailure } from '../operator-error.ts';
import { readManifests } from './backup-manifest.ts';
import type { BackupSettings } from './backup-settings.ts';
import { readClusterFacts } from './cluster-facts.ts';
import { drill, readLastDrill } from './drill.ts';
import { prune } from './retention.ts';
import { readIdentity } from './sealing.ts';
import { readStatus, writeStatus } from './status.ts';
import { type BackupSource, takeBackup } from './take-backup.ts';
import type { Target } from './target.ts';
import { shipWal } from './wal-shipping.ts';

const HOUR_MS = 3_600_000;
const DRILL_EVERY_MS = 24 * HOUR_MS;
/** Milliseconds between two looks of each task. */
const SHIP_MS = 5_000;
const BACKUP_MS = 60_000;
const STATUS_MS = 60_000;

export interface BackupService {
  settings: BackupSettings;
  target: Target;
  source: BackupSource;
  /** Undefined if PostgreSQL archives nothing here. */
  spool: string | undefined;
  /** For the status file. */
  dataDir: string;
  say: (line: string) => void;
  signal: AbortSignal;
}

/**
 * Stores the log, takes base backups and runs drills until the signal. A failure is reported once, and tried again
 * without limit.
 */
export async function runBackupService(service: BackupService): Promise<void> {
  const failures = new Map<string, string>();
  const every = (task: string, ms: number, work: () => Promise<unknown>) =>
    repeat(service, failures, task, ms, work);
  await Promise.all([
    every('write-ahead log', SHIP_MS, () => ship(service)),
    every('base backup', BACKUP_MS, () => backUpIfDue(service)),
    every('drill', BACKUP_MS, () => drillIfDue(service)),
    every('status', STATUS_MS, () => report(service, failures)),
  ]);
}

async function repeat(
  { say, signal }: BackupService,
  failures: Map<string, string>,
  task: string,
  ms: number,
  work: () => Promise<unknown>,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await work();
      if (failures.delete(task)) say(`Backup: the ${task} works again.`);
    } catch (error) {
      if (signal.aborted) return;
      const failure = `Backup: the ${task} failed: ${describeFailure(error)}`;
      if (failures.get(task) !== failure) say(failure);
      failures.set(task, failure);
    }
    await delay(ms, undefined, { signal }).catch(() => undefined);
  }
}

async function ship({ spool, target, settings, signal }: BackupService): Promise<void> {
  if (spool) await shipWal(spool, target, settings.recipient, signal);
}

async function backUpIfDue({ target, settings, source, say, signal }: BackupService): Promise<void> {
  const newest = (await readManifests(target)).at(-1);
  if (newest && Date.now() - new Date(newest.startedAt).getTime() < settings.everyHours * HOUR_MS) {
    // After a restore, the log goes on from another point: the earlier backups do not lead to it.
    if (newest.timeline === (await readClusterFacts(source.ownerUrl)).timeline) return;
  }
  const { name } = await takeBackup(target, source, settings.recipient, signal);
  say(`Backup: took the base backup ${name}.`);
  await prune(target, settings.keep);
}

async function drillIfDue({ target, settings, source, say, signal }: BackupService): Promise<void> {
  if (!settings.drillIdentity || (await readManifests(target)).length === 0) return;
  const last = await readLastDrill(target);
  if (last && Date.now() - new Date(last.at).getTime() < DRILL_EVERY_MS) return;
  const identity = await readIdentity(settings.drillIdentity);
  const { problems, reaches, seconds } = await drill(target, identity, source.masterKey, signal);
  if (problems.length > 0) say(`Backup: the drill failed: ${problems.join(' ')}`);
  else say(`Backup: the drill restored everything up to ${reaches} in ${Math.round(seconds)} s.`);
}

async function report(
  { target, spool, dataDir }: BackupService,
  failures: Map<string, string>,
): Promise<void> {
  writeStatus(dataDir, { ...(await readStatus(target, spool)), failures: [...failures.values()] });
}
