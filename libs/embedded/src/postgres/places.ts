import { createHash } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { makeSharedDir, SHARED_DIR } from './binaries.ts';
import { canEnter, type OsUser } from './os-user.ts';

/** The full path of a Unix socket must be shorter than 107 bytes (sun_path); `/.s.PGSQL.5432.lock` is appended. */
const LONGEST_SOCKET_DIR = 80;

/**
 * The cluster's directory, which PostgreSQL owns: `<dataDir>/postgres`, or one in /var/lib/gatehouse if PostgreSQL's
 * account may not enter the data directory.
 */
export async function findHome(dataDir: string, user: OsUser): Promise<string> {
  const home = join(dataDir, 'postgres');
  makePrivate(home, user);
  if (await canEnter(user, home)) return home;

  const mark = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const elsewhere = join(SHARED_DIR, `${basename(dataDir).replace(/^\.+/, '')}-${mark}`);
  makeSharedDir();
  makePrivate(elsewhere, user);
  writeFileSync(
    join(home, 'MOVED'),
    `PostgreSQL's account may not enter this directory.\nIts files are in ${elsewhere}\n`,
  );
  return elsewhere;
}

/** A directory for the socket that only PostgreSQL's account and root may enter. */
export function findSocketDir(home: string, user: OsUser): string {
  const beside = join(home, 'run');
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET_DIR) {
    makePrivate(beside, user);
    return beside;
  }
  const note = join(home, 'socket-directory');
  const known = readNote(note);
  if (known && isPrivate(known, user)) return known;
  const short = mkdtempSync(join(tmpdir().length < 40 ? tmpdir() : '/tmp', 'gatehouse-'));
  makePrivate(short, user);
  writeFileSync(note, short);
  return short;
}

/** @throws OperatorError it cannot be PostgreSQL's own */
export function makePrivate(directory: string, user: OsUser): void {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid);
    chmodSync(directory, 0o700);
  } catch (error) {
    throw new OperatorError(
      `GATEHOUSE_DATA_DIR: ${directory} cannot be made PostgreSQL's own (${(error as Error).message}): ` +
        'give a directory that you own.',
    );
  }
}

function readNote(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isPrivate(directory: string, user: OsUser): boolean {
  const stat = statSync(directory, { throwIfNoEntry: false });
  const owner = user.uid ?? process.getuid?.();
  return stat?.isDirectory() === true && stat.uid === owner && (stat.mode & 0o77) === 0;
}
