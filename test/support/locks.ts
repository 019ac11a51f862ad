import type pg from 'pg';
import { expect, vi } from 'vitest';
import { EVENTUALLY } from './eventually.ts';

/** Waits until that many statements containing this text wait for a lock in the client's database. */
export async function untilLocked(
  client: pg.ClientBase | pg.Pool,
  text: string,
  count: number,
): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%' || $1 || '%'
         and pid <> pg_backend_pid()`,
      [text],
    );
    expect(rows).toHaveLength(count);
  }, EVENTUALLY);
}
