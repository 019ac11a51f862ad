import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from '@gatehouse/embedded';

/** The product in its own process, from the start to its ready line. */
export interface Started {
  child: ChildProcess;
  /** In seconds. */
  took: number;
  stop(): Promise<void>;
}

export async function start(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  directory = ROOT,
): Promise<Started> {
  const began = performance.now();
  const child = spawn(command, args, { cwd: directory, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes('Gatehouse is ready')) resolve();
    });
    child.once('exit', () => reject(new Error(`the start ended: ${text}`)));
  });
  const took = (performance.now() - began) / 1000;
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { child, took, stop };
}
