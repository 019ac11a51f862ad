import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, withBinaries } from './repository.ts';

/**
 * Runs a program of node_modules/.bin, or Node itself, in the root with inherited output. Resolves with its exit code.
 */
export async function runTool(program: string, args: string[], env = process.env): Promise<number> {
  const path = program === 'node' ? process.execPath : join(ROOT, 'node_modules', '.bin', program);
  const child = spawn(path, args, { cwd: ROOT, stdio: 'inherit', env: withBinaries(env) });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.on(signal, pass);
  try {
    return await new Promise<number>((resolve, reject) => {
      child.once('error', reject).once('close', (code) => resolve(code ?? 1));
    });
  } finally {
    for (const signal of signals) process.off(signal, pass);
  }
}
