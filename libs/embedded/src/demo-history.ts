import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './repository.ts';

/**
 * Loads the demo organizations and their history in a separate low-priority process. After an interruption, it
 * continues at the next start.
 *
 * @param env the migrator's environment: only the owner of the tables may insert past audit events
 * @param report called if it fails
 * @returns a function that ends it
 */
export function startDemoHistory(
  env: NodeJS.ProcessEnv,
  report: (line: string) => void,
): () => Promise<void> {
  const command = join(ROOT, 'nest-api/dist/commands/load-demo-data.js');
  // The IPC channel ends it with this process, even if that is killed.
  const child = spawn(process.execPath, [command, '--unless-removed'], {
    cwd: join(ROOT, 'nest-api'),
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  child.unref();
  let isStopped = false;
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  child.once('error', (error) => report(`The demo data could not be loaded: ${error.message}`));
  child.once('exit', (code) => {
    if (code !== 0 && !isStopped) report(`The demo data could not be loaded: ${said.trim()}`);
  });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return async () => {
    isStopped = true;
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
}
