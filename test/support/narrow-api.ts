import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { startApi, type TestApi } from './api.ts';
import { asRole } from './database-urls.ts';

const PASSWORD = 'gatehouse-test-narrow';
/** The connections of the narrow API were ended under it. If it waits for one, the run does not wait with it. */
const FAREWELL_MS = 20_000;

export interface NarrowApi {
  /** Serves on the other one's database under a login that can't take the role that sees every tenant. */
  readonly api: TestApi;
  stop(): Promise<void>;
}

/** @param whole serves as always: it makes the data of a test */
export async function narrowApi(whole: TestApi, env: Record<string, string> = {}): Promise<NarrowApi> {
  // Serves like `gatehouse_app`. Memberships of roles are the whole server's, on which other tests run.
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
  // A connection keeps the role that it took before.
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
