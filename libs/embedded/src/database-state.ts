import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { ROOT } from './repository.ts';

export interface DatabaseState {
  /** Whether it has every migration of these sources. */
  isMigrated: boolean;
  /** Whether `migrate --demo` would change nothing: the data exists, or was removed. */
  hasDemoData: boolean;
  /** The same for `load-demo-data --unless-removed`. */
  hasDemoHistory: boolean;
}

const UNDEFINED_TABLE = '42P01';

/** Demo accounts, and a connection to the sandbox if the demo company exists: the result of loadDemoData. */
const HAS_DEMO_DATA = `
  select gone or exists (select from users where email_key = any ($1)) and not exists (
    select from tenants where external_id = 'tenant-1' and not exists (
      select from sso_configurations where tenant_id = tenants.id and type = 'google')) as "hasDemoData",
    gone or completed_at is not null as "hasDemoHistory"
  from (select completed_at, removed_at is not null or removal_asked_at is not null as gone from demo_data) d`;

const NOTHING = { hasDemoData: false, hasDemoHistory: false };

/** Reads the state without starting the migrator as a process. */
export async function readDatabaseState(ownerUrl: string): Promise<DatabaseState> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    if (!(await isMigrated(client))) return { isMigrated: false, ...NOTHING };
    const emails = DEMO_ACCOUNTS.map(({ email }) => email);
    const { rows } = await client.query<typeof NOTHING>(HAS_DEMO_DATA, [emails]);
    return { isMigrated: true, ...(rows[0] ?? NOTHING) };
  } finally {
    await client.end();
  }
}

async function isMigrated(client: pg.Client): Promise<boolean> {
  const files = await readdir(join(ROOT, 'nest-api/src/database/migrations'));
  const own = files.flatMap((file) => /^(Migration\w+)\.ts$/.exec(file)?.[1] ?? []);
  const done = await executed(client);
  return own.length > 0 && own.every((name) => done.has(name));
}

async function executed(client: pg.Client): Promise<ReadonlySet<string>> {
  try {
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return new Set();
    throw error;
  }
}
