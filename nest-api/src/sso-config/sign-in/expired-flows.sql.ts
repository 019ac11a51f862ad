import type { PoolClient } from 'pg';

const BATCH = 5_000;

/** Deletes unfinished sign-ins an hour after they expired. */
export async function removeExpiredFlows(client: PoolClient): Promise<void> {
  await client.query("delete from sso_flows where expires_at < now() - interval '1 hour'");
}

/** The policy of maintenance shows it expired rows alone; ids grow with time, so that they are found by the key. */
export async function removeExpiredTraces(client: PoolClient, stopping: AbortSignal): Promise<void> {
  let removed: number;
  do {
    const { rowCount } = await client.query(
      'delete from sign_in_traces where id in (select id from sign_in_traces order by id limit $1)',
      [BATCH],
    );
    removed = rowCount ?? 0;
  } while (removed === BATCH && !stopping.aborted);
}
