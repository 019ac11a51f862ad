import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedPostgres, waitFor } from '@gatehouse/embedded';
import { type DatabaseClone, migratedDatabase } from '../../support/database.ts';

const GONE_MS = 30_000;

/** A PostgreSQL server of its own, with a migrated database, that a test may kill. */
export interface KillablePostgres {
  readonly database: DatabaseClone;
  /** Ends it without a chance to finish anything (SIGKILL), and starts it again. */
  killAndStart(): Promise<void>;
  stop(): Promise<void>;
}

export async function startKillablePostgres(): Promise<KillablePostgres> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-killable-'));
  // PostgreSQL's account passes through when we are root.
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
