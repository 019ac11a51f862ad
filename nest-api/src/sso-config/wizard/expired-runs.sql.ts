import type { PoolClient } from 'pg';

/** Deletes expired runs together with their links. */
export async function removeExpiredRuns(client: PoolClient): Promise<void> {
  await client.query('delete from sso_wizard_runs where expires_at < now()');
}
