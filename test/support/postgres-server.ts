import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startTemporaryPostgres } from '@gatehouse/embedded';

/** A PostgreSQL server on which tests may create databases and roles. */
export interface TestServer {
  /** URL of a user that may create databases and roles. */
  ownerUrl: string;
  stop(): Promise<void>;
}

/** `DATABASE_URL` if set; else a container if an engine responds; else the embedded server. */
export async function findServer(): Promise<TestServer> {
  if (process.env.DATABASE_URL) {
    return { ownerUrl: process.env.DATABASE_URL, stop: async () => undefined };
  }
  return (await hasContainerEngine()) ? startContainer() : startTemporaryPostgres({ isSmall: true });
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
