import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgres, isRunning, startPostgres } from '@gatehouse/embedded';

/** A PostgreSQL server on which tests may create databases and roles. */
export interface TestServer {
  /** URL of a user who may create databases and roles. */
  ownerUrl: string;
  stop(): Promise<void>;
}

/** `DATABASE_URL` where it is given, a container where an engine answers, the embedded server elsewhere. */
export async function findServer(): Promise<TestServer> {
  if (process.env.DATABASE_URL) {
    return { ownerUrl: process.env.DATABASE_URL, stop: async () => undefined };
  }
  return (await hasContainerEngine()) ? startContainer() : startEmbedded();
}

function hasContainerEngine(): Promise<boolean> {
  return promisify(execFile)('docker', ['info'], { timeout: 2_000 }).then(
    () => true,
    () => false,
  );
}

async function startContainer(): Promise<TestServer> {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const container = await new PostgreSqlContainer('postgres:18-alpine')
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200'])
    .start();
  return {
    ownerUrl: container.getConnectionUri(),
    stop: async () => {
      await container.stop();
    },
  };
}

const PREFIX = 'gatehouse-test-';

async function startEmbedded(): Promise<TestServer> {
  await clearKilledRuns();
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(dataDir, 0o711);
  const server = await startPostgres({ dataDir, durable: false });
  return {
    ownerUrl: server.url(),
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A test run that was killed leaves its server running: the next run ends it. */
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
