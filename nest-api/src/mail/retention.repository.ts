import type { PoolClient } from 'pg';

const BODY_DAYS = 30;
const ROW_DAYS = 400;

/**
 * Removes the words of mails that have served: their link has run out, or they left (or never could) thirty days ago.
 * What was never sent is then `expired`. That there was a mail stays known for a little over a year.
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
