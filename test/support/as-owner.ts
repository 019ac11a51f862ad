import pg from 'pg';
import { inject } from 'vitest';

/** Runs one statement on the shared product's database as its owner, for what only time brings about. */
export async function asOwner(sql: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: inject('gatehouse').ownerUrl });
  await client.connect();
  try {
    await client.query(sql, [...values]);
  } finally {
    await client.end();
  }
}
