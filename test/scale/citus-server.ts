import { appendFileSync, chownSync, copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOsUser, freePorts, runAs } from '@gatehouse/embedded';
import pg from 'pg';

const SUPERUSER = 'gatehouse';
const HOST = '127.0.0.1';

/** A coordinator and its workers, without data. */
export interface CitusServer {
  /** URLs of the superuser, for the database `postgres`. The first one is the coordinator's. */
  readonly nodes: readonly string[];
  stop(): Promise<void>;
}

/**
 * With `CITUS_LOGS=<folder>`, the logs of the servers are kept there.
 *
 * @param programs the folder that `build-citus.sh` filled
 */
export async function startCitus(programs: string, workers = 2): Promise<CitusServer> {
  const user = findOsUser();
  const folder = mkdtempSync(join(tmpdir(), 'gatehouse-citus-'));
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const bin = (program: string) => join(programs, 'pg/bin', program);
  const ports = await freePorts(workers + 1);
  const data = (port: number) => join(folder, String(port));
  const stop = async () => {
    for (const port of ports)
      await runAs(user, bin('pg_ctl'), ['-D', data(port), '-m', 'immediate', 'stop']).catch(() => undefined);
    const logs = process.env.CITUS_LOGS;
    if (logs) for (const port of ports) copyFileSync(`${data(port)}.log`, join(logs, `${port}.log`));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const port of ports) {
      const words = [
        '-D',
        data(port),
        '-U',
        SUPERUSER,
        '-A',
        'trust',
        '--no-sync',
        '--locale=C',
        '-E',
        'UTF8',
      ];
      await runAs(user, bin('initdb'), words);
      appendFileSync(join(data(port), 'postgresql.conf'), settingsOf(port, folder));
      await runAs(user, bin('pg_ctl'), ['-D', data(port), '-l', `${data(port)}.log`, '-w', 'start']);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { nodes: ports.map((port) => `postgres://${SUPERUSER}@${HOST}:${port}/postgres`), stop };
}

function settingsOf(port: number, folder: string): string {
  return `
    port = ${port}
    listen_addresses = '${HOST}'
    unix_socket_directories = '${folder}'
    shared_preload_libraries = 'citus'
    fsync = off
    wal_level = logical
    output_plugin_libraries = 'pgoutput, test_decoding, citus'
    max_connections = 300
    max_replication_slots = 30
    max_wal_senders = 30
    max_worker_processes = 60
    citus.node_conninfo = 'sslmode=prefer'
  `;
}

/** Creates an empty database with Citus on all nodes, and connects the workers to the coordinator. */
export async function createCitusDatabase({ nodes }: CitusServer, name: string): Promise<void> {
  for (const node of nodes) {
    await execute(node, `create database ${name}`);
    await execute(inDatabase(node, name), 'create extension citus');
  }
  const [coordinator = '', ...workers] = nodes;
  const ofNode = (url: string) => `'${HOST}', ${new URL(url).port}`;
  const url = inDatabase(coordinator, name);
  await execute(url, `select citus_set_coordinator_host(${ofNode(coordinator)})`);
  for (const worker of workers) await execute(url, `select citus_add_node(${ofNode(worker)})`);
}

/** Lets a database be copied, which nobody may be connected to. */
export async function closeDatabase(nodes: readonly string[], name: string): Promise<void> {
  for (const node of nodes) {
    await execute(node, `alter database ${name} allow_connections false`);
    await execute(
      node,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
    );
  }
}

/** Copies a closed database, on all nodes. Its addresses of workers and its shards are the same. */
export async function copyDatabase(nodes: readonly string[], template: string, name: string): Promise<void> {
  for (const node of nodes)
    await execute(node, `create database ${name} template ${template} strategy file_copy`);
  // The settings of a database are not copied.
  await execute(nodes[0] ?? '', `alter database ${name} set citus.propagate_set_commands = 'local'`);
}

export async function dropDatabases(nodes: readonly string[], name: string): Promise<void> {
  for (const node of nodes) await execute(node, `drop database if exists ${name} with (force)`);
}

function inDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function execute(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
