import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export interface ShellOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  signal?: AbortSignal | undefined;
}

/**
 * Runs a shell command and collects its output. It has its own process group, which an abort ends completely: a signal
 * to the shell alone would leave the compiler running.
 *
 * @returns the exit code (null if ended by a signal) with both outputs, one after the other
 */
export async function runShell(
  line: string,
  { cwd, env, signal }: ShellOptions,
): Promise<{ code: number | null; output: string }> {
  signal?.throwIfAborted();
  const child = spawn('/bin/sh', ['-c', line], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const abort = () => child.pid && process.kill(-child.pid, 'SIGKILL');
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const [out, errors, code] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve)),
    ]);
    return { code, output: `${out}\n${errors}`.trim() };
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}
