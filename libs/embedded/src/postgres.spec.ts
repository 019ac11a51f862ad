import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { readPidFile } from './postgres/stale-postmaster.ts';
import { type EmbeddedPostgres, startPostgres } from './postgres.ts';
import { waitFor } from './wait.ts';

const opened: { server: EmbeddedPostgres; dir: string }[] = [];

async function aServer(dir = aDataDir(), durable = false): Promise<EmbeddedPostgres> {
  const server = await startPostgres({ dataDir: dir, durable });
  opened.push({ server, dir });
  return server;
}

/** PostgreSQL's account can enter it, as it can a checkout. */
function aDataDir(below = tmpdir()): string {
  const dir = mkdtempSync(join(below, 'gh-pg-'));
  rmSync(dir, { recursive: true });
  mkdirSync(dir, { mode: 0o755, recursive: true });
  return dir;
}

async function ask(server: EmbeddedPostgres, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function postmasterOf(server: EmbeddedPostgres): number {
  const pid = readPidFile(server.cluster)?.pid;
  if (!pid) throw new Error('the server has no pid file');
  return pid;
}

afterEach(async () => {
  for (const { server, dir } of opened.splice(0)) {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
});

test('a new cluster has the database, UTF-8, UTC and no TCP port', async () => {
  const server = await aServer();
  expect(
    await ask(
      server,
      `select current_database() as name, lower('Ä') as lower, current_setting('timezone') as zone,
              current_setting('listen_addresses') as tcp, current_setting('server_encoding') as encoding`,
    ),
  ).toEqual([{ name: 'gatehouse', lower: 'ä', zone: 'UTC', tcp: '', encoding: 'UTF8' }]);
});

test('a durable server uses the durability defaults of PostgreSQL', async () => {
  const [settings] = await ask(
    await aServer(aDataDir(), true),
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
            current_setting('full_page_writes') as pages, current_setting('shared_buffers') as buffers`,
  );
  expect(settings).toEqual({ fsync: 'on', commit: 'on', pages: 'on', buffers: '64MB' });
});

test('a server uses little memory while it is idle', async () => {
  const server = await aServer();
  const [settings] = await ask(
    server,
    "select current_setting('wal_buffers') as wal, current_setting('io_method') as io",
  );
  expect(settings).toEqual({ wal: '1MB', io: 'sync' });
  expect(await ask(server, "select from pg_stat_activity where backend_type = 'io worker'")).toEqual([]);
});

test('a running server is reused with its data', async () => {
  const first = await aServer();
  await ask(first, 'create table kept as select 7 as number');
  const second = await startPostgres({ dataDir: opened[0]?.dir ?? '', durable: false });
  expect(postmasterOf(second)).toBe(postmasterOf(first));
  expect(await ask(second, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('a killed server restarts with every committed row', async () => {
  const server = await aServer(aDataDir(), true);
  await ask(server, 'create table kept as select 7 as number');
  process.kill(postmasterOf(server), 'SIGKILL');
  await waitFor('the server to be seen as dead', () => !server.isAlive());
  await server.start();
  expect(await ask(server, 'select number from kept')).toEqual([{ number: 7 }]);
});

async function kill(server: EmbeddedPostgres): Promise<void> {
  process.kill(postmasterOf(server), 'SIGKILL');
  await waitFor('the server to be seen as dead', () => !server.isAlive());
}

test('a restart after a kill ends a process that still runs a query', async () => {
  const server = await aServer();
  const client = new pg.Client({ connectionString: server.url() });
  client.on('error', () => undefined);
  await client.connect();
  const [{ pid }] = (await client.query('select pg_backend_pid() as pid')).rows as [{ pid: number }];
  const query = client.query('do $$ begin loop null; end loop; end $$').catch((error) => error);
  await waitFor('the query to run', async () => {
    const [running] = (await ask(
      server,
      `select state from pg_stat_activity where pid = ${pid} and query like 'do%'`,
    )) as { state: string }[];
    return running?.state === 'active';
  });
  await kill(server);
  await server.start();
  expect(existsSync(`/proc/${pid}/cwd`)).toBe(false);
  expect(await query).toBeInstanceOf(Error);
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a restart after a kill neither waits for a shell in the cluster directory nor ends it', async () => {
  const server = await aServer();
  const shell = spawn('sleep', ['600'], { cwd: server.cluster, stdio: 'ignore' });
  await once(shell, 'spawn');
  try {
    await kill(server);
    await server.start();
    expect(shell.signalCode).toBeNull();
  } finally {
    shell.kill('SIGKILL');
  }
});

/** The message of a server that is still starting. Source: PostgreSQL, "Message Formats", ErrorResponse. */
function startingUp(): Buffer {
  const fields = Buffer.from('SFATAL\0C57P03\0Mthe database system is starting up\0\0');
  const head = Buffer.from('E....');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

test('a start fails if the server is killed during the start', async () => {
  const server = await aServer();
  const socket = join(readPidFile(server.cluster)?.socketDir ?? '', '.s.PGSQL.5432');
  rmSync(socket);
  const inItsPlace = createServer((connection) => {
    connection.once('data', async () => {
      if (server.isAlive()) await kill(server);
      connection.end(startingUp());
    });
  });
  inItsPlace.listen(socket);
  await once(inItsPlace, 'listening');
  await expect(server.start()).rejects.toThrow(/^PostgreSQL ended while it was started/);
  await new Promise((resolve) => inItsPlace.close(resolve));
  await server.start();
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a PID file with the PID of another program does not prevent a start', async () => {
  const server = await aServer();
  const pidFile = join(server.cluster, 'postmaster.pid');
  const content = readFileSync(pidFile, 'utf8');
  await server.stop();
  writeFileSync(pidFile, content.replace(/^\d+/, String(process.pid)));
  await server.start();
  expect(server.isAlive()).toBe(true);
});

test('a data directory that is too deep for a socket gets a short private socket directory', async () => {
  const base = aDataDir();
  const deep = join(base, 'a-rather-long-directory-name'.repeat(3), 'another-long-directory-name'.repeat(2));
  mkdirSync(deep, { recursive: true });
  const server = await aServer(deep);
  expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  const socketDir = readPidFile(server.cluster)?.socketDir ?? '';
  expect(socketDir.length).toBeLessThan(60);
  await server.stop();
  expect(existsSync(socketDir)).toBe(false);
  rmSync(base, { recursive: true });
});

test.runIf(process.getuid?.() === 0)(
  'a server also works below a directory that only root can enter',
  async () => {
    const base = mkdtempSync(join(tmpdir(), 'gh-locked-'));
    const server = await aServer(aDataDir(base));
    expect(server.cluster).toMatch(/^\/var\/lib\/gatehouse\//);
    expect(await ask(server, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    rmSync(join(server.cluster, '..'), { recursive: true });
    rmSync(base, { recursive: true });
  },
);
