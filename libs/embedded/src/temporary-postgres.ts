import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
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

export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  await clearKilledRuns();
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
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

/** Ends the servers of killed runs. */
async function clearKilledRuns(): Promise<void> {
  const left = readdirSync(tmpdir()).filter((name) => name.startsWith(PREFIX));
  for (const name of left) {
    if (isRunning(Number(name.slice(PREFIX.length).split('-')[0]))) continue;
    const dataDir = join(tmpdir(), name);
    const server = await EmbeddedPostgres.open({ dataDir, durable: false });
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
