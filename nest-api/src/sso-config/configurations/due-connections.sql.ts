import type { PoolClient } from 'pg';
import { leastIdSince } from '../../common/least-id.js';

const MOST_ENDING = 200;
const MOST_REFRESHED = 1_000;
/** A connection that users sign in through is read this often; the others once an hour. */
const BUSY_MS = 5 * 60_000;

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

/** Ids of connections whose turn it is to be read again, the longest due first; then those that are in use. */
export async function dueForRefresh(client: PoolClient, now: Date): Promise<string[]> {
  const recently = now.getTime() - BUSY_MS;
  const { rows } = await client.query<{ id: string }>(
    `(select id from sso_configuration_states where next_refresh_at <= $1
      order by next_refresh_at limit ${MOST_REFRESHED})
     union
     (select s.id from connections_in_use($2) c join sso_configuration_states s on s.id = c
      where s.next_refresh_at > $1 and s.unreachable_since is null and s.refreshed_at < $3 limit ${MOST_REFRESHED})`,
    [now, leastIdSince(recently), new Date(recently)],
  );
  return rows.map(({ id }) => id);
}

/** Ids of connections with an outage to announce, or with the end of one. */
export async function outagesToAnnounce(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from sso_configuration_states
     where (down_since is not null or outage_announced_at is not null)
       and (down_since is null) <> (outage_announced_at is null) limit ${MOST_REFRESHED}`,
  );
  return rows.map(({ id }) => id);
}
