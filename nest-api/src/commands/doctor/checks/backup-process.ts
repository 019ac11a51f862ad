import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUP_STATUS_FILE, type BackupStatus, BackupStatusSchema } from '@gatehouse/contracts';
import { type Finding, failed, ok, warning, worstOf } from '../check.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The process reports once a minute, and a log of a quiet database is stored after a minute. */
const LONGEST_SILENCE_MS = 5 * MINUTE_MS;
const LOG_LATE_MS = 15 * MINUTE_MS;
const DRILL_LATE_DAYS = 40;
const SEE = '(see "Backup" in docs/operations.md)';

/** The last report of the supervisor's backup process; null without one. */
export async function readBackupStatus(dataDir: string | undefined): Promise<BackupStatus | null> {
  const text = await readFile(join(dataDir ?? '', BACKUP_STATUS_FILE), 'utf8').catch(() => null);
  return text === null ? null : BackupStatusSchema.parse(JSON.parse(text));
}

/** @param everyHours BACKUP_EVERY_HOURS */
export function findingOfBackups(status: BackupStatus, everyHours: number, now = Date.now()): Finding {
  const age = (time: string) => now - Date.parse(time);
  return worstOf(
    [
      ofProcess(status, age(status.at)),
      ofBase(status.newestBackup === null ? null : age(status.newestBackup), everyHours),
      ofLog(status, age),
      ofDrill(status, age),
    ],
    ok(
      `The newest backup in ${status.target} is ${ago(age(status.newestBackup ?? status.at))} old, its log ` +
        `${ago(age(status.newestWal ?? status.at))}, and the last drill ${ago(age(status.lastDrill?.at ?? status.at))}.`,
    ),
  );
}

function ofProcess({ failures }: BackupStatus, silence: number): Finding {
  if (silence > LONGEST_SILENCE_MS)
    return failed(
      `The backup process has been silent for ${ago(silence)}.`,
      'Start Gatehouse, or read logs/backup.log in the data directory.',
    );
  if (failures.length > 0) return failed(failures.join(' '), 'Correct the cause. The process tries again.');
  return ok('');
}

function ofBase(age: number | null, everyHours: number): Finding {
  if (age === null)
    return failed('There is no complete base backup.', 'Run the command backup, and read its errors.');
  if (age > (everyHours + 2) * HOUR_MS)
    return failed(
      `The newest base backup is ${ago(age)} old.`,
      'Run the command backup, and read its errors.',
    );
  return ok('');
}

function ofLog({ newestWal, waiting }: BackupStatus, age: (time: string) => number): Finding {
  if (newestWal !== null && age(newestWal) > LOG_LATE_MS)
    return failed(
      `The stored log ends ${ago(age(newestWal))} ago, and ${waiting} files wait. Later changes could not be restored.`,
      'Read the log of PostgreSQL and logs/backup.log in the data directory.',
    );
  return newestWal === null
    ? warning(
        'The log of PostgreSQL is not stored. Changes after the newest base backup could not be restored.',
        `Set archive_command of your own PostgreSQL, and BACKUP_SPOOL ${SEE}.`,
      )
    : ok('');
}

function ofDrill({ lastDrill }: BackupStatus, age: (time: string) => number): Finding {
  if (lastDrill && lastDrill.problems.length > 0)
    return failed(`The last drill failed: ${lastDrill.problems.join(' ')}`, 'Run the command backup verify.');
  if (!lastDrill || age(lastDrill.at) > DRILL_LATE_DAYS * DAY_MS)
    return warning(
      `No backup was restored for a trial in ${DRILL_LATE_DAYS} days. Only a restore shows that it is complete.`,
      `Run the command backup drill, best on another machine ${SEE}.`,
    );
  return ok('');
}

function ago(ms: number): string {
  if (ms < 2 * HOUR_MS) return `${Math.round(ms / MINUTE_MS)} min`;
  return ms < 2 * DAY_MS ? `${Math.floor(ms / HOUR_MS)} hours` : `${Math.floor(ms / DAY_MS)} days`;
}
