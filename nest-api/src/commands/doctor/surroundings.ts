import { Client, type QueryResultRow } from 'pg';
import { toPoolConfig } from '../../database/connection-options.js';
import { PLATFORM_ROLE } from '../../database/roles.js';
import { maintenanceConfig } from '../../jobs/maintenance-database.js';
import type { Environment } from '../../settings/read-secret.js';
import type { Settings } from '../../settings/settings.js';

export type Query = <R extends QueryResultRow>(sql: string, values?: readonly unknown[]) => Promise<R[]>;

export interface Wishes {
  /** Where `--mail` sends a test email. */
  readonly mail?: string;
  /** Where `--backup` looks for backups: a file or a directory. */
  readonly backup?: string;
}

/** The environment of the checks. Each query has its own connection, so that a broken one hides no other problem. */
export interface Surroundings {
  readonly settings: Settings;
  readonly env: Environment;
  readonly wishes: Wishes;
  /** As the API's own login. */
  readonly asApp: Query;
  /** As the API's login in the role that sees every tenant. */
  readonly asPlatform: Query;
  /** As the API's own login at a standby. Null without DATABASE_READ_URL. */
  readonly asReader: Query | null;
  /** As the login for background work. */
  readonly asMaintenance: Query;
  /** As the owner of the tables. Null without DATABASE_OWNER_URL. */
  readonly asOwner: Query | null;
}

export function surroundingsOf(settings: Settings, env: Environment, wishes: Wishes = {}): Surroundings {
  const app = toPoolConfig(settings.DATABASE_URL);
  return {
    settings,
    env,
    wishes,
    asApp: queryOf(app),
    asPlatform: queryOf(app, PLATFORM_ROLE),
    asReader: settings.DATABASE_READ_URL ? queryOf(toPoolConfig(settings.DATABASE_READ_URL)) : null,
    asMaintenance: queryOf(maintenanceConfig(settings)),
    asOwner: settings.DATABASE_OWNER_URL ? queryOf(toPoolConfig(settings.DATABASE_OWNER_URL)) : null,
  };
}

/** Read-only, regardless of the statement. */
function queryOf(config: ReturnType<typeof toPoolConfig>, role?: string): Query {
  return async <R extends QueryResultRow>(sql: string, values: readonly unknown[] = []) => {
    const client = new Client({ ...config, connectionTimeoutMillis: 5_000, statement_timeout: 30_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('begin read only');
      // Alone: Citus repeats the whole text of it on workers.
      if (role) await client.query(`set local role ${role}`);
      return (await client.query<R>(sql, [...values])).rows;
    } finally {
      await client.end();
    }
  };
}
