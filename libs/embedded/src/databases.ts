import { readFileSync } from 'node:fs';
import pg from 'pg';
import { OperatorError } from './operator-error.ts';
import { EmbeddedPostgres } from './postgres.ts';
import { makeDatabasePasswords } from './secrets.ts';
import type { Environment, Settings } from './settings.ts';

/** The database URLs of each part of Gatehouse. */
export interface Database {
  /** Owns the tables: migrations only. */
  ownerUrl: string;
  /** Role `gatehouse_app`: the API. */
  appUrl: string;
  /** The same role at the address of standbys. */
  readUrl?: string | undefined;
  /** Role `gatehouse_maintenance`: partitions and sealing. */
  maintenanceUrl: string;
  /** Passwords that the migrations set for the two roles; undefined if they have none or keep theirs. */
  passwords?: { app: string; maintenance: string } | undefined;
  /** The embedded server, which we start and stop. */
  embedded?: EmbeddedPostgres | undefined;
}

/** Finds the embedded PostgreSQL, which the caller starts, or checks the configured one. */
export async function openDatabase(
  settings: Settings,
  env: Environment,
  durable: boolean,
): Promise<Database> {
  if (settings.databaseUrl === undefined) {
    const { dataDir, backup } = settings;
    return describeEmbedded(await EmbeddedPostgres.open({ dataDir, durable, archive: backup !== undefined }));
  }
  const database = describeGiven(settings.databaseUrl, settings.dataDir, env);
  await checkServer(database.ownerUrl);
  return database;
}

/** Getters, because its socket is known only after the start. */
function describeEmbedded(embedded: EmbeddedPostgres): Database {
  return {
    embedded,
    get ownerUrl() {
      return embedded.url();
    },
    get appUrl() {
      return embedded.url('gatehouse_app');
    },
    get maintenanceUrl() {
      return embedded.url('gatehouse_maintenance');
    },
  };
}

/**
 * A single URL is the owner's, and we generate the passwords of the roles. With a separate owner URL, it is the API's.
 */
function describeGiven(databaseUrl: string, dataDir: string, env: Environment): Database {
  const ownerUrl = readSecret(env, 'DATABASE_OWNER_URL');
  const readUrl = readSecret(env, 'DATABASE_READ_URL');
  const maintenanceUrl = readSecret(env, 'DATABASE_MAINTENANCE_URL');
  if (ownerUrl) {
    const fallback = asRole(
      databaseUrl,
      'gatehouse_maintenance',
      readSecret(env, 'DATABASE_MAINTENANCE_PASSWORD'),
    );
    return { ownerUrl, appUrl: databaseUrl, readUrl, maintenanceUrl: maintenanceUrl ?? fallback };
  }
  const made = makeDatabasePasswords(dataDir);
  const passwords = {
    app: readSecret(env, 'DATABASE_APP_PASSWORD') ?? made.app,
    maintenance: readSecret(env, 'DATABASE_MAINTENANCE_PASSWORD') ?? made.maintenance,
  };
  return {
    ownerUrl: databaseUrl,
    appUrl: asRole(databaseUrl, 'gatehouse_app', passwords.app),
    readUrl: readUrl && asRole(readUrl, 'gatehouse_app', passwords.app),
    maintenanceUrl: maintenanceUrl ?? asRole(databaseUrl, 'gatehouse_maintenance', passwords.maintenance),
    passwords,
  };
}

/** A secret from its setting or from the file in `<name>_FILE`. */
function readSecret(env: Environment, name: string): string | undefined {
  const file = env[`${name}_FILE`];
  return env[name] || (file ? readFileSync(file, 'utf8').trim() : undefined);
}

function asRole(url: string, role: string, password = ''): string {
  const changed = new URL(url);
  changed.username = role;
  changed.password = encodeURIComponent(password);
  return changed.href;
}

/** PostgreSQL 18 introduced `uuidv7()`, whose keys sort by time. */
const OLDEST = 18;

async function checkServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  let version: number;
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      "select current_setting('server_version_num') as version",
    );
    version = Math.floor(Number(rows[0]?.version) / 10_000);
  } catch (error) {
    const { host, database } = client;
    const cause = (error as Error).message || (error as NodeJS.ErrnoException).code;
    throw new OperatorError(
      `DATABASE_URL: cannot connect to the database ${database} at ${host}:${client.port} (${cause}): ` +
        'start PostgreSQL there or correct the URL.',
    );
  } finally {
    await client.end().catch(() => undefined);
  }
  if (version >= OLDEST) return;
  throw new OperatorError(
    `DATABASE_URL: PostgreSQL ${version} is too old: Gatehouse needs ${OLDEST} or newer.`,
  );
}
