import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres, waitFor } from '@gatehouse/embedded';
import { type DatabaseClone, migratedDatabase } from '../../support/database.ts';

const GONE_MS = 30_000;

/** A separate PostgreSQL server with a migrated database, which a test may kill. */
export interface KillablePostgres {
  readonly database: DatabaseClone;
  /** Kills it without any cleanup (SIGKILL), and starts it again. */
  killAndStart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startKillablePostgres(): Promise<KillablePostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-killable-'));
  // If we run as root, PostgreSQL's account must pass through this folder.
  chmodSync(dataDir, 0o711);
  const server = await EmbeddedPostgres.open({ dataDir });
  await server.start();
  const stop = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return {
    database: { ...(await migratedDatabase(server.url(), 'sync')), drop: stop },
    killAndStart: async () => {
      const [pid] = readFileSync(join(server.cluster, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await waitFor('PostgreSQL to be gone', () => !server.isAlive(), GONE_MS);
      await server.start();
    },
    stop,
  };
}
