import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import type { Target } from './target.ts';

/** Ends the name of a file that is being written. */
const UNFINISHED = '.part';
const DAY_MS = 86_400_000;

/**
 * A folder, such as a mounted volume. What a killed writer left among the log is removed after a day, and what it left of a base
 * backup when a later one is the oldest that is kept.
 */
export class FolderTarget implements Target {
  readonly address: string;

  /** @param address absolute path; created on the first write */
  constructor(address: string) {
    this.address = address;
  }

  async list(prefix: string): Promise<string[]> {
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
    const names = await readdir(join(this.address, folder), { recursive: true, withFileTypes: true }).catch(
      absent,
    );
    const files = names.filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED));
    return files
      .map((entry) => join(entry.parentPath, entry.name).slice(this.address.length + 1))
      .filter((name) => name.startsWith(prefix))
      .sort();
  }

  async read(name: string): Promise<AsyncIterable<Uint8Array>> {
    const path = join(this.address, name);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) throw new OperatorError(`${path} is missing.`);
    return createReadStream(path, { highWaterMark: 1_024 ** 2 });
  }

  async write(name: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const path = join(this.address, name);
    const unfinished = `${path}.${process.pid}${UNFINISHED}`;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await removeLeftovers(dirname(path));
      await writeDurably(unfinished, content);
      await rename(unfinished, path);
      await syncDirectory(dirname(path));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw explained(error, path);
    }
  }

  async remove(name: string): Promise<void> {
    await rm(join(this.address, name), { force: true });
    // The directory of a base backup goes with its last file.
    if (name.startsWith('base/')) await rmdir(dirname(join(this.address, name))).catch(() => undefined);
  }

  async removeUnfinished(before: string): Promise<void> {
    const base = join(this.address, 'base');
    for (const name of await readdir(base).catch(absent))
      if (name < before) await rm(join(base, name), { recursive: true, force: true });
  }
}

async function writeDurably(path: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    for await (const chunk of content) await file.writeFile(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

async function removeLeftovers(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.endsWith(UNFINISHED)) continue;
    const path = join(directory, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > DAY_MS) await rm(path, { force: true });
  }
}

function absent(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw explained(error, 'the folder');
}

function explained(error: unknown, path: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined || !['EACCES', 'EPERM', 'ENOSPC', 'EROFS', 'ENOTDIR'].includes(code)) return error;
  const remedy = code === 'ENOSPC' ? 'make room there' : 'give a folder that you can write';
  return new OperatorError(`BACKUP_TARGET: ${path} cannot be written (${code}): ${remedy}.`);
}
