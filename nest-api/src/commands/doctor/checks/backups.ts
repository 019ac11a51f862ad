import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Check, type Finding, failed, ok, warning } from '../check.js';
import type { Query } from '../surroundings.js';
import { findingOfBackups, readBackupStatus } from './backup-process.js';

const HOUR_MS = 3_600_000;
/** A daily backup, with time to write it. */
const LONGEST_HOURS = 26;
const ARCHIVE_LATE_SECONDS = 3_600;

interface Archiver {
  readonly mode: string;
  readonly isFailing: boolean;
  readonly archivedAgo: number | null;
}

/**
 * The known facts about backups: the age of the file named by `--backup`, the report of the backup process, or PostgreSQL's
 * WAL archive.
 */
export const backups: Check = {
  name: 'backups',
  needs: ['database'],
  run: async ({ wishes, env, asApp }) => {
    if (wishes.backup) return ofFiles(wishes.backup);
    const status = env.BACKUP_TARGET ? await readBackupStatus(env.GATEHOUSE_DATA_DIR) : null;
    return status ? findingOfBackups(status, Number(env.BACKUP_EVERY_HOURS) || 24) : ofArchive(asApp);
  },
};

async function ofFiles(path: string): Promise<Finding> {
  const newest = await newestOf(path);
  if (!newest)
    return failed(
      `There is no backup at ${path}.`,
      'Correct the path of --backup, or find out why the backup does not run (see "Backup" in docs/operations.md).',
    );
  const hours = (Date.now() - newest.at) / HOUR_MS;
  if (newest.bytes === 0)
    return failed(
      `The newest backup, ${newest.path}, is empty.`,
      'Run the backup by hand and read its errors.',
    );
  if (hours > LONGEST_HOURS)
    return failed(
      `The newest backup, ${newest.path}, is ${Math.floor(hours)} hours old.`,
      'Find out why the backup does not run, and take one now.',
    );
  return ok(
    `The newest backup, ${newest.path}, is ${Math.floor(hours)} hours old. Only a restore shows that it is complete.`,
  );
}

async function newestOf(path: string) {
  const names = await readdir(path).catch(() => ['']);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = name ? join(path, name) : path;
      const found = await stat(file).catch(() => null);
      return found?.isFile() ? { path: file, at: found.mtimeMs, bytes: found.size } : null;
    }),
  );
  return files.filter((file) => file !== null).toSorted((a, b) => b.at - a.at)[0];
}

async function ofArchive(asApp: Query): Promise<Finding> {
  const [archiver] = await asApp<Archiver>(
    `select current_setting('archive_mode') as mode,
       coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "isFailing",
       extract(epoch from now() - last_archived_time)::float8 as "archivedAgo"
     from pg_stat_archiver`,
  );
  if (!archiver || archiver.mode === 'off')
    return warning(
      'Whether there are backups is not known: PostgreSQL does not archive its log, and --backup names no file.',
      'Take a backup every day (see "Backup" in docs/operations.md), and run doctor --backup <file or directory>, which checks its age. A managed PostgreSQL shows its backups in its own console.',
    );
  if (archiver.isFailing)
    return failed(
      'PostgreSQL fails to archive its log.',
      'Read the log of PostgreSQL for the error of archive_command. Until it works, only the last full backup can be restored.',
    );
  if (archiver.archivedAgo === null)
    return warning(
      'PostgreSQL has archived nothing yet.',
      'Set archive_timeout, so that a quiet database is archived as well, and check again.',
    );
  if (archiver.archivedAgo > ARCHIVE_LATE_SECONDS)
    return warning(
      `PostgreSQL archived its log ${Math.round(archiver.archivedAgo / 60)} minutes ago.`,
      'Set archive_timeout to the longest time whose changes you can lose, such as 5min.',
    );
  return ok(
    `PostgreSQL archived its log ${Math.round(archiver.archivedAgo / 60)} minutes ago. Only a restore shows that it is complete.`,
  );
}
