import type { PoolClient } from 'pg';

/** A connection whose events are to be fetched. */
export interface DuePoll {
  readonly connectionId: string;
  readonly pollEndpoint: string;
  /** Sealed. */
  readonly managementToken: string;
  readonly failures: number;
}

/** Claims due polls until `until`. */
export async function claimDuePolls(
  client: PoolClient,
  now: Date,
  until: Date,
  most: number,
): Promise<DuePoll[]> {
  const { rows } = await client.query<DuePoll>(
    `update signal_receivers set next_poll_at = $2 where configuration_id in (
       select configuration_id from signal_receivers where delivery = 'poll' and next_poll_at <= $1
       order by next_poll_at limit $3 for update skip locked)
     returning configuration_id as "connectionId", poll_endpoint as "pollEndpoint",
       management_token as "managementToken", poll_failures as failures`,
    [now, until, most],
  );
  return rows;
}

export async function notePoll(
  client: PoolClient,
  connectionId: string,
  { failures, error, nextPollAt }: { failures: number; error: string | null; nextPollAt: Date },
): Promise<void> {
  await client.query(
    `update signal_receivers set poll_failures = $2, poll_error = $3, next_poll_at = $4 where configuration_id = $1`,
    [connectionId, failures, error, nextPollAt],
  );
}
