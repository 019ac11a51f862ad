import pg from 'pg';
import { startApi, type TestApi } from './api.ts';
import { type ApiCaller, aPerson, signedIn } from './data.ts';
import { cloneDatabase, type DatabaseClone } from './database.ts';

export interface TwoProcesses {
  readonly database: DatabaseClone;
  readonly owner: pg.Pool;
  readonly api: TestApi;
  readonly other: TestApi;
  /** Signed in at `api`. */
  readonly superadmin: ApiCaller;
  stop(): Promise<void>;
}

/** Two API processes with one issuer and one database. */
export async function twoProcesses(env: Record<string, string> = {}): Promise<TwoProcesses> {
  const database = await cloneDatabase();
  const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 3 });
  const [api, other] = await Promise.all([startApi({ database, env }), startApi({ database, env })]);
  return {
    database,
    owner,
    api,
    other,
    superadmin: await signedIn(api, await aPerson(api)),
    stop: async () => {
      await Promise.all([api.stop(), other.stop(), owner.end()]);
      await database.drop();
    },
  };
}
