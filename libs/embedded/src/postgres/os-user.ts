import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

/** The account that runs PostgreSQL: `{}` is the current one. */
export interface OsUser {
  uid?: number;
  gid?: number;
}

/** PostgreSQL does not run as root. `postgres` is the usual account, and `nobody` exists everywhere. */
export function findOsUser(): OsUser {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  return { uid: 65534, gid: 65534 };
}

const run = promisify(execFile);

/** Runs a program as that user, in a directory that every user may enter, in one locale and time zone. */
export async function runAs(user: OsUser, program: string, args: string[]): Promise<string> {
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  return (await run(program, args, { ...user, cwd: '/', env })).stdout;
}

/** Whether that user can reach the directory. A parent of mode 0700 (such as /root) prevents that. */
export async function canEnter(user: OsUser, directory: string): Promise<boolean> {
  return runAs(user, '/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory]).then(
    () => true,
    () => false,
  );
}
