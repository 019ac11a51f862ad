import type { PoolClient } from 'pg';

/** Directories with something to apply, or with members who left long ago and are to be removed. */
export async function directoriesWithWork(
  client: PoolClient,
  now: Date,
): Promise<{ id: string; tenantId: string }[]> {
  const { rows } = await client.query<{ id: string; tenantId: string }>(
    'select id, "tenantId" from directories_with_work($1)',
    [now],
  );
  return rows;
}

/** Removes changes and requests beyond what is kept. */
export async function trimDirectories(client: PoolClient, now: Date, requests: number): Promise<void> {
  await client.query('select directories_trim($1, $2)', [now, requests]);
}
