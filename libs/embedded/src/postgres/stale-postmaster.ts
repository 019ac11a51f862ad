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
 * own processes, which notice its end by themselves, are gone.
 */
export async function clearStalePostmaster(cluster: string): Promise<void> {
  const left = readPidFile(cluster);
  if (!left || isServing(cluster, left.pid)) return;
  await waitFor(`the processes of the killed PostgreSQL in ${cluster} to end`, () => !hasProcesses(cluster));
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
  if (left.socketDir) rmSync(join(left.socketDir, `.s.PGSQL.${left.port}.lock`), { force: true });
}

/** Every process of a PostgreSQL server stands in its cluster's directory. */
function hasProcesses(cluster: string): boolean {
  if (!existsSync('/proc/self/cwd')) return false;
  return readdirSync('/proc').some((entry) => {
    try {
      return /^\d+$/.test(entry) && readlinkSync(`/proc/${entry}/cwd`) === cluster;
    } catch {
      return false;
    }
  });
}
