import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { startApi, type TestApi } from './api.ts';
import { asRole } from './database-urls.ts';

const PASSWORD = 'gatehouse-test-narrow';
/**
 * Time limit for stopping the narrow API, whose connections were terminated. A connection it waits for must not block
 * the run.
 */
const FAREWELL_MS = 20_000;

export interface NarrowApi {
  /** Uses the other API's database with a login that cannot assume the role that sees all tenants. */
  readonly api: TestApi;
  stop(): Promise<void>;
}

/** @param whole serves as usual and creates the test data */
export async function narrowApi(whole: TestApi, env: Record<string, string> = {}): Promise<NarrowApi> {
  // Serves like `gatehouse_app`. Role memberships apply to the whole server, where other tests run.
  const login = `gatehouse_test_${randomBytes(6).toString('hex')}`;
  const owner = new pg.Client({ connectionString: whole.database.ownerUrl });
  await owner.connect();
  await owner.query(`create role ${login} login password '${PASSWORD}'`);
  await owner.query(`grant gatehouse_app to ${login} with inherit true, set false`);
  await owner.query(
    `grant gatehouse_person, gatehouse_sign_in, gatehouse_platform to ${login} with inherit false, set true`,
  );
  const appUrl = asRole(whole.database.ownerUrl, login, PASSWORD);
  const api = await startApi({ env, database: { ...whole.database, appUrl } });
  await owner.query(`revoke gatehouse_platform from ${login}`);
  // A connection keeps the role that it assumed before.
  await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [login]);
  return {
    api,
    stop: async () => {
      await Promise.race([api.stop(), setTimeout(FAREWELL_MS, undefined, { ref: false })]);
      await owner.query(`drop role ${login}`);
      await owner.end();
    },
  };
}
