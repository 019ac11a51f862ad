import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePorts, waitFor } from '@gatehouse/embedded';
import { stoppable } from '../endings.ts';
import { listenerOf, type Roots } from '../processes.ts';
import { running } from '../product.ts';
import type { Distribution } from './keycloak-distribution.ts';
import { runProgram } from './program.ts';
import { startTcpPostgres } from './tcp-postgres.ts';

const READY_LIMIT_MS = 180_000;

export interface KeycloakServer {
  readonly origin: string;
  /** The first administrator, which exists for as long as the bench runs. */
  readonly admin: { readonly username: string; readonly password: string };
  /** Connects to the database as its owner. */
  readonly databaseUrl: string;
  roots(): Roots;
  /** Stops and restarts the server. @returns milliseconds until it is ready */
  restart(): Promise<number>;
  stop(): Promise<void>;
}

/** Keycloak as in production: built for PostgreSQL, one node, with a separate server of Gatehouse's PostgreSQL. */
export async function startKeycloak({ home }: Distribution): Promise<KeycloakServer> {
  const [database] = await freePorts(1);
  const password = randomBytes(16).toString('hex');
  const postgres = await startTcpPostgres('keycloak', password, Number(database));
  const env = {
    ...process.env,
    KC_DB_URL: `jdbc:postgresql://127.0.0.1:${database}/keycloak`,
    KC_DB_USERNAME: 'keycloak',
    KC_DB_PASSWORD: password,
    KC_BOOTSTRAP_ADMIN_USERNAME: 'admin',
    KC_BOOTSTRAP_ADMIN_PASSWORD: password,
  };
  let child: ChildProcess | undefined;
  const stop = stoppable(async () => {
    await end(child);
    await postgres.stop();
  });
  const kc = join(home, 'bin/kc.sh');
  await runProgram('bash', [kc, 'build', '--db=postgres', '--health-enabled=true'], { env });
  // During the build, another program could take these ports.
  const [port, management] = await freePorts(2);
  const args = [
    kc,
    'start',
    '--optimized',
    '--http-enabled=true',
    '--hostname-strict=false',
    '--cache=local',
  ];
  const addresses = ['--http-host=127.0.0.1', `--http-port=${port}`, `--http-management-port=${management}`];
  const start = () => spawn('bash', [...args, ...addresses], { env, detached: true, stdio: 'ignore' });
  const ready = `http://127.0.0.1:${management}/health/ready`;
  child = start();
  await untilReady(ready, child);
  return {
    origin: `http://127.0.0.1:${port}`,
    admin: { username: 'admin', password },
    databaseUrl: postgres.url,
    roots: () => ({ Keycloak: running(listenerOf(Number(port))), PostgreSQL: running(postgres.pid()) }),
    restart: async () => {
      await end(child);
      const begun = performance.now();
      child = start();
      await untilReady(ready, child);
      return performance.now() - begun;
    },
    stop,
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const answers = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitFor(
    'Keycloak to be ready',
    async () => child.exitCode !== null || (await answers()),
    READY_LIMIT_MS,
  );
  if (child.exitCode !== null) throw new Error(`Keycloak ended with exit code ${child.exitCode}`);
}

/** The start script replaces its shell with the JVM. */
async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
