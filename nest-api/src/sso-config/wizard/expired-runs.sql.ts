import type { PoolClient } from 'pg';

/** Removes ways through the wizard that have expired; their links go with them. */
export async function removeExpiredRuns(client: PoolClient): Promise<void> {
  await client.query('delete from sso_wizard_runs where expires_at < now()');
}
