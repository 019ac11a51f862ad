import type { ClientBase } from 'pg';
import { hashSessionToken, newSessionToken } from '../auth/session-token.js';
import { isDeadlock } from '../database/deadlock.js';

/** An organization of the proof. */
export interface Canary {
  readonly tenantId: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly invitationId: string;
  readonly importId: string;
  readonly domainId: string;
  readonly connectionId: string;
  readonly attemptId: string;
  readonly deviceId: string;
  /** Texts that only this organization's data contains. */
  readonly marks: string[];
  /** Of its admin's session. */
  readonly token: string;
}

/** A proof takes seconds. A session that a killed process leaves behind is soon of no use. */
const SESSION_MS = 10 * 60_000;

/** One use at a time: the proof, and the attack of the command "doctor". */
const LOCK = 7_246_017;

/**
 * Creates both, after removing those of a killed process. Waits while another process uses them.
 *
 * @param client connected as the maintenance role; call `removeCanaries` with the same
 */
export async function createCanaries(client: ClientBase, now: Date): Promise<[Canary, Canary]> {
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  await remove(client);
  const tokens = [newSessionToken(), newSessionToken()];
  const { rows } = await client.query<Omit<Canary, 'token'>>(
    'select * from create_isolation_canaries($1, $2, $3)',
    [now, new Date(now.getTime() + SESSION_MS), tokens.map(hashSessionToken)],
  );
  const [one, other] = rows.map((row, place) => ({ ...row, token: tokens[place] as string }));
  if (!one || !other) throw new Error('the canaries were not created');
  return [one, other];
}

/** Erases both with everything that belongs to them. */
export async function removeCanaries(client: ClientBase): Promise<void> {
  await remove(client);
  await client.query('select pg_advisory_unlock($1)', [LOCK]);
}

/** A late record of a canary's sign-in can lock the same rows in another order. */
const MOST_DEADLOCKS = 5;

async function remove(client: ClientBase): Promise<void> {
  for (let deadlocks = 0; ; deadlocks++) {
    try {
      await client.query('select remove_isolation_canaries()');
      return;
    } catch (error) {
      if (!isDeadlock(error) || deadlocks === MOST_DEADLOCKS) throw error;
    }
  }
}
