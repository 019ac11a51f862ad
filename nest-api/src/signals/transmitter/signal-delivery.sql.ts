import type { PoolClient } from 'pg';
import {
  EVENT_COLUMNS,
  type QueuedEvent,
  STREAM_COLUMNS,
  type StreamRow,
} from './signal-streams.repository.js';

/** Claims streams with events to push until `until`. */
export async function claimDueStreams(
  client: PoolClient,
  now: Date,
  until: Date,
  most: number,
): Promise<StreamRow[]> {
  const { rows } = await client.query<StreamRow>(
    `update signal_streams set next_attempt_at = $2 where id in (
       select s.id from signal_streams s
       where s.status = 'enabled' and s.delivery = 'push' and s.next_attempt_at <= $1
         and exists (select from signal_outbox o where o.stream_id = s.id)
       order by s.next_attempt_at limit $3 for update skip locked)
     returning ${STREAM_COLUMNS}`,
    [now, until, most],
  );
  return rows;
}

export async function queuedOf(client: PoolClient, streamId: string, most: number): Promise<QueuedEvent[]> {
  const { rows } = await client.query<QueuedEvent>(
    `select ${EVENT_COLUMNS} from signal_outbox where stream_id = $1 order by seq limit $2`,
    [streamId, most],
  );
  return rows;
}

/** @param error that the receiver gave for the last event; null if it accepted it */
export async function noteDelivered(
  client: PoolClient,
  streamId: string,
  { seqs, error }: { seqs: readonly string[]; error: string | null },
  now: Date,
): Promise<void> {
  await client.query('delete from signal_outbox where seq = any($1::bigint[])', [seqs]);
  await client.query(
    `update signal_streams set failures = 0, delivered_at = $2, last_error = $3 where id = $1`,
    [streamId, now, error],
  );
}

/** Releases a claimed stream. */
export async function release(client: PoolClient, streamId: string, now: Date): Promise<void> {
  await client.query('update signal_streams set next_attempt_at = $2 where id = $1', [streamId, now]);
}

export async function noteFailure(
  client: PoolClient,
  streamId: string,
  { failures, error, nextAttemptAt }: { failures: number; error: string; nextAttemptAt: Date },
): Promise<void> {
  await client.query(
    `update signal_streams set failures = $2, last_error = $3, next_attempt_at = $4 where id = $1`,
    [streamId, failures, error, nextAttemptAt],
  );
}

/** Streams with more events than a queue may hold. */
export async function overfull(
  client: PoolClient,
  limit: number,
): Promise<{ id: string; tenantId: string }[]> {
  const { rows } = await client.query<{ id: string; tenantId: string }>(
    `select s.id, s.tenant_id as "tenantId" from signal_streams s where s.status <> 'disabled'
       and (select count(*) from (select 1 from signal_outbox o where o.stream_id = s.id limit $1 + 1) counted) > $1`,
    [limit],
  );
  return rows;
}
