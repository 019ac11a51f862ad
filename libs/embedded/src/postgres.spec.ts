import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Traversable by PostgreSQL's own account, as a checkout is. */
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

test('a running server is taken over with its data', async () => {
  const first = await aServer();
  await ask(first, 'create table kept as select 7 as number');
  const second = await startPostgres({ dataDir: opened[0]?.dir ?? '', durable: false });
  expect(postmasterOf(second)).toBe(postmasterOf(first));
  expect(await ask(second, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('a server killed with its processes starts again with every committed row', async () => {
  const server = await aServer(aDataDir(), true);
  await ask(server, 'create table kept as select 7 as number');
  process.kill(postmasterOf(server), 'SIGKILL');
  await waitFor('the server to be seen as dead', () => !server.isAlive());
  await server.start();
  expect(await ask(server, 'select number from kept')).toEqual([{ number: 7 }]);
});

test('a pid file whose number belongs to another program does not stop a start', async () => {
  const server = await aServer();
  const pidFile = join(server.cluster, 'postmaster.pid');
  const content = readFileSync(pidFile, 'utf8');
  await server.stop();
  writeFileSync(pidFile, content.replace(/^\d+/, String(process.pid)));
  await server.start();
  expect(server.isAlive()).toBe(true);
});

test('a data directory too deep for a socket gets a short private one', async () => {
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
  'below a directory that only root may enter it still works',
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
