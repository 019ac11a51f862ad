import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureBuilt, ROOT, waitFor } from '@gatehouse/embedded';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { copyDatabase, dropDatabases } from '../scale/citus-server.ts';
import { asRole, inDatabase, type TestRoles } from './database-urls.ts';
import { findServer } from './postgres-server.ts';

/** Values for the test workers: the server, the migrated template on it, and the passwords of its roles. */
export interface TestPostgres {
  serverUrl: string;
  template: string;
  roles: TestRoles;
  /** URLs of the coordinator and its workers, if the template is distributed. */
  citusNodes?: readonly string[];
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestPostgres;
  }
}

export interface DatabaseClone {
  /** The role that owns the tables and runs migrations. */
  ownerUrl: string;
  /** `gatehouse_app`, the role that the API uses. */
  appUrl: string;
  /** `gatehouse_maintenance`: partitions, sealing, erasure. */
  maintenanceUrl: string;
  drop(): Promise<void>;
}

/**
 * Clones the migrated template for one test file. Drop the clone in `afterAll`.
 *
 * @param postgres outside of a test, the value that the set-up provided
 */
export async function cloneDatabase(postgres: TestPostgres = inject('postgres')): Promise<DatabaseClone> {
  const { serverUrl, template, roles, citusNodes } = postgres;
  const name = `gatehouse_test_${randomBytes(6).toString('hex')}`;
  // Twice as fast as copying through the write-ahead log, if fsync is off.
  if (citusNodes) await copyDatabase(citusNodes, template, name);
  else await execute(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const ownerUrl = inDatabase(serverUrl, name);
  return {
    ownerUrl,
    appUrl: asRole(ownerUrl, 'gatehouse_app', roles.appPassword),
    maintenanceUrl: asRole(ownerUrl, 'gatehouse_maintenance', roles.maintenancePassword),
    drop: () => (citusNodes ? dropDatabases(citusNodes, name) : dropDatabase(serverUrl, name)),
  };
}

/** How long ended connections may take to close before they are terminated. */
const FAREWELL_MS = 20_000;

/**
 * A pool reports that it has ended before its connections have. Terminating one then fails the test run with an error
 * that no test can catch, so connections get time to close.
 */
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const isLeft = async () => {
      const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = $1', [name]);
      return rowCount === 0;
    };
    await waitFor('connections to end', isLeft, FAREWELL_MS).catch(() => undefined);
    await client.query(`drop database if exists ${name} with (force)`);
  } finally {
    await client.end();
  }
}

interface Prepared extends TestPostgres {
  stop(): Promise<void>;
}

/** Several vitest projects need the database; they share one. */
const shared = globalThis as { gatehouseTestDatabase?: { prepared: Promise<Prepared>; users: number } };

/** vitest's global set-up: one server and one migrated template per run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.gatehouseTestDatabase ??= { prepared: prepare(), users: 0 };
  const database = shared.gatehouseTestDatabase;
  database.users += 1;
  const { stop, ...postgres } = await database.prepared;
  project.provide('postgres', postgres);

  return async () => {
    database.users -= 1;
    if (database.users > 0) return;
    delete shared.gatehouseTestDatabase;
    await stop();
  };
}

async function prepare(): Promise<Prepared> {
  const [server] = await Promise.all([findServer(), ensureBuilt('api')]);
  const template = `gatehouse_template_${randomBytes(4).toString('hex')}`;
  const stop = async () => {
    await execute(server.ownerUrl, `drop database if exists ${template} with (force)`);
    await server.stop();
  };
  try {
    await migratedDatabase(server.ownerUrl, template);
  } catch (error) {
    await stop();
    throw error;
  }
  return { serverUrl: server.ownerUrl, template, roles: ROLES, stop };
}

export const ROLES: TestRoles = {
  appPassword: 'gatehouse-test-app',
  maintenancePassword: 'gatehouse-test-maintenance',
};

/** Creates a database and migrates it. The API must be built. */
export async function migratedDatabase(
  serverUrl: string,
  name: string,
): Promise<Omit<DatabaseClone, 'drop'>> {
  await execute(serverUrl, `create database ${name}`);
  return migrateDatabase(inDatabase(serverUrl, name));
}

/** Migrates an empty database. The API must be built. */
export async function migrateDatabase(ownerUrl: string): Promise<Omit<DatabaseClone, 'drop'>> {
  const urls = {
    ownerUrl,
    appUrl: asRole(ownerUrl, 'gatehouse_app', ROLES.appPassword),
    maintenanceUrl: asRole(ownerUrl, 'gatehouse_maintenance', ROLES.maintenancePassword),
  };
  const command = join(ROOT, 'nest-api/dist/commands/migrate.js');
  await promisify(execFile)(process.execPath, [command, 'up'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: urls.appUrl,
      DATABASE_OWNER_URL: ownerUrl,
      DATABASE_APP_PASSWORD: ROLES.appPassword,
      DATABASE_MAINTENANCE_PASSWORD: ROLES.maintenancePassword,
    },
  });
  return urls;
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
