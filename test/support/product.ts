import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Environment, freePorts, type RunningGatehouse, startGatehouse } from '@gatehouse/embedded';
import pg from 'pg';
import { cloneDatabase, type TestPostgres } from './database.ts';

/** The whole product on free ports, with its own data directory and database. */
export interface Product extends RunningGatehouse {
  dataDir: string;
  /** The database as its owner; null if the product has its own embedded server. */
  ownerUrl: string | null;
}

/**
 * Starts gateway, API and web as `npm start` does, including the demo data.
 *
 * @param env settings that differ; `DATABASE_URL: ''` requests an embedded server instead of a clone
 * @param postgres as for `cloneDatabase`
 * @param durable whether the embedded server keeps acknowledged writes when it is killed
 */
export async function startProduct(
  env: Environment = {},
  postgres?: TestPostgres,
  durable = false,
): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'gatehouse-product-'));
  chmodSync(dataDir, 0o711);
  const [port, apiPort, webPort, sandboxPort] = await freePorts(4);
  const database = env.DATABASE_URL === undefined ? await cloneDatabase(postgres) : undefined;
  const remove = async () => {
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const gatehouse = await startGatehouse({
      durable,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: String(port),
        API_PORT: String(apiPort),
        API_PROCESSES: '1',
        WEB_PROCESSES: '1',
        WEB_PORT: String(webPort),
        SANDBOX_PORT: String(sandboxPort),
        GATEHOUSE_DATA_DIR: dataDir,
        ...(database && {
          DATABASE_URL: database.appUrl,
          DATABASE_OWNER_URL: database.ownerUrl,
          DATABASE_MAINTENANCE_URL: database.maintenanceUrl,
        }),
        ...env,
      },
    });
    const stop = async () => {
      await gatehouse.stop();
      await remove();
    };
    if (database) await makeRoom(database.ownerUrl);
    return { ...gatehouse, dataDir, ownerUrl: database?.ownerUrl ?? null, stop };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Many specs connect directories of the demo company and claim domains for it, which exceeds its trial limits. */
async function makeRoom(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(`update tenants set plan = 'enterprise' where slug = 'demo-company'`);
  } finally {
    await owner.end();
  }
}
