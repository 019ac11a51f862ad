import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { waitFor } from './wait.ts';

/** Runs `work` exclusively among all processes with the same file. The lock of a dead process is ignored. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  await waitFor(`the lock ${file}`, () => takeLock(file), 300_000);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function takeLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!isRunning(holderOf(file))) rmSync(file, { force: true });
    return false;
  }
}

function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** Whether a process with this ID exists. A missing ID counts as running. */
export function isRunning(pid: number | undefined): boolean {
  if (pid === undefined) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
