import { SIGNAL_EVENT_DAYS } from '@gatehouse/contracts';
import type { PoolClient } from 'pg';

/** Maintenance only sees events that are old enough. */
export async function removeExpiredEvents(client: PoolClient): Promise<void> {
  await client.query(`delete from signal_events where received_at < now() - make_interval(days => $1)`, [
    SIGNAL_EVENT_DAYS,
  ]);
}
