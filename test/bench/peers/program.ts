import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '@gatehouse/embedded';

/**
 * Runs a program until it ends.
 *
 * @returns both of its outputs
 * @throws Error it failed; the message has its outputs
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(program, [...args], { cwd: ROOT, ...options });
  return stdout + stderr;
}
