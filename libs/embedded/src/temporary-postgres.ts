import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from './lock.ts';
import { EmbeddedPostgres } from './postgres.ts';

/** An empty, fast server without durability. Stopping it deletes it. */
export interface TemporaryPostgres {
  /** URL of a superuser, for the database `gatehouse`. */
  ownerUrl: string;
  stop(): Promise<void>;
}

const PREFIX = 'gatehouse-temporary-';
/** The file system in memory of Linux. */
const MEMORY = '/dev/shm';
/** Bytes that all tests together do not reach. */
const ROOM = 6 * 1_024 ** 3;

/**
 * @param isSmall whether its data fits into memory, if there is enough of it. A copy of a database of hundreds of small
 *   files then takes 0.1 s instead of 1.7 s.
 */
export async function startTemporaryPostgres({ isSmall = false } = {}): Promise<TemporaryPostgres> {
  await Promise.all(folders().map(clearKilledRuns));
  const folder = isSmall && hasRoomInMemory() ? MEMORY : tmpdir();
  const dataDir = mkdtempSync(join(folder, `${PREFIX}${process.pid}-`));
  // As root, PostgreSQL's account must be able to enter it.
  chmodSync(dataDir, 0o711);
  const server = await EmbeddedPostgres.open({ dataDir, durable: false });
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await server.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { ownerUrl: server.url(), stop };
}

const folders = () => [tmpdir(), ...(existsSync(MEMORY) ? [MEMORY] : [])];

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ROOM && freemem() >= ROOM;
}

/** Ends the servers of killed runs. */
async function clearKilledRuns(folder: string): Promise<void> {
  const left = readdirSync(folder).filter((name) => name.startsWith(PREFIX));
  for (const name of left) {
    if (isRunning(Number(name.slice(PREFIX.length).split('-')[0]))) continue;
    const dataDir = join(folder, name);
    const server = await EmbeddedPostgres.open({ dataDir, durable: false });
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
