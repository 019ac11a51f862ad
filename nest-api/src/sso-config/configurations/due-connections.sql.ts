import type { PoolClient } from 'pg';

const MOST_ENDING = 200;
const MOST_REFRESHED = 100;

/** Ids of connections whose certificate ends between two times and that have warnings left, the next to end first. */
export async function endingCertificates(client: PoolClient, from: Date, until: Date): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from sso_configuration_states
     where certificate_expires_at between $1 and $2 and (warned_days is null or warned_days > 1)
     order by certificate_expires_at limit ${MOST_ENDING}`,
    [from, until],
  );
  return rows.map(({ id }) => id);
}

/** Ids of connections whose turn it is to be read again, the longest due first. */
export async function dueForRefresh(client: PoolClient, now: Date): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from sso_configuration_states where next_refresh_at <= $1 order by next_refresh_at limit ${MOST_REFRESHED}`,
    [now],
  );
  return rows.map(({ id }) => id);
}
