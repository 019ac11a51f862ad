import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunning } from './lock.ts';
import { EmbeddedPostgres } from './postgres.ts';

/** A server with nothing in it, fast because it may forget; its stop removes it. */
export interface TemporaryPostgres {
  /** URL of a superuser, at the database `gatehouse`. */
  ownerUrl: string;
  stop(): Promise<void>;
}

const PREFIX = 'gatehouse-temporary-';

export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  await clearKilledRuns();
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  // PostgreSQL's account passes through when we are root.
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

/** A run that was killed leaves its server running: the next one ends it. */
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
