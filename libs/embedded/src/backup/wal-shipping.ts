import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { seal } from './sealing.ts';
import type { Target } from './target.ts';
import { walPath } from './wal-archive.ts';

/** Files that PostgreSQL archived completely: it renames them. */
const ARCHIVED = /^[0-9A-F]{8}([0-9A-F]{16}(\.[0-9A-F]{8}\.backup)?|\.history)$/;

/**
 * Moves what PostgreSQL archived from the spool into the target, oldest first.
 *
 * Safe to repeat after a kill at any point: a file leaves the spool after the target has stored it.
 *
 * @returns the number of files
 */
export async function shipWal(
  spool: string,
  target: Target,
  recipient: string,
  signal?: AbortSignal,
): Promise<number> {
  const names = await spooled(spool);
  for (const name of names) {
    signal?.throwIfAborted();
    await shipFile(join(spool, name), name, target, recipient);
  }
  return names.length;
}

/** Names of files that wait to be shipped, oldest first. */
export async function spooled(spool: string): Promise<string[]> {
  const names = await readdir(spool).catch(() => []);
  return names.filter((name) => ARCHIVED.test(name)).sort();
}

/** In memory, because a segment is small (16 MB) and its name has the hash of the result. */
async function shipFile(path: string, name: string, target: Target, recipient: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  // The command and the process ship at the same time.
  if (!found) return;
  const stored: Uint8Array[] = [];
  for await (const chunk of await seal([await readFile(path)], recipient)) stored.push(chunk);
  const hash = createHash('sha256');
  for (const chunk of stored) hash.update(chunk);
  await target.write(walPath(name, found.mtime, hash.digest('hex')), each(stored));
  await rm(path, { force: true });
}

async function* each(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
}
