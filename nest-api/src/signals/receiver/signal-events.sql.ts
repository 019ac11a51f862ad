import { SIGNAL_EVENT_DAYS, SIGNAL_MAX_AGE_DAYS } from '@gatehouse/contracts';
import type { PoolClient } from 'pg';

/** Deletes events that were received long ago, and those that no application took for as long as a receiver accepts them. */
export async function removeExpiredEvents(client: PoolClient): Promise<void> {
  await client.query('delete from signal_events where received_at < now() - make_interval(days => $1)', [
    SIGNAL_EVENT_DAYS,
  ]);
  await client.query('delete from signal_outbox where created_at < now() - make_interval(days => $1)', [
    SIGNAL_MAX_AGE_DAYS,
  ]);
}
