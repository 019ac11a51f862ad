import type { LogoutDeliveryDto } from '@gatehouse/contracts';
import type { PoolClient } from 'pg';

/** A notification that this process delivers. */
export interface ClaimedNotice {
  readonly id: string;
  /** Id of the row. */
  readonly client: string;
  readonly userId: string;
  readonly sessionId: string | null;
  readonly issuerSlug: string | null;
  readonly attempts: number;
}

interface Outcome {
  readonly status: LogoutDeliveryDto['status'];
  readonly nextAttemptAt: Date;
  readonly lastError: string | null;
  readonly sentAt: Date | null;
}

const KEPT_DAYS = 30;

/** Claims due notifications until `until`. */
export async function claimDue(
  client: PoolClient,
  now: Date,
  until: Date,
  limit: number,
): Promise<ClaimedNotice[]> {
  const { rows } = await client.query<ClaimedNotice>(
    `update oauth_logout_deliveries d set attempts = attempts + 1, next_attempt_at = $2
     where id in (
       select id from oauth_logout_deliveries where status = 'queued' and next_attempt_at <= $1
       order by next_attempt_at limit $3 for update skip locked)
     returning d.id, d.client_id as client, d.user_id as "userId", d.session_id as "sessionId",
       d.issuer_slug as "issuerSlug", d.attempts`,
    [now, until, limit],
  );
  return rows;
}

export async function noteOutcome(
  client: PoolClient,
  id: string,
  { status, nextAttemptAt, lastError, sentAt }: Outcome,
): Promise<void> {
  await client.query(
    `update oauth_logout_deliveries set status = $2, next_attempt_at = $3, last_error = $4, sent_at = $5
     where id = $1`,
    [id, status, nextAttemptAt, lastError, sentAt],
  );
}

/** Deletes results after a month, in small batches, so that no statement locks many rows. */
export async function clearDeliveries(client: PoolClient, stopping: AbortSignal): Promise<void> {
  let cleared: number;
  do {
    const result = await client.query(
      `delete from oauth_logout_deliveries where id in (
         select id from oauth_logout_deliveries where created_at < now() - make_interval(days => $1) limit 1000)`,
      [KEPT_DAYS],
    );
    cleared = result.rowCount ?? 0;
  } while (cleared === 1_000 && !stopping.aborted);
}
