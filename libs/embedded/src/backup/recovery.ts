import { chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { type OsUser, runAs } from '../postgres/os-user.ts';
import { inCommand } from '../postgres.ts';
import { waitFor } from '../wait.ts';

/** Milliseconds that the replay of the log may take. */
const LONGEST_MS = 24 * 3_600_000;
const LOG = 'recovery.log';
/** Source: PostgreSQL 18, xlogrecovery.c. */
const TARGET_NOT_REACHED = 'recovery ended before configured recovery target was reached';

export interface Recovery {
  /** An extracted base backup. */
  cluster: string;
  /** The directory of the log's files, which PostgreSQL's account may read. */
  wal: string;
  /** An empty directory of PostgreSQL's account for its socket and log. */
  run: string;
  /** Directory of `pg_ctl`. */
  bin: string;
  user: OsUser;
  /** Undefined replays everything. */
  targetTime: Date | undefined;
  /** Called while the recovered server runs, with its URL for a role and a database. */
  inspect?: ((url: UrlOf) => Promise<void>) | undefined;
  /** Stops the server. */
  signal?: AbortSignal | undefined;
}

export type UrlOf = (user: string, database: string) => string;

/**
 * Replays the log up to the target time, ends the recovery on a new timeline and stops the server.
 *
 * The server has its own settings, on a private socket, whatever those of the original were.
 *
 * @returns the time of the last commit that it has; null if the log has none
 * @throws OperatorError with the last error of PostgreSQL
 */
export async function recover(recovery: Recovery): Promise<Date | null> {
  const { cluster, user, run, inspect, signal } = recovery;
  giveFile(join(cluster, 'recovery.signal'), '', user);
  const abort = () => void pgCtl(recovery, ['stop', '-m', 'immediate']).catch(() => undefined);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    if (!(await replay(recovery, recovery.targetTime))) {
      // No commit is later than the target time, and the caller gave all of the log up to it: that is everything.
      await replay(recovery, undefined);
    }
    try {
      await inspect?.((user, database) => urlOf(run, user, database));
    } finally {
      await pgCtl(recovery, ['stop', '-w', '-m', 'fast']);
    }
    return lastCommit(recovery);
  } finally {
    signal?.removeEventListener('abort', abort);
    signal?.throwIfAborted();
  }
}

/** @returns false if the log ends before the target time */
async function replay(recovery: Recovery, targetTime: Date | undefined): Promise<boolean> {
  const { run, user } = recovery;
  const log = join(run, LOG);
  giveFile(join(run, 'recovery.conf'), settingsOf(recovery, targetTime), user);
  giveFile(join(run, 'pg_hba.conf'), 'local all all trust\n', user);
  const server = `-c config_file=${join(run, 'recovery.conf')}`;
  const begun = existsSync(log) ? readFileSync(log, 'utf8').length : 0;
  const outcome = await pgCtl(recovery, ['start', '-w', '-l', log, '-o', server]).then(
    () => waitFor('the end of the recovery', () => readOutcome(recovery.cluster), LONGEST_MS),
    () => 'ended',
  );
  if (outcome === 'serves') return true;
  const lines = readFileSync(log, 'utf8').slice(begun).trim().split('\n');
  if (targetTime && lines.some((line) => line.includes(TARGET_NOT_REACHED))) return false;
  const reason = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1);
  throw new OperatorError(`PostgreSQL could not recover the backup: ${reason}`);
}

/** Undefined while it replays the log. `pg_ctl start` returns before, because nobody can connect meanwhile. */
function readOutcome(cluster: string): 'serves' | 'ended' | undefined {
  try {
    // Source: PostgreSQL, LOCK_FILE_LINE_PM_STATUS in pidfile.h.
    const status = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[7];
    return status?.trim() === 'ready' ? 'serves' : undefined;
  } catch {
    return 'ended';
  }
}

function settingsOf({ wal, run }: Recovery, targetTime: Date | undefined): string {
  const lines = [
    "listen_addresses = ''",
    `unix_socket_directories = '${run}'`,
    'port = 5432',
    `hba_file = '${join(run, 'pg_hba.conf')}'`,
    "timezone = 'UTC'",
    `restore_command = 'cp "${inCommand(wal)}/%f" "%p"'`,
    // Nobody connects before the end, and settings of the original need not be met.
    'hot_standby = off',
    "recovery_target_action = 'promote'",
    // Abbreviations of time zones, even Z, are not known to PostgreSQL here.
    ...(targetTime
      ? [`recovery_target_time = '${targetTime.toISOString().replace('T', ' ').replace('Z', '+00')}'`]
      : []),
    // The history of the new timeline waits to be archived by the server that starts with the result.
    'archive_mode = on',
    "archive_command = ''",
  ];
  return `${lines.join('\n')}\n`;
}

/** From the log, because nobody knows the roles of the original. */
function lastCommit({ run }: Recovery): Date | null {
  const times = readFileSync(join(run, LOG), 'utf8').matchAll(
    /last completed transaction was at log time (.+)\+00/g,
  );
  const last = [...times].at(-1)?.[1];
  return last ? new Date(`${last.replace(' ', 'T')}Z`) : null;
}

function urlOf(run: string, user: string, database: string): string {
  const names = [user, database].map(encodeURIComponent);
  return `postgres://${names[0]}@localhost/${names[1]}?host=${encodeURIComponent(run)}&port=5432`;
}

function pgCtl({ bin, cluster, user }: Recovery, args: string[]): Promise<string> {
  return runAs(user, join(bin, 'pg_ctl'), [...args, '-D', cluster]);
}

/** A file that belongs to PostgreSQL's account. */
export function giveFile(path: string, content: string | Uint8Array, { uid, gid }: OsUser): void {
  writeFileSync(path, content, { mode: 0o600 });
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
