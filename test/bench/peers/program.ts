import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '@gatehouse/embedded';

/**
 * Runs a program until it exits.
 *
 * @returns its stdout and stderr
 * @throws Error if it fails; the message contains its output
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(program, [...args], { cwd: ROOT, ...options });
  return stdout + stderr;
}
