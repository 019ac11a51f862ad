import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from '../wait.ts';

/** The lines of `postmaster.pid`. Source: PostgreSQL, src/include/utils/pidfile.h. */
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
 * Whether the process of the pid file is this cluster's server. A process that answers signals is not enough: a dead
 * server may remain as a zombie, and after a restart of the container another program may have its ID.
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
 * Removes the remains of a killed server, so that the next one starts and recovers.
 *
 * The pid file is PostgreSQL's guard against two servers on one cluster, so it is removed only after the dead server's
 * processes are gone.
 */
export async function clearStalePostmaster(cluster: string): Promise<void> {
  const left = readPidFile(cluster);
  if (!left || isServing(cluster, left.pid)) return;
  await endOrphans(cluster);
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  if (left.socketDir) rmSync(join(left.socketDir, `.s.PGSQL.${left.port}.lock`), { force: true });
}

/**
 * Processes that do not end on request, with the time limit of PostgreSQL itself. Source: SIGKILL_CHILDREN_AFTER_SECS,
 * postmaster.c.
 */
const FORCE_AFTER_MS = 5_000;

/**
 * Ends the processes of a dead server. Most notice its end themselves, but one in the middle of a long query only when
 * that is done. They receive the signal that their server sends after a crash: to end immediately, without writing
 * (SIGQUIT). No committed data is lost, because the next server recovers from the log.
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
    // ESRCH: it is gone.
  }
}

/** Every process of a PostgreSQL server has its cluster's directory as working directory; so may a user's shell. */
function processesIn(cluster: string): number[] {
  if (!existsSync('/proc/self/cwd')) return [];
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && isPostgresIn(cluster, `/proc/${entry}`))
    .map(Number);
}

function isPostgresIn(cluster: string, entry: string): boolean {
  try {
    // The path of a file that an upgrade replaced ends with " (deleted)".
    return (
      readlinkSync(`${entry}/cwd`) === cluster &&
      /\/postgres( \(deleted\))?$/.test(readlinkSync(`${entry}/exe`))
    );
  } catch {
    return false;
  }
}
