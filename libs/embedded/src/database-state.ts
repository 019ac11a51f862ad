import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { DEMO_ACCOUNTS } from './demo-accounts.ts';
import { ROOT } from './repository.ts';

export interface DatabaseState {
  /** It has every migration of these sources. */
  isMigrated: boolean;
  /** `migrate --demo` would change nothing. */
  hasDemoData: boolean;
}

const UNDEFINED_TABLE = '42P01';

/** Demo accounts, and a connection to the sandbox where the demo company still exists: what loadDemoData makes sure of. */
const HAS_DEMO_DATA = `
  select exists (select from users where email_key = any ($1)) and not exists (
    select from tenants where external_id = 'tenant-1' and not exists (
      select from sso_configurations where tenant_id = tenants.id and type = 'google')) as complete`;

/** What the migrator would find, without a process of its own. */
export async function readDatabaseState(ownerUrl: string): Promise<DatabaseState> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    if (!(await isMigrated(client))) return { isMigrated: false, hasDemoData: false };
    const emails = DEMO_ACCOUNTS.map(({ email }) => email);
    const { rows } = await client.query<{ complete: boolean }>(HAS_DEMO_DATA, [emails]);
    return { isMigrated: true, hasDemoData: rows[0]?.complete === true };
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
