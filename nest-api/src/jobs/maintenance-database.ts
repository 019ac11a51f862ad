import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type PoolClient } from 'pg';
import { toPoolConfig } from '../database/connection-options.js';
import { MAINTENANCE_ROLE } from '../database/roles.js';
import { SETTINGS, type Settings } from '../settings/settings.js';

/** Enough for the jobs of one process to overlap. Requests never use these connections. */
const CONNECTIONS = 5;

/** The database under the maintenance role, for background work only. */
@Injectable()
export class MaintenanceDatabase implements OnApplicationShutdown {
  private readonly logger = new Logger('Maintenance');
  private readonly pool: Pool;

  constructor(@Inject(SETTINGS) settings: Pick<Settings, 'DATABASE_MAINTENANCE_URL' | 'DATABASE_URL'>) {
    this.pool = new Pool({
      ...maintenanceConfig(settings),
      max: CONNECTIONS,
      connectionTimeoutMillis: 5_000,
    });
    // A dropped connection must not end the process, whether it is idle or closing.
    this.pool.on('error', (error) => this.logger.warn(`lost an idle database connection: ${error.message}`));
    this.pool.on('connect', (client) => client.on('error', (error) => this.logger.debug(error.message)));
  }

  /** Lends a connection to `work`. A failed connection is not reused. */
  async withConnection<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    try {
      const result = await work(client);
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** One transaction; rolled back if `work` throws. */
  async inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.withConnection(async (client) => {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}

/** DATABASE_MAINTENANCE_URL, or the API's own server under the maintenance role. */
export function maintenanceConfig(settings: Pick<Settings, 'DATABASE_MAINTENANCE_URL' | 'DATABASE_URL'>) {
  if (settings.DATABASE_MAINTENANCE_URL) return toPoolConfig(settings.DATABASE_MAINTENANCE_URL);
  return { ...toPoolConfig(settings.DATABASE_URL), user: MAINTENANCE_ROLE };
}
