import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './lock.ts';
import { OperatorError } from './operator-error.ts';
import { waitFor } from './wait.ts';

/** Allows one Gatehouse per data directory. */
export interface InstanceLock {
  /** Whether the previous one ended without releasing it, so that its children may still be ending. */
  afterCrash: boolean;
  release(): void;
}

/** Time limit for a Gatehouse that lost its terminal to end. */
const PATIENCE_MS = 5_000;

/** @throws OperatorError a running Gatehouse uses the directory */
export async function takeInstanceLock(dataDir: string): Promise<InstanceLock> {
  const file = join(dataDir, 'gatehouse.pid');
  const holder = readHolder(file);
  const afterCrash = holder !== undefined;
  if (holder && isSame(holder)) await untilGone(holder, dataDir);
  rmSync(file, { force: true });
  writeFileSync(file, `${process.pid} ${startOf(process.pid) ?? ''}\n`);
  return { afterCrash, release: () => rmSync(file, { force: true }) };
}

async function untilGone(holder: Holder, dataDir: string): Promise<void> {
  try {
    await waitFor('the other Gatehouse to end', () => !isSame(holder), PATIENCE_MS);
  } catch {
    throw new OperatorError(
      `GATEHOUSE_DATA_DIR: ${dataDir} is in use by a running Gatehouse (process ${holder.pid}): ` +
        'stop that one or give another directory.',
    );
  }
}

interface Holder {
  pid: number;
  start: string | undefined;
}

function readHolder(file: string): Holder | undefined {
  try {
    const [pid, start] = readFileSync(file, 'utf8').trim().split(' ');
    return { pid: Number(pid), start };
  } catch {
    return undefined;
  }
}

/** The process ID alone may be reused by another program, or be a zombie's. */
function isSame({ pid, start }: Holder): boolean {
  if (!isRunning(pid)) return false;
  return start === undefined || startOf(pid) === start;
}

/**
 * When the process started, in clock ticks since boot; undefined if it is dead or /proc is missing. Source:
 * proc_pid_stat(5).
 */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}
