import type { PoolClient } from 'pg';

const BODY_DAYS = 30;
const ROW_DAYS = 400;

/**
 * Removes the content of emails whose link has expired, and of those that were sent or failed 30 days ago. Unsent ones
 * become `expired`. The rows without content are kept for a little over a year.
 */
export async function clearOutbox(client: PoolClient, now: Date): Promise<void> {
  await client.query(
    `update outbox set content = null, status = case when status = 'queued' then 'expired' else status end
     where content is not null
       and (expires_at < $1 or coalesce(sent_at, created_at) < $1::timestamptz - make_interval(days => ${BODY_DAYS}))`,
    [now],
  );
  await client.query(
    `delete from outbox where created_at < $1::timestamptz - make_interval(days => ${ROW_DAYS})`,
    [now],
  );
}
