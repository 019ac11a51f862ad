import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '@gatehouse/embedded';

/** Runs a program to its end. @returns what it says on both outputs @throws Error it failed, with what it said */
export async function runProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(program, [...args], { cwd: ROOT, env });
  return stdout + stderr;
}
