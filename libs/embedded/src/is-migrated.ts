import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from './repository.ts';

const UNDEFINED_TABLE = '42P01';

/** Whether a database has every migration of these sources. */
export async function isMigrated(ownerUrl: string): Promise<boolean> {
  const files = await readdir(join(ROOT, 'nest-api/src/database/migrations'));
  const own = files.flatMap((file) => /^(Migration\w+)\.ts$/.exec(file)?.[1] ?? []);
  const done = await executed(ownerUrl);
  return own.length > 0 && own.every((name) => done.has(name));
}

async function executed(ownerUrl: string): Promise<ReadonlySet<string>> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select name from migrations');
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return new Set();
    throw error;
  } finally {
    await client.end();
  }
}
