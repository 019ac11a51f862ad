import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '../wait.ts';

/** What `postmaster.pid` says, line by line. Source: PostgreSQL, src/include/utils/pidfile.h. */
export interface PidFile {
  pid: number;
  port: number;
  socketDir: string;
}

export function readPidFile(cluster: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), socketDir: lines[4] ?? '' };
  } catch {
    return undefined;
  }
}

/**
 * Whether the process of the pid file is this cluster's server. A number that answers signals is not enough: a dead
 * server that nobody reaped is a zombie, and after a restart of the container the number may be another program's.
 */
export function isServing(cluster: string, pid: number): boolean {
  if (!existsSync('/proc/self/cmdline')) return answersSignals(pid);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(cluster);
  } catch {
    return false;
  }
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Clears what a killed server left, so that the next one starts and recovers.
 *
 * The pid file is PostgreSQL's guard against two servers on one cluster, so its removal waits until the dead server's
 * own processes are gone.
 */
export async function clearStalePostmaster(cluster: string): Promise<void> {
  const left = readPidFile(cluster);
  if (!left || isServing(cluster, left.pid)) return;
  await endOrphans(cluster);
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  if (left.socketDir) rmSync(join(left.socketDir, `.s.PGSQL.${left.port}.lock`), { force: true });
}

/** Those that do not leave when asked, as PostgreSQL does it itself. Source: SIGKILL_CHILDREN_AFTER_SECS, postmaster.c. */
const FORCE_AFTER_MS = 5_000;

/**
 * Ends the processes of a dead server. Most notice its end by themselves, but one in the middle of a long query only when
 * that is done. They are told what their server tells them when one of them crashed: to leave at once, without writing
 * (SIGQUIT). Nothing committed is lost, for the next server recovers from the log.
 */
async function endOrphans(cluster: string): Promise<void> {
  const begun = Date.now();
  await waitFor(`the processes of the killed PostgreSQL in ${cluster} to end`, () => {
    const orphans = processesIn(cluster);
    for (const pid of orphans) tell(pid, Date.now() - begun < FORCE_AFTER_MS ? 'SIGQUIT' : 'SIGKILL');
    return orphans.length === 0;
  });
}

function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // ESRCH: it has gone.
  }
}

/** Every process of a PostgreSQL server stands in its cluster's directory; so may somebody's shell. */
function processesIn(cluster: string): number[] {
  if (!existsSync('/proc/self/cwd')) return [];
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && isPostgresIn(cluster, `/proc/${entry}`))
    .map(Number);
}

function isPostgresIn(cluster: string, entry: string): boolean {
  try {
    // A file that an upgrade replaced is shown with " (deleted)" behind its name.
    return (
      readlinkSync(`${entry}/cwd`) === cluster &&
      /\/postgres( \(deleted\))?$/.test(readlinkSync(`${entry}/exe`))
    );
  } catch {
    return false;
  }
}
